import { useEffect } from 'react'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import { createStore, useStore } from '../../store.ts'
import type { Slot } from '../booking/slot-days.ts'
import { pendingWatchOf } from './pending-watch.ts'

/** Whose free time is asked for, and for how long a visit. */
export interface VisitQuery {
  readonly userName: string
  readonly durationMinutes: number
  /** An order that would give up its time for this one: that time counts as free (row CHECKOUT-10). */
  readonly replacedOrderId?: string | undefined
}

/** A week from Monday. A failed one has no slots (row DATA-06), nor has one of a salon that is gone from the market. */
export interface WeekSlots {
  readonly status: 'loading' | 'loaded' | 'failed' | 'gone'
  readonly slots: readonly Slot[]
  /** Below zero once something has changed since. */
  readonly askedAt: number
}

export const LOADING: WeekSlots = { status: 'loading', slots: [], askedAt: 0 }
/** Another visitor may take a time meanwhile; what is older is asked for again when it is shown. */
const FRESH_MS = 60_000

type Weeks = { [week: string]: WeekSlots | undefined }
const noWeeks: Weeks = {}
/** Known ones, and those being fetched, for who brings them up to date. */
export const weeks = createStore<Weeks>(noWeeks)
/** How often something has changed or was asked for again, for who shows more than a week. */
export const changes = createStore({ times: 0 })
export const underWay = new Map<string, Promise<WeekSlots>>()

/** The slots of the week that begins on a Monday, fetched when they are not known or stale. */
export function useWeekSlots(visitQuery: VisitQuery, monday: PlainDate): WeekSlots {
  const key = keyOf(visitQuery, monday)
  const known = useStore(weeks, noWeeks, (all) => all[key])
  const isUnknown = known === undefined
  const change = Math.min(known?.askedAt ?? 0, 0)
  const { userName, durationMinutes, replacedOrderId } = visitQuery
  // biome-ignore lint/correctness/useExhaustiveDependencies: a week that was forgotten or has changed is asked for again
  useEffect(() => {
    loadWeek({ userName, durationMinutes, replacedOrderId }, monday)
  }, [userName, durationMinutes, replacedOrderId, monday, isUnknown, change])
  return known ?? LOADING
}

/** Answers the week as it is known, else fetches it; the same request serves all who ask at once. */
export function loadWeek(visitQuery: VisitQuery, monday: PlainDate): Promise<WeekSlots> {
  const key = keyOf(visitQuery, monday)
  const known = weeks.get()[key]
  const isFresh = known?.status === 'loaded' && Date.now() - known.askedAt < FRESH_MS
  if (isFresh) return Promise.resolve(known)
  const underWayNow = underWay.get(key)
  if (underWayNow) return underWayNow
  const ask = async () => {
    const week = await fetchWeek(visitQuery, monday)
    if (underWay.get(key) === running) take(key, week)
    return week
  }
  const running: Promise<WeekSlots> =
    pendingWatchOf(visitQuery.userName)?.then(() =>
      underWay.get(key) === running ? ask() : loadWeek(visitQuery, monday),
    ) ?? ask()
  underWay.set(key, running)
  return running
}

/** Looks and tells what it found, again whenever times have changed, until the returned function is called. */
export function whileTimesChange<Found>(
  find: () => Promise<Found>,
  tell: (found: Found) => void,
): () => void {
  let looks = 0
  const look = async () => {
    looks += 1
    const mine = looks
    const found = await find()
    if (mine === looks) tell(found)
  }
  const stop = changes.subscribe(look)
  look()
  return () => {
    looks += 1
    stop()
  }
}

// What was known is better than nothing; a later try may bring what is new.
function take(key: string, week: WeekSlots): void {
  underWay.delete(key)
  const known = weeks.get()[key]
  if (week.status === 'failed' && known?.status === 'loaded') return
  weeks.set({ [key]: week })
}

async function fetchWeek(visitQuery: VisitQuery, monday: PlainDate): Promise<WeekSlots> {
  const askedAt = Date.now()
  const { replacedOrderId } = visitQuery
  const params = { userName: visitQuery.userName }
  const query = {
    startDate: monday,
    endDate: addDays(monday, 6),
    window: visitQuery.durationMinutes,
  }
  // As whoever asks: what is held for them is free to them.
  const answer = await api('listSlotsWithToken', {
    ...{ params, query: { ...query, ...(replacedOrderId && { orderId: replacedOrderId }) } },
  })
  if (!answer.ok) logError('The free times did not load', answer.refusal)
  const week: WeekSlots = answer.ok
    ? { status: 'loaded', slots: answer.reply.data.availableSlots, askedAt }
    : { status: answer.refusal === 'not-found' ? 'gone' : 'failed', slots: [], askedAt }
  return week
}

/** Under which a week is known: it ends with its Monday. */
export function keyOf(
  { userName, durationMinutes, replacedOrderId }: VisitQuery,
  monday: PlainDate,
): string {
  return `${userName} ${durationMinutes} ${replacedOrderId ?? ''} ${monday}`
}
