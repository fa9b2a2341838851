import { initialStatus } from '#domain/order/status.ts'
import type { Visit } from '../calendar/lay-visits.ts'
import type { Dice } from '../dice.ts'
import type { Salon } from '../salons/salon.ts'
import type { Story, StoryEvent } from './booking.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How an order came to stand where it stands now: placed up to three weeks ahead, agreed to by hand where
 * the salon does so, called off within its window, or kept; a few people never came.
 */
export function tellStory(salon: Salon, visit: Visit, now: number, chance: Dice): Story {
  const at = placingMoment(salon, visit, now, chance)
  const placed: StoryEvent = {
    ...{ at, by: 'customer', from: null },
    to: initialStatus(!salon.confirmsByHand),
  }
  const luck = chance.fraction()
  if (visit.calledOff) return storyOf([placed, calledOff(salon, visit, placed, luck, now, chance)])
  const agreed = agreement(placed, visit, luck, now, chance)
  const ended = visit.endsAt <= now ? [ending(visit, luck)] : []
  return storyOf([placed, ...agreed, ...ended])
}

function calledOff(
  salon: Salon,
  visit: Visit,
  placed: StoryEvent,
  luck: number,
  now: number,
  chance: Dice,
): StoryEvent {
  const at = between(placed.at, lastMoment(salon, visit, now), chance)
  return placed.to === 'PENDING' && luck < 0.3
    ? { at, by: 'provider', from: placed.to, to: 'DECLINED' }
    : { at, by: 'customer', from: placed.to, to: 'CANCELLED' }
}

// Some salons answer within hours, some after days; a few accept first and confirm on the day itself.
function agreement(
  placed: StoryEvent,
  visit: Visit,
  luck: number,
  now: number,
  chance: Dice,
): StoryEvent[] {
  const at = Math.min(placed.at + chance.between(6, 120) * HOUR_MS, visit.startsAt)
  if (placed.to === 'CONFIRMED' || at > now) return []
  const to = visit.startsAt > now && luck < 0.3 ? 'ACCEPTED' : 'CONFIRMED'
  return [{ at, by: 'provider', from: placed.to, to }]
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

// Called off visits were placed early enough to be called off in time.
function placingMoment(salon: Salon, visit: Visit, now: number, chance: Dice): number {
  const latest = visit.calledOff
    ? lastMoment(salon, visit, now) - HOUR_MS
    : Math.min(visit.startsAt - (salon.noticeMinutes ?? 60) * MINUTE_MS, now - 5 * MINUTE_MS)
  return between(latest - 21 * DAY_MS, latest, chance)
}

function lastMoment(salon: Salon, visit: Visit, now: number): number {
  return Math.min(visit.startsAt - cancellationMinutes(salon) * MINUTE_MS, now - MINUTE_MS)
}

/** How long before the visit it may still be called off free of charge; two hours unless told. */
export function cancellationMinutes(salon: Salon): number {
  return (salon.cancellationHours ?? 2) * 60
}

function between(from: number, to: number, chance: Dice): number {
  return Math.round((from + (to - from) * chance.fraction()) / MINUTE_MS) * MINUTE_MS
}
