import { initialStatus } from '#domain/order/status.ts'
import { DAYS_AHEAD, type Visit } from '../calendar/lay-visits.ts'
import type { Dice } from '../dice.ts'
import type { Salon } from '../salons/salon.ts'
import type { Story, StoryEvent } from './booking.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const DAYS_AHEAD_WHEN_FULL = 56

/**
 * The whole story of an order, from its placing up to eighty days ahead to its end: agreed to by hand where
 * the salon does so, called off within its window, or kept; a few people never came. It does not depend on
 * today, so a market that is looked at later shows the same stories, further on.
 */
export function tellStory(salon: Salon, visit: Visit, chance: Dice): Story {
  const at = placingMoment(salon, visit, chance)
  const placed: StoryEvent = {
    ...{ at, by: 'customer', from: null },
    to: initialStatus(!salon.confirmsByHand),
  }
  const luck = chance.fraction()
  if (visit.calledOff) return storyOf([placed, calledOff(salon, visit, placed, luck, chance)])
  return storyOf([placed, ...agreement(placed, visit, luck, chance), ending(visit, luck)])
}

/**
 * What is known of a story at a moment (epoch milliseconds), undefined before it began. A visit called off
 * shows once it is: until then something else may stand in its time.
 */
export function storySoFar({ events, cancelledAt }: Story, now: number): Story | undefined {
  const known = events.filter(({ at }) => at <= now)
  const isCalledOff = events.at(-1)?.to === 'DECLINED' || cancelledAt !== null
  const isHidden = known.length === 0 || (isCalledOff && known.length < events.length)
  return isHidden ? undefined : storyOf(known)
}

/** How long before the visit it may still be called off free of charge; two hours unless told. */
export function cancellationMinutes(salon: Salon): number {
  return (salon.cancellationHours ?? 2) * 60
}

function placingMoment(salon: Salon, visit: Visit, chance: Dice): number {
  const from = visit.startsAt - DAYS_AHEAD * DAY_MS
  if (salon.bustle === 'full') {
    return between(from, visit.startsAt - DAYS_AHEAD_WHEN_FULL * DAY_MS, chance)
  }
  const notice = (salon.noticeMinutes ?? 60) * MINUTE_MS
  // Called off visits were placed early enough to be called off in time.
  const latest = visit.calledOff ? lastMoment(salon, visit) - HOUR_MS : visit.startsAt - notice
  return between(from, latest, chance)
}

function calledOff(
  salon: Salon,
  visit: Visit,
  placed: StoryEvent,
  luck: number,
  chance: Dice,
): StoryEvent {
  const last = placed.at + chance.between(1, 20) * DAY_MS
  const at = between(placed.at + HOUR_MS, Math.min(last, lastMoment(salon, visit)), chance)
  return placed.to === 'PENDING' && luck < 0.3
    ? { at, by: 'provider', from: placed.to, to: 'DECLINED' }
    : { at, by: 'customer', from: placed.to, to: 'CANCELLED' }
}

// Some salons answer within hours, some after days; a few accept first and confirm on the day itself.
function agreement(placed: StoryEvent, visit: Visit, luck: number, chance: Dice): StoryEvent[] {
  if (placed.to === 'CONFIRMED') return []
  const at = Math.min(placed.at + chance.between(6, 120) * HOUR_MS, visit.startsAt - 3 * MINUTE_MS)
  if (luck >= 0.3) return [{ at, by: 'provider', from: placed.to, to: 'CONFIRMED' }]
  const onTheDay = Math.max(at + MINUTE_MS, visit.startsAt - 2 * HOUR_MS)
  return [
    { at, by: 'provider', from: placed.to, to: 'ACCEPTED' },
    { at: onTheDay, by: 'provider', from: 'ACCEPTED', to: 'CONFIRMED' },
  ]
}

function ending(visit: Visit, luck: number): StoryEvent {
  const moment = { at: visit.endsAt, from: 'CONFIRMED' } as const
  return luck < 0.02
    ? { ...moment, by: 'provider', to: 'NO_SHOW' }
    : { ...moment, by: 'system', to: 'COMPLETED' }
}

function storyOf(events: readonly StoryEvent[]): Story {
  const first = events[0]
  const last = events.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('A story starts somewhere')
  return {
    status: last.to,
    placedAt: first.at,
    cancelledAt: last.to === 'CANCELLED' ? last.at : null,
    events,
  }
}

function lastMoment(salon: Salon, visit: Visit): number {
  return visit.startsAt - cancellationMinutes(salon) * MINUTE_MS
}

function between(from: number, to: number, chance: Dice): number {
  return Math.round((from + (to - from) * chance.fraction()) / MINUTE_MS) * MINUTE_MS
}
