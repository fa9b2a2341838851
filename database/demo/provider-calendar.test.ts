import { expect, test } from 'vitest'
import { occupiesTime } from '#domain/order/status.ts'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { slots, type TimeRange } from '#domain/schedule/slots.ts'
import { stretchesOf } from '#domain/schedule/waiting-time.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { DemoVisit } from './calendar/generate-calendar.ts'
import { generateClosures } from './calendar/generate-closures.ts'
import { spanAround } from './calendar/span.ts'
import { generatePeople } from './people.ts'
import { type ProviderCalendar, providerCalendar } from './provider-calendar.ts'
import { DEMO_PROVIDERS } from './providers/demo-providers.ts'
import { CREATED_AT, storedProviderOf } from './providers/stored-provider.ts'
import { friday, sunday, TEST_NOW, tuesday } from './weekdays.ts'

const people = generatePeople(CREATED_AT)

test('the same moment generates the same market', () => {
  const some = DEMO_PROVIDERS.filter((_, index) => index % 10 === 0)
  const again = () => some.map((provider) => calendarAt(provider, TEST_NOW))
  expect(again()).toEqual(again())
})

test('a later moment generates the same visits with longer histories, and further visits', () => {
  const later = TEST_NOW + 20 * DAY_MS
  const known = new Map(
    calendars(later).flatMap(({ demoOrders }) =>
      demoOrders.map((demoOrder) => [demoOrder.id, demoOrder]),
    ),
  )
  const before = calendars(TEST_NOW).flatMap(({ demoOrders }) => demoOrders)
  const still = before.filter(({ visit }) => visit.startsAt > later - 41 * DAY_MS)
  expect(still.length).toBeGreaterThan(5_000)
  for (const { id, visit, history } of still) {
    const same = known.get(id)
    expect(same?.visit.startsAt).toBe(visit.startsAt)
    expect(same?.history.events.slice(0, history.events.length)).toEqual(history.events)
  }
  expect(known.size).toBeGreaterThan(still.length * 1.2)
})

test('the market reaches six weeks back and six weeks ahead', () => {
  for (const now of [TEST_NOW, TEST_NOW + 100 * DAY_MS]) {
    const starts = calendars(now).flatMap(({ demoOrders }) =>
      demoOrders.map(({ visit }) => visit.startsAt),
    )
    expect(Math.round((Math.min(...starts) - now) / DAY_MS)).toBe(-42)
    expect(Math.round((Math.max(...starts) - now) / DAY_MS)).toBe(42)
  }
})

test('every order has a unique UUIDv7 of the moment it was placed', () => {
  const demoOrders = calendars(TEST_NOW).flatMap((calendar) => calendar.demoOrders)
  expect(new Set(demoOrders.map(({ id }) => id)).size).toBe(demoOrders.length)
  for (const { id, history } of demoOrders) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(history.placedAt)
  }
})

test('every visit starts at a slot, within working hours and outside closures', () => {
  for (const calendar of calendars(TEST_NOW).filter((_, index) => index % 4 === 0)) {
    const span = spanAround(TEST_NOW)
    const lengths = Map.groupBy(
      calendar.demoOrders.map(({ visit }) => visit),
      ({ startsAt, endsAt }) => (endsAt - startsAt) / MINUTE_MS,
    )
    for (const [minutes, visits] of lengths) {
      const offered = slotsOf(calendar, calendar.closures, minutes, `${span.from}`, `${span.to}`)
      const free = new Set(offered.filter(({ busy }) => !busy).map(({ startsAt }) => startsAt))
      expect(visits.filter(({ startsAt }) => !free.has(startsAt))).toEqual([])
    }
  }
})

test('no two live appointments of a provider overlap, buffers and travel included', () => {
  for (const calendar of calendars(TEST_NOW)) {
    const sorted = takenTimes(calendar).toSorted((a, b) => a.startsAt - b.startsAt)
    const overlaps = sorted.filter(
      (range, index) => range.startsAt < (sorted[index - 1]?.endsAt ?? 0),
    )
    expect([calendar.stored.provider.userName, overlaps]).toEqual([
      calendar.stored.provider.userName,
      [],
    ])
  }
})

test('calendars are about half full on any day, and exactly one provider has no free slot', () => {
  for (const now of [TEST_NOW, TEST_NOW + 20 * DAY_MS]) {
    const { today, to } = spanAround(now)
    const counted = calendars(now).map((calendar) => {
      const busy = [...calendar.closures, ...takenTimes(calendar)]
      const offered = slotsOf(calendar, busy, shortestVisit(calendar), `${today}`, `${to}`)
      const free = offered.filter(({ busy, startsAt }) => !busy && startsAt >= now).length
      return { userName: calendar.stored.provider.userName, all: offered.length, free }
    })
    const full = counted.filter(({ free }) => free === 0).map(({ userName }) => userName)
    expect(full).toEqual(['kapper-zonder-haast'])
    const sum = (of: 'all' | 'free') => counted.reduce((total, provider) => total + provider[of], 0)
    expect(sum('free') / sum('all')).toBeGreaterThan(0.35)
    expect(sum('free') / sum('all')).toBeLessThan(0.65)
  }
})

test('today has some free slots', () => {
  const morning = tuesday('08:00')
  const free = calendars(morning).filter((calendar) => isFree(calendar, 'TODAY', morning))
  expect(free.length).toBeGreaterThan(80)
  expect(free.length).toBeLessThan(DEMO_PROVIDERS.length)
})

test('[SEARCH-10] three nail artists in Utrecht are free this week, on any day of the year', () => {
  const inUtrecht = DEMO_PROVIDERS.filter(
    ({ cityCode, categories }) => cityCode === 'NL05' && categories.includes('nailArtist'),
  )
  for (const now of [tuesday('08:00'), sunday('17:00'), friday('17:00') + 210 * DAY_MS]) {
    const free = inUtrecht
      .map((provider) => calendarAt(provider, now))
      .filter((calendar) => isFree(calendar, 'THIS_WEEK', now))
    expect(free.length).toBeGreaterThanOrEqual(3)
  }
})

const calendarsByTime = new Map<number, ProviderCalendar[]>()

function calendars(now: number): ProviderCalendar[] {
  const found =
    calendarsByTime.get(now) ?? DEMO_PROVIDERS.map((provider) => calendarAt(provider, now))
  calendarsByTime.set(now, found)
  return found
}

function calendarAt(provider: (typeof DEMO_PROVIDERS)[number], now: number): ProviderCalendar {
  const span = spanAround(now)
  return providerCalendar(
    storedProviderOf(provider, span.today),
    generateClosures(provider, span),
    people,
    {
      span,
      now,
    },
  )
}

function takenTimes({ demoOrders, blocks }: ProviderCalendar): TimeRange[] {
  const live = demoOrders.filter(({ history }) => occupiesTime(history.status))
  return [...live.flatMap(({ visit }) => stretchesWithBuffer(visit)), ...blocks]
}

function stretchesWithBuffer(visit: DemoVisit): TimeRange[] {
  return stretchesOf({ ...visit, bufferMinutes: (visit.blockedUntil - visit.endsAt) / MINUTE_MS })
}

function shortestVisit({ stored }: ProviderCalendar): number {
  const main = stored.menu.filter(({ treatment }) => !treatment.isAddon)
  return Math.min(...main.map(({ treatment }) => treatment.minutes))
}

function isFree(calendar: ProviderCalendar, when: 'TODAY' | 'THIS_WEEK', now: number): boolean {
  const { startsAt, endsAt } = availabilityWindow(when, DUTCH_ZONE, now)
  const busy = [...calendar.closures, ...takenTimes(calendar)]
  const offered = slotsOf(calendar, busy, shortestVisit(calendar), day(startsAt), day(endsAt - 1))
  const earliest = now + (calendar.stored.provider.noticeMinutes ?? 60) * 60_000
  return offered.some(({ busy, startsAt }) => !busy && startsAt >= earliest)
}

function slotsOf(
  { stored }: ProviderCalendar,
  busy: readonly TimeRange[],
  durationMinutes: number,
  from: string,
  to: string,
) {
  const stepMinutes = stored.provider.stepMinutes ?? 15
  const workingHours = stored.hours
  return slots({
    timeZone: DUTCH_ZONE,
    workingHours,
    busy,
    durationMinutes,
    stepMinutes,
    from,
    to,
    now: 0,
  })
}

function day(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
    .toString()
}
