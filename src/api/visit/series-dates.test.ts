import { beforeEach, expect, test } from 'vitest'
import { listSeriesDates } from '#contract/agenda.ts'
import { aClosure } from '#demo/builders.ts'
import { aBlock } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { anExternalCalendar } from '../external-calendar/testing/an-external-calendar.ts'
import { aSalonWithSeries, FIRST, WEEK_MS, WEEKS } from './testing/a-salon-with-series.ts'
import { aWorkspace, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { clock, database, refusal } = market

beforeEach(() => clock.set(TEST_NOW))

async function countOrders(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::integer as rows from orders')
  return rows[0].rows
}

test('[WORK-110, WORK-114] a date on which a calendar of another program is busy says so, and is refused or squeezed in', async () => {
  const { provider, dates, bookAll, refuseAll, seriesRequest } = await aSalonWithSeries(market)
  const [first = 0, second = 0] = WEEKS
  await anExternalCalendar(database, provider, [
    { startsAt: second, endsAt: second + 30 * MINUTE_MS },
  ])
  const read = await dates({ times: 2 })
  expect(read.map(({ conflicts }) => conflicts.map((each) => each.isExternal))).toEqual([
    [],
    [true],
  ])
  expect((await refuseAll([first, second])).code).toBe('slot-taken')
  const visits = seriesRequest([first, second]).body.visits.map((each, nth) => ({
    ...each,
    squeezeIn: nth === 1,
  }))
  expect(await bookAll([], { visits })).toHaveLength(2)
})

test('[WORK-110] the dates of a series have what is in the way of each, and nothing is written', async () => {
  const { provider, book, dates } = await aSalonWithSeries(market, { bufferMinutes: 15 })
  const taken = await book(FIRST + WEEK_MS + 50 * MINUTE_MS, { newClient: { name: 'Els' } })
  const fourWeeks = FIRST + 4 * WEEK_MS
  const third = FIRST + 2 * WEEK_MS
  const block = { startsAt: third, endsAt: third + 30 * MINUTE_MS }
  await aBlock(database, provider, block)
  await aClosure(database, provider, {
    startsAt: fourWeeks - DAY_MS,
    endsAt: fourWeeks + DAY_MS,
    reason: 'Vakantie',
  })
  const before = await countOrders()
  const found = await dates({ times: 5 })
  expect(await countOrders()).toBe(before)
  expect(found.map(({ startTime }) => startTime.slice(0, 10))).toEqual([
    '2026-11-24',
    '2026-12-01',
    '2026-12-08',
    '2026-12-15',
    '2026-12-22',
  ])
  const free = { conflicts: [], closures: [], isOutsideHours: false, holiday: null }
  expect(found[0]).toMatchObject(free)
  // Its buffer runs into the visit.
  expect(found[1]?.conflicts).toMatchObject([{ orderId: taken.orderId, customerName: 'Els' }])
  expect(found[2]?.conflicts).toMatchObject([{ orderId: null }])
  expect(found[3]).toMatchObject(free)
  expect(found[4]).toMatchObject({ ...free, closures: [{ reason: 'Vakantie' }] })
})

test('[WORK-110] a date outside the opening hours or on a public holiday says so', async () => {
  const { dates } = await aSalonWithSeries(market)
  const early = new Date(tuesday('06:00')).toISOString()
  expect(await dates({ startTime: early, times: 1 })).toMatchObject([{ isOutsideHours: true }])
  const christmas = '2026-12-25T10:00:00+01:00'
  expect(await dates({ startTime: christmas, times: 2 })).toMatchObject([
    { holiday: 'christmas-day' },
    { holiday: 'new-year' },
  ])
})

test('[WORK-110] the first date is at most a day ago and two years ahead', async () => {
  const { params } = await aSalonWithSeries(market)
  const query = { startTime: '2031-01-01T10:00:00Z', durationMinutes: 45 }
  const { code } = await refusal(listSeriesDates, { params, query }, FLEUR)
  expect(code).toBe('invalid-request')
})

test('[WORK-110] no date is proposed that is too far ahead to be booked', async () => {
  const { dates, bookAll } = await aSalonWithSeries(market)
  const startsAt = FIRST + 100 * WEEK_MS
  const found = await dates({ startTime: new Date(startsAt).toISOString(), times: 26 })
  expect(found.length).toBeGreaterThan(1)
  const starts = found.map(({ startTime }) => Date.parse(startTime))
  expect(await bookAll(starts)).toHaveLength(starts.length)
})
