import { useEffect } from 'react'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import { createStore, useStore } from '../../store.ts'
import type { Slot } from '../booking/slot-days.ts'
import { pendingWatchOf } from './pending-watch.ts'

/** The salon and the visit to find free times for. */
export interface VisitQuery {
  readonly userName: string
  readonly durationMinutes: number
  /** The order that is being changed; its own time counts as free (row CHECKOUT-10). */
  readonly replacedOrderId?: string | undefined
}

/** A week from Monday. Without slots if it failed (row DATA-06) or the salon no longer exists ('gone'). */
export interface WeekSlots {
  readonly status: 'loading' | 'loaded' | 'failed' | 'gone'
  readonly slots: readonly Slot[]
  /** Epoch ms; negative if the calendar has changed since. */
  readonly requestedAt: number
}

export const LOADING: WeekSlots = { status: 'loading', slots: [], requestedAt: 0 }
/** An older week is fetched again when it is shown. */
const MAX_AGE_MS = MINUTE_MS

type Weeks = { [week: string]: WeekSlots | undefined }
const noWeeks: Weeks = {}
/** The cached weeks by `weekKey`. */
export const weeks = createStore<Weeks>(noWeeks)
/** Counts changes and retries, for components that read several weeks. */
export const changes = createStore({ count: 0 })
export const pendingWeeks = new Map<string, Promise<WeekSlots>>()

/** The slots of a week from Monday; fetched if absent or outdated. */
export function useWeekSlots(visitQuery: VisitQuery, monday: PlainDate): WeekSlots {
  const key = weekKey(visitQuery, monday)
  const cached = useStore(weeks, noWeeks, (all) => all[key])
  const isUnknown = cached === undefined
  const change = Math.min(cached?.requestedAt ?? 0, 0)
  const { userName, durationMinutes, replacedOrderId } = visitQuery
  // biome-ignore lint/correctness/useExhaustiveDependencies: a week that was cleared or has changed is fetched again
  useEffect(() => {
    loadWeek({ userName, durationMinutes, replacedOrderId }, monday)
  }, [userName, durationMinutes, replacedOrderId, monday, isUnknown, change])
  return cached ?? LOADING
}

/** Returns the cached week or fetches it; simultaneous calls share one request. */
export function loadWeek(visitQuery: VisitQuery, monday: PlainDate): Promise<WeekSlots> {
  const key = weekKey(visitQuery, monday)
  const cached = weeks.get()[key]
  const isFresh = cached?.status === 'loaded' && Date.now() - cached.requestedAt < MAX_AGE_MS
  if (isFresh) return Promise.resolve(cached)
  const pendingWeek = pendingWeeks.get(key)
  if (pendingWeek) return pendingWeek
  const fetchAndStore = async () => {
    const week = await fetchWeek(visitQuery, monday)
    if (pendingWeeks.get(key) === request) storeWeek(key, week)
    return week
  }
  const request: Promise<WeekSlots> =
    pendingWatchOf(visitQuery.userName)?.then(() =>
      pendingWeeks.get(key) === request ? fetchAndStore() : loadWeek(visitQuery, monday),
    ) ?? fetchAndStore()
  pendingWeeks.set(key, request)
  return request
}

/** Runs `find` now and after every change, and notifies of the result, until the returned function is called. */
export function repeatOnChanges<Result>(
  find: () => Promise<Result>,
  notify: (result: Result) => void,
): () => void {
  let runCount = 0
  const run = async () => {
    runCount += 1
    const ownRun = runCount
    const result = await find()
    if (ownRun === runCount) notify(result)
  }
  const unsubscribe = changes.subscribe(run)
  run()
  return () => {
    runCount += 1
    unsubscribe()
  }
}

// A failed request does not replace a loaded week.
function storeWeek(key: string, week: WeekSlots): void {
  pendingWeeks.delete(key)
  const cached = weeks.get()[key]
  if (week.status === 'failed' && cached?.status === 'loaded') return
  weeks.set({ [key]: week })
}

async function fetchWeek(visitQuery: VisitQuery, monday: PlainDate): Promise<WeekSlots> {
  const requestedAt = Date.now()
  const { replacedOrderId } = visitQuery
  const params = { userName: visitQuery.userName }
  const query = {
    startDate: monday,
    endDate: addDays(monday, 6),
    window: visitQuery.durationMinutes,
  }
  // With the user's token: times held for the user are free.
  const answer = await api('listSlotsWithToken', {
    params,
    query: { ...query, ...(replacedOrderId && { orderId: replacedOrderId }) },
  })
  if (!answer.ok) logError('The free times did not load', answer.refusal)
  const week: WeekSlots = answer.ok
    ? { status: 'loaded', slots: answer.reply.data.availableSlots, requestedAt }
    : { status: answer.refusal === 'not-found' ? 'gone' : 'failed', slots: [], requestedAt }
  return week
}

/** The cache key of a week; it ends with its Monday. */
export function weekKey(
  { userName, durationMinutes, replacedOrderId }: VisitQuery,
  monday: PlainDate,
): string {
  return `${userName} ${durationMinutes} ${replacedOrderId ?? ''} ${monday}`
}
