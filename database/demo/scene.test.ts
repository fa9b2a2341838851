import { expect, test } from 'vitest'
import { occupiesTime } from '#domain/order/status.ts'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { slots, type TimeRange } from '#domain/schedule/slots.ts'
import { daysOff } from './calendar/days-off.ts'
import { spanAround } from './calendar/span.ts'
import { people } from './people.ts'
import { SALONS } from './salons/all-salons.ts'
import { BORN_AT, newSalon } from './salons/stored-salon.ts'
import { type Scene, sceneOf } from './scene.ts'
import { friday, ORDINARY_NOW, sunday, tuesday } from './weekdays.ts'

const DAY_MS = 86_400_000
const everyone = people(BORN_AT)

test('the same moment gives the same market', () => {
  const some = SALONS.filter((_, index) => index % 10 === 0)
  const again = () => some.map((salon) => laidFor(salon, ORDINARY_NOW))
  expect(again()).toEqual(again())
})

test('a later moment shows the same visits with their stories further on, and more of them', () => {
  const later = ORDINARY_NOW + 20 * DAY_MS
  const known = new Map(
    scenes(later).flatMap(({ bookings }) => bookings.map((booking) => [booking.id, booking])),
  )
  const before = scenes(ORDINARY_NOW).flatMap(({ bookings }) => bookings)
  const still = before.filter(({ visit }) => visit.startsAt > later - 41 * DAY_MS)
  expect(still.length).toBeGreaterThan(5_000)
  for (const { id, visit, story } of still) {
    const same = known.get(id)
    expect(same?.visit.startsAt).toBe(visit.startsAt)
    expect(same?.story.events.slice(0, story.events.length)).toEqual(story.events)
  }
  expect(known.size).toBeGreaterThan(still.length * 1.2)
})

test('the market reaches six weeks back and six weeks ahead', () => {
  for (const now of [ORDINARY_NOW, ORDINARY_NOW + 100 * DAY_MS]) {
    const starts = scenes(now).flatMap(({ bookings }) =>
      bookings.map(({ visit }) => visit.startsAt),
    )
    expect(Math.round((Math.min(...starts) - now) / DAY_MS)).toBe(-42)
    expect(Math.round((Math.max(...starts) - now) / DAY_MS)).toBe(42)
  }
})

test('every order has a UUIDv7 of its own, from the moment it was placed', () => {
  const bookings = scenes(ORDINARY_NOW).flatMap((scene) => scene.bookings)
  expect(new Set(bookings.map(({ id }) => id)).size).toBe(bookings.length)
  for (const { id, story } of bookings) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(story.placedAt)
  }
})

test('every visit starts where the slot rule offers it, within the hours and on no day off', () => {
  for (const scene of scenes(ORDINARY_NOW).filter((_, index) => index % 4 === 0)) {
    const span = spanAround(ORDINARY_NOW)
    const lengths = Map.groupBy(
      scene.bookings.map(({ visit }) => visit),
      ({ startsAt, endsAt }) => (endsAt - startsAt) / 60_000,
    )
    for (const [minutes, visits] of lengths) {
      const offered = grid(scene, scene.daysOff, minutes, `${span.from}`, `${span.to}`)
      const free = new Set(offered.filter(({ busy }) => !busy).map(({ startsAt }) => startsAt))
      expect(visits.filter(({ startsAt }) => !free.has(startsAt))).toEqual([])
    }
  }
})

test('no two live appointments of a salon overlap, buffers included', () => {
  for (const scene of scenes(ORDINARY_NOW)) {
    const sorted = taken(scene).toSorted((a, b) => a.startsAt - b.startsAt)
    const overlaps = sorted.filter(
      (range, index) => range.startsAt < (sorted[index - 1]?.endsAt ?? 0),
    )
    expect([scene.stored.salon.userName, overlaps]).toEqual([scene.stored.salon.userName, []])
  }
})

test('calendars are about half full, whenever one looks, and exactly one salon has nothing free', () => {
  for (const now of [ORDINARY_NOW, ORDINARY_NOW + 20 * DAY_MS]) {
    const { today, to } = spanAround(now)
    const counted = scenes(now).map((scene) => {
      const busy = [...scene.daysOff, ...taken(scene)]
      const offered = grid(scene, busy, shortestVisit(scene), `${today}`, `${to}`)
      const free = offered.filter(({ busy, startsAt }) => !busy && startsAt >= now).length
      return { userName: scene.stored.salon.userName, all: offered.length, free }
    })
    const full = counted.filter(({ free }) => free === 0).map(({ userName }) => userName)
    expect(full).toEqual(['kapper-zonder-haast'])
    const sum = (of: 'all' | 'free') => counted.reduce((total, salon) => total + salon[of], 0)
    expect(sum('free') / sum('all')).toBeGreaterThan(0.35)
    expect(sum('free') / sum('all')).toBeLessThan(0.65)
  }
})

test('today is partly free', () => {
  const morning = tuesday('08:00')
  const free = scenes(morning).filter((scene) => isFree(scene, 'TODAY', morning))
  expect(free.length).toBeGreaterThan(80)
  expect(free.length).toBeLessThan(SALONS.length)
})

test('[SEARCH-10] in Utrecht three nail artists are free this week, on any day of the year', () => {
  const inUtrecht = SALONS.filter(
    ({ cityCode, categories }) => cityCode === 'NL05' && categories.includes('nailArtist'),
  )
  for (const now of [tuesday('08:00'), sunday('17:00'), friday('17:00') + 210 * DAY_MS]) {
    const free = inUtrecht
      .map((salon) => laidFor(salon, now))
      .filter((scene) => isFree(scene, 'THIS_WEEK', now))
    expect(free.length).toBeGreaterThanOrEqual(3)
  }
})

const laidAt = new Map<number, Scene[]>()

function scenes(now: number): Scene[] {
  const found = laidAt.get(now) ?? SALONS.map((salon) => laidFor(salon, now))
  laidAt.set(now, found)
  return found
}

function laidFor(salon: (typeof SALONS)[number], now: number): Scene {
  const span = spanAround(now)
  return sceneOf(newSalon(salon, span.today), daysOff(salon, span), everyone, { span, now })
}

function taken({ bookings, blocks }: Scene): TimeRange[] {
  const live = bookings.filter(({ story }) => occupiesTime(story.status))
  return [
    ...live.map(({ visit }) => ({ startsAt: visit.startsAt, endsAt: visit.blockedUntil })),
    ...blocks,
  ]
}

function shortestVisit({ stored }: Scene): number {
  const main = stored.menu.filter(({ treatment }) => !treatment.isAddon)
  return Math.min(...main.map(({ treatment }) => treatment.minutes))
}

function isFree(scene: Scene, when: 'TODAY' | 'THIS_WEEK', now: number): boolean {
  const { startsAt, endsAt } = availabilityWindow(when, DUTCH_ZONE, now)
  const busy = [...scene.daysOff, ...taken(scene)]
  const offered = grid(scene, busy, shortestVisit(scene), day(startsAt), day(endsAt - 1))
  const earliest = now + (scene.stored.salon.noticeMinutes ?? 60) * 60_000
  return offered.some(({ busy, startsAt }) => !busy && startsAt >= earliest)
}

function grid(
  { stored }: Scene,
  busy: readonly TimeRange[],
  durationMinutes: number,
  from: string,
  to: string,
) {
  const stepMinutes = stored.salon.stepMinutes ?? 15
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
