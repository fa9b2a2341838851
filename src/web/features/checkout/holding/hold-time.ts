import { api } from '../../../api-client.ts'
import { clientState } from '../../../client-state.ts'
import { createStore, useStore } from '../../../store.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { changes } from '../../schedule/week-slots.ts'

/** A time that its customer is about to book. */
export interface RequestedTime extends VisitTime {
  readonly userName: string
  /** The order that would give up its time for this one. */
  readonly replacedOrderId?: string | undefined
  /** Until when the salon takes bookings for it, epoch ms. */
  readonly bookableUntil: number
  /** An order for it was sent and may stand, its answer lost: then the time is taken by whom it was meant for. */
  readonly mayBeBooked: () => boolean
}

interface HoldState {
  /** By the visitor's own clock, epoch ms; null while nothing is held. */
  readonly until: number | null
  /** A time that can no longer be booked, and the nearest free ones. */
  readonly lost: LostTime | null
}

interface LostTime {
  readonly slot: VisitTime
  readonly nextSlots: readonly VisitTime[]
  /** Somebody else was first; otherwise the salon no longer takes bookings for it. */
  readonly isTaken: boolean
}

interface Hold {
  readonly id: string
  /** By the visitor's own clock, epoch ms. */
  readonly endsAt: number
  /** How far that clock is ahead of the server's; below zero where it is behind. */
  readonly clockOffsetMs: number
}

const NO_HOLD: HoldState = { until: null, lost: null }
const RENEW_MS = 120_000
/** Ends are told in whole seconds. */
const ROUNDING_MS = 1_000
const MAX_WAIT_MS = 12 * 3_600_000

const holdStore = createStore<HoldState>(NO_HOLD)

/** What is held right now, and what was lost. */
export function useHoldState<S>(select: (holdStore: HoldState) => S): S {
  return useStore(holdStore, NO_HOLD, select)
}

/**
 * Holds a time while the page is in sight, looks after it when something has changed, and gives it back when the returned
 * function is called or the page goes away.
 * Where holding does not work nothing is said: booking does all the same.
 */
export function holdTime(requested: RequestedTime): () => void {
  let hold: Hold | null = null
  let clockOffsetMs = 0
  let timer = 0
  let isStopped = false
  let isPageHidden = false

  const check = async () => {
    if (isStopped || isPageHidden || document.hidden) return
    const before = hold
    const result = await renewOrCreate(requested, before)
    hold = result.hold
    clockOffsetMs = hold?.clockOffsetMs ?? clockOffsetMs
    // Where the page went meanwhile, it gave back what it knew of.
    if (isPageHidden && hold?.id !== before?.id) return releaseCurrent()
    if (!isStopped && !isPageHidden) publish(result)
  }
  const publish = (result: CheckResult) => {
    holdStore.set({ until: hold?.endsAt ?? null, lost: lostTimeOf(requested, result) })
    // Sooner than the server refuses it a look would take the time anew, also where it was given up.
    const nextCheckMs = nextCheckDelay(result, requested.bookableUntil + clockOffsetMs)
    if (nextCheckMs !== null) timer = window.setTimeout(checkNow, nextCheckMs)
  }
  const checkNow = () => {
    clearTimeout(timer)
    runInOrder(check)
  }
  const releaseCurrent = (): Promise<unknown> => {
    clearTimeout(timer)
    const released = hold
    hold = null
    holdStore.set(NO_HOLD)
    return released ? release(released.id) : Promise.resolve()
  }
  // What waits for its turn as the page goes must not take anew what is given back.
  const onPageHide = () => {
    isPageHidden = true
    void releaseCurrent()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isPageHidden = false
    checkNow()
  }
  // The order under way ends its hold by itself: a look would ask for one that is gone.
  const onChange = () => hold && !requested.mayBeBooked() && checkNow()
  const stop = () => {
    isStopped = true
    unsubscribe()
    document.removeEventListener('visibilitychange', checkNow)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    holdStore.set(NO_HOLD)
    runInOrder(releaseCurrent)
  }
  const unsubscribe = changes.subscribe(onChange)
  document.addEventListener('visibilitychange', checkNow)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  checkNow()
  return stop
}

// One after the other: what is given back late must not be what was taken since.
let lastTask: Promise<unknown> = Promise.resolve()
function runInOrder(task: () => Promise<unknown>): void {
  lastTask = lastTask.then(task, task)
}

interface CheckResult {
  readonly hold: Hold | null
  readonly lost?: HoldState['lost']
  /** Null where there is nothing to look after. */
  readonly nextCheckMs: number | null
}

/** Renews what is held, or takes it anew once it has run out. */
async function renewOrCreate(requested: RequestedTime, before: Hold | null): Promise<CheckResult> {
  const activeHold = before && Date.now() < before.endsAt ? before : null
  const answer = await (activeHold ? renewHold(activeHold.id, requested) : createHold(requested))
  if (answer.ok) {
    const { holdId, expiresAt, expiresInSeconds } = answer.reply.data
    const lifetimeMs = expiresInSeconds * 1000
    const endsAt = Date.now() + lifetimeMs
    const hold = { id: holdId, endsAt, clockOffsetMs: endsAt - Date.parse(expiresAt) }
    return { hold, nextCheckMs: Math.max(1_000, Math.min(RENEW_MS, lifetimeMs)) }
  }
  if (answer.refusal === 'slot-taken' || answer.refusal === 'outside-working-hours') {
    const isTaken = answer.refusal === 'slot-taken'
    return { hold: null, nextCheckMs: null, lost: { ...lostTime(requested, answer.data), isTaken } }
  }
  // What ended before its time was given up for another time, in another tab of the same person.
  if (answer.refusal === 'not-found') return { hold: null, nextCheckMs: null }
  return { hold: answer.status === 0 ? activeHold : null, nextCheckMs: RENEW_MS }
}

function lostTimeOf(
  { mayBeBooked }: RequestedTime,
  { lost = null }: CheckResult,
): HoldState['lost'] {
  return mayBeBooked() ? null : lost
}

/** As asked for, and in any case once the salon takes no more bookings for the time: an instant of the visitor's clock. */
function nextCheckDelay(
  { lost, nextCheckMs: delayMs }: CheckResult,
  bookableUntil: number,
): number | null {
  if (lost) return null
  const untilDeadlineMs = bookableUntil + ROUNDING_MS - Date.now()
  if (untilDeadlineMs <= 0 || untilDeadlineMs > MAX_WAIT_MS) return delayMs
  return delayMs === null ? untilDeadlineMs : Math.min(delayMs, untilDeadlineMs)
}

function createHold({ userName, startTime, endTime, replacedOrderId }: RequestedTime) {
  const durationMinutes = (Date.parse(endTime) - Date.parse(startTime)) / 60_000
  const body = {
    userName,
    startTime,
    durationMinutes,
    ...(replacedOrderId && { orderId: replacedOrderId }),
  }
  return api('holdSlot', { body })
}

function renewHold(holdId: string, { replacedOrderId }: RequestedTime) {
  return api('renewHold', {
    params: { holdId },
    body: replacedOrderId ? { orderId: replacedOrderId } : {},
  })
}

/** Whoever has signed out meanwhile can give nothing back: it runs out by itself. */
async function release(holdId: string) {
  if (clientState.get().loggedInUserInfo?.userName === null) return
  return api('releaseHold', { params: { holdId }, body: {}, keepalive: true })
}

function lostTime({ startTime, endTime }: RequestedTime, data: unknown) {
  const { nextSlots = [] } = (data ?? {}) as { nextSlots?: readonly VisitTime[] }
  return { slot: { startTime, endTime }, nextSlots }
}
