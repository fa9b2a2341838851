import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalogItem, aClosure, aProvider } from '#demo/builders.ts'
import { insertRows, range } from '#demo/insert-rows.ts'
import { categoryNumber } from '#domain/catalog/category.ts'
import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import { slots, type TimeRange, type WorkingHours } from '#domain/schedule/slots.ts'
import { AVAILABILITIES, type Availability } from '#domain/search/filters.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { anExternalCalendar } from '../external-calendar/testing/an-external-calendar.ts'
import type { Tables } from '../schema.gen.ts'
import { findMatches, type MatchQuery } from './matches-store.ts'
import { daysOfAvailability, searchStretches } from './search-days.ts'
import {
  arbitraryEarlyProvider,
  arbitraryProvider,
  CHANGES,
  MOMENTS,
  type SearchedProvider,
} from './testing/arbitrary-provider.ts'
import { UNFILTERED_QUERY } from './testing/unfiltered-query.ts'

const MARKETS = Number(process.env.SEARCH_MARKETS ?? 20)
const LIMITS = { interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true }

test('[SEARCH-10, WORK-76, WORK-114, WORK-131, WORK-133, WORK-140, WORK-143, WORK-148] a provider is found exactly if the slots of the days have a free one', async () => {
  const database = await aDatabase<Tables>()
  const markets = fc.array(arbitraryProvider(), { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(markets, fc.constantFrom(...MOMENTS), (shops, now) =>
      expectAgreement(database, shops, now, AVAILABILITIES),
    ),
    { ...LIMITS, numRuns: MARKETS },
  )
}, 120_000)

test('[SLOT-06] it is also found on the day of a clock change, in any zone and at any hour', async () => {
  const database = await aDatabase<Tables>()
  const changes = fc.constantFrom(...CHANGES).chain(([timeZone, date]) =>
    fc.record({
      now: fc.constant(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds),
      shops: fc.array(arbitraryEarlyProvider(timeZone, date), { minLength: 5, maxLength: 30 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(changes, ({ shops, now }) => expectAgreement(database, shops, now, ['TODAY'])),
    { ...LIMITS, numRuns: MARKETS * 1.5 },
  )
}, 120_000)

test('[SEARCH-09] the soonest is found behind any number of providers without a free morning', async () => {
  const database = await aDatabase<Tables>()
  const [now = 0] = MOMENTS
  const shop = (taken: SearchedProvider['taken']): SearchedProvider => ({
    timeZone: 'Europe/Amsterdam',
    stepMinutes: 15,
    noticeMinutes: 0,
    bufferMinutes: 0,
    travelMinutes: 0,
    delivery: 'SALON',
    horizonDays: 730,
    offers: [{ minutes: 30, buffer: null, waits: false }],
    taken,
    closed: [],
    elsewhere: [],
    dates: [],
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: 540, length: 540 })),
  })
  const full = Array.from({ length: 20 }, (_, index) =>
    shop([{ startsIn: 0, length: 120 + 15 * index }]),
  )
  await expectAgreement(database, [...full, shop([{ startsIn: 0, length: 20 }]), shop([])], now, [])
})

async function expectAgreement(
  database: TestDatabase<Tables>,
  shops: readonly SearchedProvider[],
  now: number,
  availabilities: readonly Availability[],
): Promise<void> {
  await database.pool.query('delete from providers')
  for (const [index, shop] of shops.entries()) await open(database, shop, nameOf(index), now)
  const firsts = (days: DaysIn) => shops.map((shop) => firstFree(shop, now, days(shop.timeZone)))

  for (const availability of availabilities) {
    const starts = firsts((timeZone) => availabilityWindow(availability, timeZone, now))
    const freeOn = daysOfAvailability(availability, now)
    const anyOrder = await find(database, { now, freeOn })
    expect(new Set(anyOrder), availability).toEqual(new Set(namesByStart(starts, 'free only')))
    const inOrder = await find(database, { now, freeOn, sortBy: 'firstAvailable' })
    expect(inOrder, availability).toEqual(namesByStart(starts, 'free only'))
    const atHome = shops.map((shop) =>
      firstFree(shop, now, availabilityWindow(availability, shop.timeZone, now), 'DOORSTEP'),
    )
    const homes = await find(database, { now, freeOn, location: 'DOORSTEP' })
    expect(new Set(homes), availability).toEqual(new Set(namesByStart(atHome, 'free only')))
  }
  const sorted = { now, lookAhead: searchStretches(now), sortBy: 'firstAvailable' } as const
  const inOrder = namesByStart(firsts(sixWeeksFrom(now)), 'everybody')
  expect(await find(database, sorted)).toEqual(inOrder)
  const inCategory = await find(database, { ...sorted, category: categoryNumber('hairStyling') })
  expect(inCategory).toEqual(inOrder)
  // A short page is found without looking into every calendar.
  for (const offset of [0, 1]) {
    expect(await find(database, { ...sorted, limit: 1, offset })).toEqual(
      inOrder.slice(offset, offset + 1),
    )
  }
}

type DaysIn = (timeZone: string) => { from: string; to: string }

function sixWeeksFrom(now: number): DaysIn {
  const today = (timeZone: string) => availabilityWindow('TODAY', timeZone, now).from
  return (timeZone) => ({ from: today(timeZone), to: addDays(today(timeZone), 41) })
}

/** What the domain says, told to it without the API's own code. */
function firstFree(
  shop: SearchedProvider,
  now: number,
  days: ReturnType<DaysIn>,
  location?: ServiceLocation,
): number | undefined {
  const visit = shortestVisit(shop)
  const isAtSalon = location ? shop.delivery === 'SALON' : shop.delivery !== 'DOORSTEP'
  const travelMinutes = isAtSalon ? 0 : shop.travelMinutes
  const travelMs = travelMinutes * MINUTE_MS
  const beforeMs = visit.buffer * MINUTE_MS + travelMs
  const taken = [
    ...disjoint(rangesOf(shop.taken, now)),
    ...rangesOf(shop.closed, now),
    ...disjoint(rangesOf(shop.elsewhere, now)),
  ]
  return slots({
    timeZone: shop.timeZone,
    workingHours: [...hoursOf(shop), ...datesOf(shop, now)],
    busy: taken.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt - beforeMs,
      endsAt: endsAt + travelMs,
    })),
    durationMinutes: visit.minutes,
    stepMinutes: shop.stepMinutes,
    ...days,
    now,
    minimumNoticeMinutes: Math.max(shop.noticeMinutes, travelMinutes),
  }).find((slot) => !slot.busy && slot.startsAt <= now + shop.horizonDays * DAY_MS)?.startsAt
}

// Of several that are as short the one with the least buffer.
function shortestVisit({ offers, bufferMinutes }: SearchedProvider) {
  const visits = offers.map(({ minutes, buffer }) => ({ minutes, buffer: buffer ?? bufferMinutes }))
  const [shortest] = visits.toSorted((a, b) => a.minutes - b.minutes || a.buffer - b.buffer)
  if (!shortest) throw new Error('A shop without offers')
  return shortest
}

function namesByStart(
  starts: readonly (number | undefined)[],
  who: 'free only' | 'everybody',
): string[] {
  return starts
    .map((start, index) => ({ start: start ?? Number.POSITIVE_INFINITY, name: nameOf(index) }))
    .filter(({ start }) => who === 'everybody' || Number.isFinite(start))
    .sort((a, b) => (a.start === b.start ? a.name.localeCompare(b.name) : a.start - b.start))
    .map(({ name }) => name)
}

async function find(
  database: TestDatabase<Tables>,
  options: Partial<MatchQuery>,
): Promise<string[]> {
  const { matches, total } = await findMatches(database.query, { ...UNFILTERED_QUERY, ...options })
  if (options.limit === undefined) expect(total).toBe(matches.length)
  const named = await database.query.selectFrom('providers').select(['id', 'user_name']).execute()
  const names = new Map(named.map((row) => [row.id, row.user_name]))
  return matches.map(({ id }) => names.get(id) ?? '')
}

async function open(
  database: TestDatabase<Tables>,
  shop: SearchedProvider,
  userName: string,
  now: number,
): Promise<void> {
  const { timeZone, stepMinutes, noticeMinutes, bufferMinutes, horizonDays, offers } = shop
  const provider = await aProvider(database, {
    userName,
    serviceAvailability: shop.delivery,
    travelMinutes: shop.travelMinutes,
    timeZone,
    horizonDays,
    hours: hoursOf(shop),
    slotStepMinutes: stepMinutes,
    minimumNoticeMinutes: noticeMinutes,
  })
  for (const { minutes, buffer, waits } of offers) {
    const third = Math.floor(minutes / 3)
    await aCatalogItem(database, provider, {
      durationMinutes: minutes,
      bufferMinutes: buffer,
      ...(waits && { parts: [third, third, minutes - 2 * third] as const }),
    })
  }
  // After its items, which take it.
  await database.pool.query('update providers set buffer_minutes = $1 where id = $2', [
    bufferMinutes,
    provider.id,
  ])
  const dates = datesOf(shop, now).map(({ date, openTime, closeTime }) => {
    return { provider_id: provider.id, date, open_time: openTime, close_time: closeTime }
  })
  await insertRows(database, 'date_hours', dates)
  for (const closed of rangesOf(shop.closed, now)) await aClosure(database, provider, closed)
  const elsewhere = disjoint(rangesOf(shop.elsewhere, now))
  if (elsewhere.length > 0) await anExternalCalendar(database, provider, elsewhere)
  const appointments = disjoint(rangesOf(shop.taken, now)).map((time) => {
    return { calendar_id: provider.id, during: range(time.startsAt, time.endsAt) }
  })
  await insertRows(database, 'appointments', appointments)
}

function nameOf(index: number): string {
  return `shop-${String(index).padStart(2, '0')}`
}

function hoursOf({ hours }: SearchedProvider): WorkingHours[] {
  return hours.map(({ day, ...interval }) => ({ day, ...openOn(interval) }))
}

function datesOf({ dates, timeZone }: SearchedProvider, now: number) {
  const today = availabilityWindow('TODAY', timeZone, now).from
  return dates.map(({ inDays, ...interval }) => {
    return { day: 0 /* not read */, date: addDays(today, inDays), ...openOn(interval) }
  })
}

function openOn({ open: opens, length }: { open: number; length: number }) {
  const closeTime = clockAt(Math.min(opens + length, 1440))
  return { isOpen: true, openTime: clockAt(opens), closeTime }
}

function clockAt(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function rangesOf(entries: SearchedProvider['taken'], now: number): TimeRange[] {
  return entries.map(({ startsIn, length }) => {
    const startsAt = now + startsIn * MINUTE_MS
    return { startsAt, endsAt: startsAt + length * MINUTE_MS }
  })
}

function disjoint(ranges: readonly TimeRange[]): TimeRange[] {
  const kept: TimeRange[] = []
  for (const one of ranges) {
    const isClear = kept.every(
      (other) => one.endsAt <= other.startsAt || other.endsAt <= one.startsAt,
    )
    if (isClear) kept.push(one)
  }
  return kept
}
