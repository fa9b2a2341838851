import { expect, test } from 'vitest'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { slots, type TimeRange } from '#domain/schedule/slots.ts'
import type { Row } from './insert-rows.ts'
import { marketRows } from './market-rows.ts'
import { SALONS } from './salons/all-salons.ts'
import { weekOf } from './salons/opening-hours.ts'
import type { Salon } from './salons/salon.ts'
import { DUTCH_ZONE, friday, ORDINARY_NOW, sunday, tuesday } from './weekdays.ts'

const DAY_MS = 86_400_000

interface SalonCalendar {
  salon: Salon
  visits: (TimeRange & { minutes: number })[]
  taken: TimeRange[]
  off: TimeRange[]
  shortestMinutes: number
}

test('the same moment gives the same market', () => {
  expect(marketRows(ORDINARY_NOW)).toEqual(marketRows(ORDINARY_NOW))
})

test('the market moves with the calendar: six weeks back, six weeks ahead', () => {
  for (const now of [ORDINARY_NOW, ORDINARY_NOW + 100 * DAY_MS]) {
    const starts = rowsOf(now, 'orders').map((order) => Date.parse(text(order, 'starts_at')))
    expect(Math.min(...starts)).toBeGreaterThan(now - 43 * DAY_MS)
    expect(Math.min(...starts)).toBeLessThan(now - 38 * DAY_MS)
    expect(Math.max(...starts)).toBeLessThan(now + 43 * DAY_MS)
    expect(Math.max(...starts)).toBeGreaterThan(now + 38 * DAY_MS)
  }
})

test('every id is a UUIDv7, and there are no two alike', () => {
  const ids = marketRows(ORDINARY_NOW).flatMap(({ rows }) =>
    rows.flatMap((row) => (typeof row.id === 'string' ? [row.id] : [])),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(UUID_V7)
})

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('every visit starts where the slot rule offers it, within the hours and on no day off', () => {
  for (const { salon, visits, off } of calendars(ORDINARY_NOW)) {
    for (const [minutes, ofLength] of Map.groupBy(visits, (visit) => visit.minutes)) {
      const offered = grid(
        salon,
        off,
        minutes,
        ORDINARY_NOW - 43 * DAY_MS,
        ORDINARY_NOW + 43 * DAY_MS,
      )
      const free = new Set(offered.filter(({ busy }) => !busy).map(({ startsAt }) => startsAt))
      expect(ofLength.filter(({ startsAt }) => !free.has(startsAt))).toEqual([])
    }
  }
})

test('no two live appointments of a salon overlap, buffers included', () => {
  for (const { salon, taken } of calendars(ORDINARY_NOW)) {
    const sorted = taken.toSorted((a, b) => a.startsAt - b.startsAt)
    const overlaps = sorted.filter(
      (range, index) => range.startsAt < (sorted[index - 1]?.endsAt ?? 0),
    )
    expect([salon.userName, overlaps]).toEqual([salon.userName, []])
  }
})

test('calendars are about half full, and exactly one salon has nothing free for six weeks', () => {
  const from = ORDINARY_NOW
  const to = ORDINARY_NOW + 42 * DAY_MS
  const all = calendars(ORDINARY_NOW)
  const freeStarts = all.map(({ salon, off, taken, shortestMinutes }) => {
    const offered = grid(salon, [...off, ...taken], shortestMinutes, from, to)
    return { salon, all: offered.length, free: offered.filter(({ busy }) => !busy).length }
  })
  const full = freeStarts.filter(({ free }) => free === 0).map(({ salon }) => salon.userName)
  expect(full).toEqual(['kapper-zonder-haast'])
  const offered = freeStarts.reduce((sum, { all }) => sum + all, 0)
  const free = freeStarts.reduce((sum, { free }) => sum + free, 0)
  expect(free / offered).toBeGreaterThan(0.3)
  expect(free / offered).toBeLessThan(0.7)
})

test('today is partly free', () => {
  const morning = tuesday('08:00')
  const free = calendars(morning).filter((calendar) => isFree(calendar, 'TODAY', morning))
  expect(free.length).toBeGreaterThan(20)
  expect(free.length).toBeLessThan(60)
})

test('[SEARCH-10] in Utrecht three nail artists are free this week, on any day of the year', () => {
  for (const now of [tuesday('08:00'), sunday('19:00'), friday('17:00') + 210 * DAY_MS]) {
    const free = calendars(now).filter(
      (calendar) =>
        calendar.salon.cityCode === 'NL05' &&
        calendar.salon.categories.includes('nailArtist') &&
        isFree(calendar, 'THIS_WEEK', now),
    )
    expect(free.length).toBeGreaterThanOrEqual(3)
  }
})

function isFree(calendar: SalonCalendar, when: 'TODAY' | 'THIS_WEEK', now: number): boolean {
  const { salon, off, taken, shortestMinutes } = calendar
  const window = availabilityWindow(when, DUTCH_ZONE, now)
  const offered = grid(
    salon,
    [...off, ...taken],
    shortestMinutes,
    window.startsAt,
    window.endsAt - 1,
  )
  const earliest = now + (salon.noticeMinutes ?? 60) * 60_000
  return offered.some(({ busy, startsAt }) => !busy && startsAt >= earliest)
}

function grid(salon: Salon, busy: TimeRange[], durationMinutes: number, from: number, to: number) {
  return slots({
    timeZone: DUTCH_ZONE,
    workingHours: weekOf(salon.hours).map((interval) => ({ ...interval, isOpen: true })),
    busy,
    durationMinutes,
    stepMinutes: salon.stepMinutes ?? 15,
    from: day(from),
    to: day(to),
    now: 0,
  }).filter(({ startsAt }) => startsAt >= from && startsAt <= to)
}

function day(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
    .toString()
}

// What the rows say, read back the way the database would.
function calendars(now: number): SalonCalendar[] {
  const by = (table: string, column: string) =>
    Map.groupBy(rowsOf(now, table), (row) => text(row, column))
  const orders = by('orders', 'provider_id')
  const appointments = by('appointments', 'calendar_id')
  const closures = by('closures', 'provider_id')
  const items = by('catalog_items', 'provider_id')
  return rowsOf(now, 'providers').map((provider, index) => {
    const salon = SALONS[index]
    if (salon === undefined || salon.userName !== provider.user_name)
      throw new Error('Rows out of order')
    const id = text(provider, 'id')
    const main = (items.get(id) ?? []).filter((item) => item.is_addon === false)
    return {
      salon,
      visits: (orders.get(id) ?? []).map(visitOf),
      taken: (appointments.get(id) ?? []).filter((row) => row.live !== false).map(during),
      off: (closures.get(id) ?? []).map(during),
      shortestMinutes: Math.min(...main.map((item) => Number(item.duration_minutes))),
    }
  })
}

function visitOf(order: Row) {
  const startsAt = Date.parse(text(order, 'starts_at'))
  const endsAt = Date.parse(text(order, 'ends_at'))
  return { startsAt, endsAt, minutes: (endsAt - startsAt) / 60_000 }
}

function during(row: Row): TimeRange {
  const [startsAt = 0, endsAt = 0] = text(row, 'during').slice(1, -1).split(',').map(Date.parse)
  return { startsAt, endsAt }
}

const filled = new Map<number, ReturnType<typeof marketRows>>()

function rowsOf(now: number, table: string): Row[] {
  const tables = filled.get(now) ?? marketRows(now)
  filled.set(now, tables)
  return tables.filter((candidate) => candidate.table === table).flatMap(({ rows }) => rows)
}

function text(row: Row, column: string): string {
  return String(row[column])
}
