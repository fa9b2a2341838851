import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  aCatalogItem,
  aClosure,
  aProvider,
} from '#demo/builders.ts'
import { insertRows, range } from '#demo/insert-rows.ts'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import { type TimeRange, slots, type WorkingHours } from '#domain/schedule/slots.ts'
import { AVAILABILITIES, type Availability } from '#domain/search/filters.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { daysOfStretches, daysOfWindow } from './asked-days.ts'
import { findMatches, type Wanted } from './matches-store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

interface Shop {
  timeZone: string
  hours: { day: number; open: number; length: number }[]
  stepMinutes: number
  noticeMinutes: number
  bufferMinutes: number
  visitMinutes: number
  // Minutes after the market's now.
  taken: { startsIn: number; length: number }[]
  closed: { startsIn: number; length: number }[]
}

// Clocks change within the windows of these moments, in one of the zones or another; the last is an ordinary day.
const MOMENTS = [
  '2026-10-23T09:59:00Z',
  '2026-10-24T22:30:00Z',
  '2026-11-01T03:30:00Z',
  '2027-03-27T23:10:00Z',
  '2027-04-02T14:20:00Z',
  '2026-11-20T11:00:00Z',
].map((moment) => Date.parse(moment))

const shop = fc.record<Shop>({
  timeZone: fc.constantFrom(
    'Europe/Amsterdam',
    'Europe/Amsterdam',
    'America/New_York',
    'Australia/Lord_Howe', // turns by half an hour
    'America/Havana', // turns at midnight
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ),
  hours: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 6 }),
      open: fc.oneof(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 60, max: 240 })),
      length: fc.integer({ min: 10, max: 600 }),
    }),
    { maxLength: 9 },
  ),
  stepMinutes: fc.constantFrom(5, 10, 15, 20, 45, 60),
  noticeMinutes: fc.constantFrom(0, 1, 60, 1440),
  bufferMinutes: fc.constantFrom(0, 0, 5, 30, 120),
  visitMinutes: fc.constantFrom(5, 30, 45, 90, 300),
  taken: fc.array(fc.record({ startsIn: minutesAround(), length: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 30,
  }),
  closed: fc.array(
    fc.record({ startsIn: minutesAround(), length: fc.integer({ min: 1, max: 6000 }) }),
    { maxLength: 3 },
  ),
})

function minutesAround() {
  return fc.integer({ min: -1440, max: 15 * 1440 })
}

test('[SEARCH-10] [SLOT-06] a provider is found exactly when the slots of its days have a free one', async () => {
  const database = await aDatabase<Tables>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(shop, { minLength: 1, maxLength: 25 }),
      fc.constantFrom(...MOMENTS),
      async (shops, now) => {
        await database.pool.query('truncate providers cascade')
        const ids = []
        for (const one of shops) ids.push(await open(database, one, now))
        for (const availability of AVAILABILITIES) {
          const expected = ids.filter((_, index) => {
            return firstFree(shops[index] as Shop, now, windowOf(availability, now)) !== undefined
          })
          expect(await found(database, now, availability), availability).toEqual(new Set(expected))
        }
        expect(await byFirstStart(database, now)).toEqual(
          ids
            .map((id, index) => ({ id, start: firstFree(shops[index] as Shop, now, sixWeeks(now)) }))
            .sort((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || nameOf(a.id).localeCompare(nameOf(b.id)))
            .map(({ id }) => id),
        )
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

afterAll(() => undefined)

type Db = Awaited<ReturnType<typeof aDatabase<Tables>>>
const names = new Map<string, string>()
const nameOf = (id: string) => names.get(id) ?? ''

async function open(database: Db, shop: Shop, now: number): Promise<string> {
  const provider = await aProvider(database, {
    timeZone: shop.timeZone,
    slotStepMinutes: shop.stepMinutes,
    minimumNoticeMinutes: shop.noticeMinutes,
    bufferMinutes: shop.bufferMinutes,
    hours: hoursOf(shop),
  })
  names.set(provider.id, provider.userName)
  await aCatalogItem(database, provider, { durationMinutes: shop.visitMinutes })
  for (const taken of rangesOf(shop.closed, now)) await aClosure(database, provider, taken)
  const appointments = disjoint(rangesOf(shop.taken, now)).map(({ startsAt, endsAt }) => {
    return { calendar_id: provider.id, during: range(startsAt, endsAt) }
  })
  await insertRows(database, 'appointments', appointments)
  return provider.id
}

async function found(database: Db, now: number, availability: Availability): Promise<Set<string>> {
  const wanted = { ...EVERYBODY, now, freeOn: daysOfWindow(availability, now) }
  const { matches, total } = await findMatches(database.query, wanted)
  expect(total).toBe(matches.length)
  return new Set(matches.map(({ id }) => id))
}

async function byFirstStart(database: Db, now: number): Promise<string[]> {
  const lookAhead = daysOfStretches(now)
  const wanted = { ...EVERYBODY, now, lookAhead, sortBy: 'firstAvailable' as const }
  const { matches } = await findMatches(database.query, wanted)
  return matches.map(({ id }) => id)
}

const EVERYBODY: Wanted = {
  countryCode: undefined,
  near: undefined,
  category: undefined,
  deliveries: undefined,
  words: [],
  freeOn: undefined,
  sortBy: 'recommended',
  lookAhead: [],
  now: 0,
  limit: 50,
  offset: 0,
}

// The expectation, told by the domain alone: visit and buffer as one length where there is no buffer to run over
// closing time, so the busy ranges begin a buffer earlier.
function firstFree(
  shop: Shop,
  now: number,
  days: (timeZone: string) => { from: string; to: string },
): number | undefined {
  const bufferMs = shop.bufferMinutes * MINUTE_MS
  const busy = [...disjoint(rangesOf(shop.taken, now)), ...rangesOf(shop.closed, now)].map(
    ({ startsAt, endsAt }) => ({ startsAt: startsAt - bufferMs, endsAt }),
  )
  return slots({
    timeZone: shop.timeZone,
    workingHours: hoursOf(shop),
    busy,
    durationMinutes: shop.visitMinutes,
    stepMinutes: shop.stepMinutes,
    ...days(shop.timeZone),
    now,
    minimumNoticeMinutes: shop.noticeMinutes,
  }).find((slot) => !slot.busy)?.startsAt
}

function windowOf(availability: Availability, now: number) {
  return (timeZone: string) => availabilityWindow(availability, timeZone, now)
}

function sixWeeks(now: number) {
  return (timeZone: string) => {
    const { from } = availabilityWindow('TODAY', timeZone, now)
    return { from, to: addDays(from, 41) }
  }
}

function hoursOf({ hours }: Shop): WorkingHours[] {
  return hours.map(({ day, open, length }) => ({
    day,
    isOpen: true,
    openTime: clock(open),
    closeTime: clock(Math.min(open + length, 1440)),
  }))
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function rangesOf(entries: Shop['taken'], now: number): TimeRange[] {
  return entries.map(({ startsIn, length }) => {
    const startsAt = now + startsIn * MINUTE_MS
    return { startsAt, endsAt: startsAt + length * MINUTE_MS }
  })
}

function disjoint(ranges: readonly TimeRange[]): TimeRange[] {
  const kept: TimeRange[] = []
  for (const one of ranges) {
    if (kept.every((other) => one.endsAt <= other.startsAt || other.endsAt <= one.startsAt)) kept.push(one)
  }
  return kept
}
