import { CancelledError, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { api } from '../../api-client.ts'
import { replyOf } from '../../query-client.ts'
import type { Slot } from '../booking/slot-days.ts'
import { CalendarReadyContext } from './calendar-ready.ts'

/** The salon and the visit to find free times for. */
export interface VisitQuery {
  readonly userName: string
  readonly durationMinutes: number
  /** What the visit consists of; the time kept free after it depends on it. */
  readonly catalogItemIds: readonly string[]
  /** Where the visit is, once chosen: one at home keeps travel free too. */
  readonly serviceLocation?: ServiceLocation | undefined
  /** The order that is being changed; its own time counts as free (row CHECKOUT-10). */
  readonly replacedOrderId?: string | undefined
}

/** A week from Monday. Without slots if it failed (row DATA-06) or the salon no longer exists ('gone'). */
export interface WeekSlots {
  readonly status: 'loading' | 'loaded' | 'failed' | 'gone'
  readonly slots: readonly Slot[]
}

/** An older week is fetched again when it is shown. */
const MAX_AGE_MS = 60_000

/** The query key of something found in a salon's free times. All keys of a salon have the same beginning. */
export function slotsKey(
  { userName, durationMinutes, catalogItemIds, serviceLocation, replacedOrderId }: VisitQuery,
  kind: 'week' | 'next-free' | 'nearest-free',
  start: string,
) {
  const visit = [durationMinutes, catalogItemIds.join(), serviceLocation, replacedOrderId] as const
  return ['slots', userName, kind, start, ...visit] as const
}

/** The slots of a week from Monday. */
export function slotsQuery(visitQuery: VisitQuery, monday: PlainDate) {
  return queryOptions({
    queryKey: slotsKey(visitQuery, 'week', monday),
    queryFn: () => fetchWeek(visitQuery, monday),
    staleTime: MAX_AGE_MS,
  })
}

/** The cached or fetched slots of a week; fetched again if the calendar changes meanwhile. */
export async function loadWeek(
  queryClient: QueryClient,
  visitQuery: VisitQuery,
  monday: PlainDate,
): Promise<readonly Slot[]> {
  try {
    return await queryClient.query(slotsQuery(visitQuery, monday))
  } catch (error) {
    if (error instanceof CancelledError) return loadWeek(queryClient, visitQuery, monday)
    throw error
  }
}

/** The slots of a week for a component. A failed reload does not replace them. */
export function useWeekSlots(visitQuery: VisitQuery, monday: PlainDate): WeekSlots {
  const enabled = use(CalendarReadyContext)
  const { data, error } = useQuery({ ...slotsQuery(visitQuery, monday), enabled })
  if (error?.cause === 'not-found') return { status: 'gone', slots: [] }
  if (data) return { status: 'loaded', slots: data }
  return { status: error ? 'failed' : 'loading', slots: [] }
}

async function fetchWeek(
  { userName, durationMinutes, catalogItemIds, serviceLocation, replacedOrderId }: VisitQuery,
  monday: PlainDate,
): Promise<readonly Slot[]> {
  // With the user's token: times held for the user are free.
  const answer = await api('listSlotsWithToken', {
    params: { userName },
    query: {
      startDate: monday,
      endDate: addDays(monday, 6),
      window: durationMinutes,
      ...(catalogItemIds.length > 0 && { catalogItemIds: catalogItemIds.join() }),
      ...(serviceLocation && { serviceLocation }),
      ...(replacedOrderId && { orderId: replacedOrderId }),
    },
  })
  return replyOf(answer, 'The free times did not load').data.availableSlots
}
