import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { addDays, mondayOf, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dateOf, firstFreeSlot, type Slot } from '../booking/slot-days.ts'
import { CalendarReadyContext } from './calendar-ready.ts'
import { loadWeek, slotsKey, type VisitQuery } from './slots-query.ts'

/** Number of weeks that are searched, including this one. */
export const WEEKS_AHEAD = 6

/** The salon's next free time; 'none' in the coming weeks, or 'failed' to load. */
export type NextFree =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly slot: Slot }
  | { readonly status: 'none' | 'failed' }

/** The first free slot from a date on, or null. */
export function nextFreeQuery(visitQuery: VisitQuery, from: PlainDate) {
  return queryOptions({
    queryKey: slotsKey(visitQuery, 'next-free', from),
    queryFn: ({ client }) => findNextFree(client, visitQuery, from),
  })
}

/** The first free time for a visit from a date on; updated when the calendar changes. */
export function useNextFree(visitQuery: VisitQuery, from: PlainDate): NextFree {
  const enabled = use(CalendarReadyContext)
  const { data, isError } = useQuery({ ...nextFreeQuery(visitQuery, from), enabled })
  // A failed reload does not replace what is shown.
  if (data === undefined) return { status: isError ? 'failed' : 'looking' }
  return data ? { status: 'found', slot: data } : { status: 'none' }
}

/** Searches week by week, so that usually one small request is enough. */
async function findNextFree(
  queryClient: QueryClient,
  visitQuery: VisitQuery,
  from: PlainDate,
): Promise<Slot | null> {
  for (let ahead = 0; ahead < WEEKS_AHEAD; ahead += 1) {
    const slots = await loadWeek(queryClient, visitQuery, addDays(mondayOf(from), ahead * 7))
    const slot = firstFreeSlot(slots.filter(({ startTime }) => dateOf(startTime) >= from))
    if (slot) return slot
  }
  return null
}
