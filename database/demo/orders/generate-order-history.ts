import { initialStatus } from '#domain/order/status.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { DAYS_AHEAD, type DemoVisit } from '../calendar/generate-calendar.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { HistoryEvent, OrderHistory } from './demo-order.ts'

const DAYS_AHEAD_WHEN_FULL = 56

/**
 * The full history of an order, placed up to eighty days ahead: confirmed by hand where the provider does so,
 * cancelled within its window, or completed; a few are no-shows. It does not depend on today, so a later
 * moment gives the same histories, further on.
 */
export function generateOrderHistory(
  provider: DemoProvider,
  visit: DemoVisit,
  random: SeededRandom,
  isMissed = false,
): OrderHistory {
  const at = placedAtOf(provider, visit, random)
  const placed: HistoryEvent = visit.bookedBy
    ? {
        at: visit.bookedBy === 'door' ? visit.startsAt - 4 * MINUTE_MS : at,
        by: 'provider',
        from: null,
        to: 'CONFIRMED',
      }
    : { at, by: 'customer', from: null, to: initialStatus(!provider.confirmsManually) }
  const draw = random.fraction()
  if (visit.isCancelled)
    return historyOf([placed, cancellation(provider, visit, placed, draw, random)])
  return historyOf([
    placed,
    ...confirmation({ provider, placed, visit }, draw, random),
    lastEvent(visit, isMissed || draw < 0.02),
  ])
}

/**
 * The part of a history until a moment (epoch milliseconds), undefined before it began. A visit that will be
 * cancelled appears once it is: until then its time may be taken by another.
 */
export function historyUntil(
  { events, cancelledAt }: OrderHistory,
  now: number,
): OrderHistory | undefined {
  const known = events.filter(({ at }) => at <= now)
  const willBeCancelled = events.at(-1)?.to === 'DECLINED' || cancelledAt !== null
  const isHidden = known.length === 0 || (willBeCancelled && known.length < events.length)
  return isHidden ? undefined : historyOf(known)
}

/** How many hours a request may wait for an answer. */
export function answerTermHours(provider: DemoProvider): number {
  return provider.answerTermHours ?? (provider.confirmsManually ? 120 : 24)
}

/** How many minutes before the visit it may be cancelled free of charge; two hours by default. */
export function cancellationMinutes(provider: DemoProvider): number {
  return (provider.cancellationHours ?? 2) * 60
}

function placedAtOf(provider: DemoProvider, visit: DemoVisit, random: SeededRandom): number {
  const from = visit.startsAt - DAYS_AHEAD * DAY_MS
  if (provider.occupancy === 'full') {
    return between(from, visit.startsAt - DAYS_AHEAD_WHEN_FULL * DAY_MS, random)
  }
  const notice = (provider.noticeMinutes ?? 60) * MINUTE_MS
  // Cancelled visits are placed early enough to be cancelled in time.
  const latest = visit.isCancelled
    ? cancellationDeadline(provider, visit) - HOUR_MS
    : visit.startsAt - notice
  return between(from, latest, random)
}

function cancellation(
  provider: DemoProvider,
  visit: DemoVisit,
  placed: HistoryEvent,
  draw: number,
  random: SeededRandom,
): HistoryEvent {
  const last = placed.at + random.between(1, 20) * DAY_MS
  const at = between(
    placed.at + HOUR_MS,
    Math.min(last, cancellationDeadline(provider, visit)),
    random,
  )
  return placed.to === 'PENDING' && draw < 0.3
    ? { at, by: 'provider', from: placed.to, to: 'DECLINED' }
    : { at, by: 'customer', from: placed.to, to: 'CANCELLED' }
}

// Some providers answer within hours, some after days, all within their term; a few accept first and confirm on the day
// itself. Where a demo sign-in is the owner, requests wait for most of the term, so that there are some to answer.
function confirmation(
  { provider, placed, visit }: { provider: DemoProvider; placed: HistoryEvent; visit: DemoVisit },
  draw: number,
  random: SeededRandom,
): HistoryEvent[] {
  if (placed.to === 'CONFIRMED') return []
  const term = answerTermHours(provider)
  const waitHours = random.between(provider.ownerUserName ? Math.ceil(term * 0.75) : 6, term - 1)
  const at = Math.min(placed.at + waitHours * HOUR_MS, visit.startsAt - 3 * MINUTE_MS)
  if (draw >= 0.3) return [{ at, by: 'provider', from: placed.to, to: 'CONFIRMED' }]
  const onTheDay = Math.max(at + MINUTE_MS, visit.startsAt - 2 * HOUR_MS)
  return [
    { at, by: 'provider', from: placed.to, to: 'ACCEPTED' },
    { at: onTheDay, by: 'provider', from: 'ACCEPTED', to: 'CONFIRMED' },
  ]
}

function lastEvent(visit: DemoVisit, isMissed: boolean): HistoryEvent {
  const moment = { at: visit.endsAt, from: 'CONFIRMED' } as const
  return isMissed
    ? { ...moment, by: 'provider', to: 'NO_SHOW' }
    : { ...moment, by: 'system', to: 'COMPLETED' }
}

function historyOf(events: readonly HistoryEvent[]): OrderHistory {
  const first = events[0]
  const last = events.at(-1)
  if (first === undefined || last === undefined)
    throw new RangeError('A history has at least one event')
  return {
    status: last.to,
    placedAt: first.at,
    cancelledAt: last.to === 'CANCELLED' ? last.at : null,
    events,
  }
}

function cancellationDeadline(provider: DemoProvider, visit: DemoVisit): number {
  return visit.startsAt - cancellationMinutes(provider) * MINUTE_MS
}

function between(from: number, to: number, random: SeededRandom): number {
  return Math.round((from + (to - from) * random.fraction()) / MINUTE_MS) * MINUTE_MS
}
