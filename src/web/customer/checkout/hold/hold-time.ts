import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { api } from '../../../api-client.ts'
import { clientState } from '../../../client-state.ts'
import { createStore, useStore } from '../../../store.ts'
import type { VisitTime } from '../../booking/slot-days.ts'

/** The time to hold. */
export interface RequestedTime extends VisitTime {
  readonly userName: string
  readonly catalogItemIds: readonly string[]
  /** Where the visit is, once chosen. */
  readonly serviceLocation?: ServiceLocation | undefined
  /** The order whose time this one would replace. */
  readonly replacedOrderId?: string | undefined
  /** The end of bookability (epoch ms). */
  readonly bookableUntil: number
  /** Whether an order for it was sent whose response was lost: then its own order may have taken the time. */
  readonly mayBeBooked: () => boolean
}

interface HoldState {
  /** End of the hold by the visitor's clock (epoch ms); null without a hold. */
  readonly until: number | null
  /** A time that can no longer be booked, with the nearest free ones. */
  readonly lost: LostTime | null
}

export interface LostTime {
  readonly slot: VisitTime
  readonly nextSlots: readonly VisitTime[]
  /** True if another customer has it; false if it is too late to book it. */
  readonly isTaken: boolean
}

interface Hold {
  readonly id: string
  /** End by the visitor's clock (epoch ms). */
  readonly endsAt: number
  /** The visitor's clock minus the server's. */
  readonly clockOffsetMs: number
}

const NO_HOLD: HoldState = { until: null, lost: null }
const RENEW_MS = 120_000
/** The server rounds ends to whole seconds. */
const ROUNDING_MS = 1_000
const MAX_WAIT_MS = 12 * HOUR_MS

export const holdStore = createStore<HoldState>(NO_HOLD)

/** Subscribes a component to the state of the hold. */
export function useHoldState<S>(select: (holdStore: HoldState) => S): S {
  return useStore(holdStore, NO_HOLD, select)
}

/** Listeners of the times that are being held. */
const changeListeners = new Set<() => void>()

/** Checks what is held after a change of the calendar. */
export function checkHold(): void {
  for (const listener of changeListeners) listener()
}

/**
 * Holds a time while the page is visible and renews the hold. Releases it when the returned function is called or the
 * page is left. Errors are not shown: booking works without a hold.
 */
export function holdTime(requested: RequestedTime): () => void {
  let hold: Hold | null = null
  let clockOffsetMs = 0
  let timer = 0
  let isStopped = false
  let isPageHidden = false

  const check = async () => {
    if (isStopped || isPageHidden || document.hidden) return
    const previousHold = hold
    const result = await renewOrCreate(requested, previousHold)
    hold = result.hold
    clockOffsetMs = hold?.clockOffsetMs ?? clockOffsetMs
    // The page was left during the request: onPageHide released the previous hold only.
    if (isPageHidden && hold?.id !== previousHold?.id) return releaseCurrent()
    if (!isStopped && !isPageHidden) publish(result)
  }
  const publish = (result: CheckResult) => {
    holdStore.set({ until: hold?.endsAt ?? null, lost: lostTimeOf(requested, result) })
    // A check before the server refuses the time would create a new hold.
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
  // Queued checks must not create a hold after the page is left.
  const onPageHide = () => {
    isPageHidden = true
    void releaseCurrent()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isPageHidden = false
    checkNow()
  }
  // Placing an order ends its hold; a check would ask for a hold that no longer exists.
  const onChange = () => hold && !requested.mayBeBooked() && checkNow()
  const stop = () => {
    isStopped = true
    changeListeners.delete(onChange)
    document.removeEventListener('visibilitychange', checkNow)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    holdStore.set(NO_HOLD)
    runInOrder(releaseCurrent)
  }
  changeListeners.add(onChange)
  document.addEventListener('visibilitychange', checkNow)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  checkNow()
  return stop
}

// Requests run in order: a late release must not release a newer hold.
let lastTask: Promise<unknown> = Promise.resolve()
function runInOrder(task: () => Promise<unknown>): void {
  lastTask = lastTask.then(task, task)
}

interface CheckResult {
  readonly hold: Hold | null
  readonly lost?: HoldState['lost']
  /** Delay until the next check; null for none. */
  readonly nextCheckMs: number | null
}

/** Renews the hold, or creates one if there is none or it has expired. */
async function renewOrCreate(
  requested: RequestedTime,
  previousHold: Hold | null,
): Promise<CheckResult> {
  const activeHold = previousHold && Date.now() < previousHold.endsAt ? previousHold : null
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
  // The hold was replaced by another one, in another tab of the same user.
  if (answer.refusal === 'not-found') return { hold: null, nextCheckMs: null }
  return { hold: answer.status === 0 ? activeHold : null, nextCheckMs: RENEW_MS }
}

function lostTimeOf(
  { mayBeBooked }: RequestedTime,
  { lost = null }: CheckResult,
): HoldState['lost'] {
  return mayBeBooked() ? null : lost
}

/** Delay until the next check, at the latest when bookability ends; `bookableUntil` is by the visitor's clock. */
function nextCheckDelay(
  { lost, nextCheckMs: delayMs }: CheckResult,
  bookableUntil: number,
): number | null {
  if (lost) return null
  const untilDeadlineMs = bookableUntil + ROUNDING_MS - Date.now()
  if (untilDeadlineMs <= 0 || untilDeadlineMs > MAX_WAIT_MS) return delayMs
  return delayMs === null ? untilDeadlineMs : Math.min(delayMs, untilDeadlineMs)
}

function createHold({
  userName,
  startTime,
  endTime,
  catalogItemIds,
  serviceLocation,
  replacedOrderId,
}: RequestedTime) {
  const durationMinutes = (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS
  const body = {
    userName,
    startTime,
    durationMinutes,
    catalogItemIds: [...catalogItemIds],
    ...(serviceLocation && { serviceLocation }),
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

/** Releases a hold; after a sign-out it expires by itself. */
async function release(holdId: string) {
  if (clientState.get().loggedInUserInfo?.userName === null) return
  return api('releaseHold', { params: { holdId }, body: {}, keepalive: true })
}

function lostTime({ startTime, endTime }: RequestedTime, data: unknown) {
  const { nextSlots = [] } = (data ?? {}) as { nextSlots?: readonly VisitTime[] }
  return { slot: { startTime, endTime }, nextSlots }
}
