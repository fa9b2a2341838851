import { useEffect } from 'react'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { api } from '../../api-client.ts'
import { logFault } from '../../log.ts'
import { createStore, useStore } from '../../store.ts'
import type { Slot } from '../booking/slot-days.ts'

/** Whose free time is asked for, and for how long a visit. */
export interface AskedVisit {
  readonly userName: string
  readonly durationMinutes: number
  /** An order that would give up its time for this one: that time counts as free (row CHECKOUT-10). */
  readonly insteadOf?: string | undefined
}

/** A week from Monday. A failed one has no slots (row DATA-06). */
export interface WeekSlots {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly slots: readonly Slot[]
  readonly askedAt: number
}

const LOADING: WeekSlots = { status: 'loading', slots: [], askedAt: 0 }
/** Another visitor may take a time meanwhile; what is older is asked for again when it is shown. */
const FRESH_MS = 60_000

type Weeks = { [week: string]: WeekSlots | undefined }
const noWeeks: Weeks = {}
const weeks = createStore<Weeks>(noWeeks)
const underWay = new Map<string, Promise<WeekSlots>>()

/** The slots of the week that begins on a Monday, fetched when they are not known or stale. */
export function useWeekSlots(asked: AskedVisit, monday: PlainDate): WeekSlots {
  const key = keyOf(asked, monday)
  const known = useStore(weeks, noWeeks, (all) => all[key])
  const isUnknown = known === undefined
  const { userName, durationMinutes, insteadOf } = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: a week that was forgotten is asked for again
  useEffect(() => {
    loadWeek({ userName, durationMinutes, insteadOf }, monday)
  }, [userName, durationMinutes, insteadOf, monday, isUnknown])
  return known ?? LOADING
}

/** Answers the week as it is known, else fetches it; the same request serves all who ask at once. */
export function loadWeek(asked: AskedVisit, monday: PlainDate): Promise<WeekSlots> {
  const key = keyOf(asked, monday)
  const known = weeks.get()[key]
  const isFresh = known?.status === 'loaded' && Date.now() - known.askedAt < FRESH_MS
  if (isFresh) return Promise.resolve(known)
  const running = underWay.get(key) ?? fetchWeek(asked, monday, key)
  underWay.set(key, running)
  return running
}

/** Forgets what was free, because it has changed; a week in sight is fetched anew. */
export function forgetSlots(): void {
  weeks.set(Object.fromEntries(Object.keys(weeks.get()).map((key) => [key, undefined])))
}

async function fetchWeek(asked: AskedVisit, monday: PlainDate, key: string): Promise<WeekSlots> {
  const askedAt = Date.now()
  const { insteadOf } = asked
  const params = { userName: asked.userName }
  const query = { startDate: monday, endDate: addDays(monday, 6), window: asked.durationMinutes }
  const answer = insteadOf
    ? await api('listSlotsWithToken', { params, query: { ...query, orderId: insteadOf } })
    : await api('listSlots', { params, query })
  if (!answer.ok) logFault('The free times did not load', answer.refusal)
  const week: WeekSlots = answer.ok
    ? { status: 'loaded', slots: answer.reply.data.availableSlots, askedAt }
    : { status: 'failed', slots: [], askedAt }
  underWay.delete(key)
  weeks.set({ [key]: week })
  return week
}

function keyOf({ userName, durationMinutes, insteadOf }: AskedVisit, monday: PlainDate): string {
  return `${userName} ${durationMinutes} ${insteadOf ?? ''} ${monday}`
}
