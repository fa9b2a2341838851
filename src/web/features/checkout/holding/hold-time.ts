import { api } from '../../../api-client.ts'
import { clientState } from '../../../client-state.ts'
import { createStore, useStore } from '../../../store.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { changes } from '../../schedule/week-slots.ts'

/** A time that its customer is about to book. */
export interface WantedTime extends VisitTime {
  readonly userName: string
  /** The order that would give up its time for this one. */
  readonly insteadOf?: string | undefined
  /** Until when the salon takes bookings for it, epoch ms. */
  readonly bookableUntil: number
  /** An order for it was sent and may stand, its answer lost: then the time is taken by whom it was meant for. */
  readonly mayBeBooked: () => boolean
}

interface Held {
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
  readonly aheadMs: number
}

const NOTHING: Held = { until: null, lost: null }
const RENEW_MS = 120_000
/** Ends are told in whole seconds. */
const WHOLE_SECONDS_MS = 1_000
const LONGEST_SITTING_MS = 12 * 3_600_000

const held = createStore<Held>(NOTHING)

/** What is held right now, and what was lost. */
export function useHeld<S>(select: (held: Held) => S): S {
  return useStore(held, NOTHING, select)
}

/**
 * Holds a time while the page is in sight, looks after it when something has changed, and gives it back when the returned
 * function is called or the page goes away.
 * Where holding does not work nothing is said: booking does all the same.
 */
export function holdTime(wanted: WantedTime): () => void {
  let hold: Hold | null = null
  let aheadMs = 0
  let timer = 0
  let isOver = false
  let isLeft = false

  const look = async () => {
    if (isOver || isLeft || document.hidden) return
    const before = hold
    const kept = await keptBy(wanted, before)
    hold = kept.hold
    aheadMs = hold?.aheadMs ?? aheadMs
    // Where the page went meanwhile, it gave back what it knew of.
    if (isLeft && hold?.id !== before?.id) return giveBack()
    if (!isOver && !isLeft) tell(kept)
  }
  const tell = (kept: Kept) => {
    held.set({ until: hold?.endsAt ?? null, lost: lostBy(wanted, kept) })
    // Sooner than the server refuses it a look would take the time anew, also where it was given up.
    const nextLookMs = untilNextLook(kept, wanted.bookableUntil + aheadMs)
    if (nextLookMs !== null) timer = window.setTimeout(keep, nextLookMs)
  }
  const keep = () => {
    clearTimeout(timer)
    inTurn(look)
  }
  const giveBack = (): Promise<unknown> => {
    clearTimeout(timer)
    const given = hold
    hold = null
    held.set(NOTHING)
    return given ? release(given.id) : Promise.resolve()
  }
  // What waits for its turn as the page goes must not take anew what is given back.
  const leave = () => {
    isLeft = true
    void giveBack()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isLeft = false
    keep()
  }
  // The order under way ends its hold by itself: a look would ask for one that is gone.
  const follow = () => hold && !wanted.mayBeBooked() && keep()
  const stop = () => {
    isOver = true
    stopFollowing()
    document.removeEventListener('visibilitychange', keep)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    held.set(NOTHING)
    inTurn(giveBack)
  }
  const stopFollowing = changes.subscribe(follow)
  document.addEventListener('visibilitychange', keep)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  keep()
  return stop
}

// One after the other: what is given back late must not be what was taken since.
let last: Promise<unknown> = Promise.resolve()
function inTurn(work: () => Promise<unknown>): void {
  last = last.then(work, work)
}

interface Kept {
  readonly hold: Hold | null
  readonly lost?: Held['lost']
  /** Null where there is nothing to look after. */
  readonly nextLookMs: number | null
}

/** Renews what is held, or takes it anew once it has run out. */
async function keptBy(wanted: WantedTime, before: Hold | null): Promise<Kept> {
  const alive = before && Date.now() < before.endsAt ? before : null
  const answer = await (alive ? renew(alive.id, wanted) : take(wanted))
  if (answer.ok) {
    const { holdId, expiresAt, expiresInSeconds } = answer.reply.data
    const lifeMs = expiresInSeconds * 1000
    const endsAt = Date.now() + lifeMs
    const hold = { id: holdId, endsAt, aheadMs: endsAt - Date.parse(expiresAt) }
    return { hold, nextLookMs: Math.max(1_000, Math.min(RENEW_MS, lifeMs)) }
  }
  if (answer.refusal === 'slot-taken' || answer.refusal === 'outside-working-hours') {
    const isTaken = answer.refusal === 'slot-taken'
    return { hold: null, nextLookMs: null, lost: { ...lostTime(wanted, answer.data), isTaken } }
  }
  // What ended before its time was given up for another time, in another tab of the same person.
  if (answer.refusal === 'not-found') return { hold: null, nextLookMs: null }
  return { hold: answer.status === 0 ? alive : null, nextLookMs: RENEW_MS }
}

function lostBy({ mayBeBooked }: WantedTime, { lost = null }: Kept): Held['lost'] {
  return mayBeBooked() ? null : lost
}

/** As asked for, and in any case once the salon takes no more bookings for the time: an instant of the visitor's clock. */
function untilNextLook({ lost, nextLookMs: askedMs }: Kept, bookableUntil: number): number | null {
  if (lost) return null
  const untilTooLate = bookableUntil + WHOLE_SECONDS_MS - Date.now()
  if (untilTooLate <= 0 || untilTooLate > LONGEST_SITTING_MS) return askedMs
  return askedMs === null ? untilTooLate : Math.min(askedMs, untilTooLate)
}

function take({ userName, startTime, endTime, insteadOf }: WantedTime) {
  const durationMinutes = (Date.parse(endTime) - Date.parse(startTime)) / 60_000
  const body = { userName, startTime, durationMinutes, ...(insteadOf && { orderId: insteadOf }) }
  return api('holdSlot', { body })
}

function renew(holdId: string, { insteadOf }: WantedTime) {
  return api('renewHold', { params: { holdId }, body: insteadOf ? { orderId: insteadOf } : {} })
}

/** Whoever has signed out meanwhile can give nothing back: it runs out by itself. */
async function release(holdId: string) {
  if (clientState.get().loggedInUserInfo?.userName === null) return
  return api('releaseHold', { params: { holdId }, body: {}, keepalive: true })
}

function lostTime({ startTime, endTime }: WantedTime, data: unknown) {
  const { nextSlots = [] } = (data ?? {}) as { nextSlots?: readonly VisitTime[] }
  return { slot: { startTime, endTime }, nextSlots }
}
