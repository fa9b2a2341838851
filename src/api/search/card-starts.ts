import type { Kysely } from 'kysely'
import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import { visitTravelMinutes } from '#domain/delivery/travel-time.ts'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { Slot, WorkingHours } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Availability } from '#domain/search/filters.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import { type Calendar, calendarOf, hoursOf } from '../schedule/row.ts'
import { busyRanges } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import type { ProviderCardRow } from './cards-store.ts'
import { STRETCHES } from './search-days.ts'

/** A visit whose first free starts are searched. */
export interface ShortestVisit {
  readonly calendar: Calendar
  readonly workingHours: readonly WorkingHours[]
  readonly durationMinutes: number
}

/** The shortest visit of a category at a provider, or of any category, at a place; empty when the provider sells none. */
export function shortestVisits(
  provider: ProviderCardRow,
  category?: number,
  location?: ServiceLocation,
): ShortestVisit[] {
  const [shortest] = provider.offers
    .filter((offer) => category === undefined || offer.category === category)
    .toSorted((a, b) => a.shortestMinutes - b.shortestMinutes || a.bufferMinutes - b.bufferMinutes)
  if (!shortest) return []
  const { shortestMinutes: durationMinutes, bufferMinutes } = shortest
  const travelMinutes = visitTravelMinutes(
    { delivery: provider.service_availability, travelMinutes: provider.travel_minutes },
    location,
  )
  const calendar = calendarOf({
    ...provider,
    buffer_minutes: bufferMinutes,
    travel_minutes: travelMinutes,
  })
  return [{ calendar, workingHours: hoursOf(provider), durationMinutes }]
}

/**
 * The first free starts by provider id, epoch ms: up to three, all on the first day that has one. Searches six weeks from
 * the first day of the availability filter, or from today. A calendar without a free start has no entry. At most two
 * round trips.
 */
export async function cardStarts(
  query: Kysely<Tables>,
  visits: readonly ShortestVisit[],
  request: { availability: Availability | undefined; now: number },
): Promise<Map<string, number[]>> {
  const starts = new Map<string, number[]>()
  for (const stretch of STRETCHES) {
    const open = visits.filter((visit) => !starts.has(idOf(visit)))
    if (open.length === 0) break
    const tries = open.map((visit) => ({ ...visit, ...daysOf(stretch, visit, request) }))
    const busy = await busyRanges(query, open.map(idOf), rangeAroundAll(tries))
    for (const attempt of tries) {
      const id = idOf(attempt)
      const slots = calendarSlots(
        attempt.calendar,
        attempt.workingHours,
        busy.get(id) ?? [],
        attempt,
        request.now,
      )
      const found = startsOfFirstDay(slots, attempt.calendar.timeZone)
      if (found.length > 0) starts.set(id, found)
    }
  }
  return starts
}

const MAX_STARTS = 3

function idOf({ calendar }: ShortestVisit): string {
  return calendar.providerId
}

function daysOf(
  { first, last }: (typeof STRETCHES)[number],
  { calendar: { timeZone } }: ShortestVisit,
  { availability, now }: { availability: Availability | undefined; now: number },
) {
  const start = availabilityWindow(availability ?? 'TODAY', timeZone, now).from
  return { from: addDays(start, first), to: addDays(start, last) }
}

function rangeAroundAll(tries: readonly { from: PlainDate; to: PlainDate }[]) {
  const ranges = tries.map(rangeAround)
  return {
    startsAt: Math.min(...ranges.map((range) => range.startsAt)),
    endsAt: Math.max(...ranges.map((range) => range.endsAt)),
  }
}

function startsOfFirstDay(slots: readonly Slot[], timeZone: string): number[] {
  const first = slots.findIndex((slot) => !slot.busy)
  const [earliest, ...more] = slots
    .slice(Math.max(first, 0))
    .filter((slot) => !slot.busy)
    .slice(0, MAX_STARTS)
  if (!earliest) return []
  const { date } = wallClock(earliest.startsAt, timeZone)
  const sameDay = more.filter((slot) => wallClock(slot.startsAt, timeZone).date === date)
  return [earliest, ...sameDay].map((slot) => slot.startsAt)
}
