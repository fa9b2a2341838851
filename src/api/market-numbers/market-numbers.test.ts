import { expect, test } from 'vitest'
import { getMarketNumbers } from '#contract/market-numbers.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { insertEvents } from '../event/store.ts'
import { anApi } from '../testing/api.ts'

const api = await anApi()
const { database } = api
const BEHEER = { as: { userName: 'beheer', role: 'operator' as const } }
await anAccount(database, BEHEER.as)

async function read(period: '7-days' | '28-days' = '28-days') {
  return (await api.call(getMarketNumbers, { query: { period } }, BEHEER)).data
}

async function bookings(cityCode: string, count: number, placedAt: number) {
  const salon = await aProvider(database, { cityCode })
  const items = [await aCatalogItem(database, salon)]
  for (let nth = 0; nth < count; nth++) {
    const { id } = await anOrder(database, salon, {
      items,
      startsAt: TEST_NOW + (nth + 1) * DAY_MS,
    })
    await database.pool.query('update orders set placed_at = $2 where id = $1', [
      id,
      new Date(placedAt),
    ])
  }
}

test('[DESK-171] places of fewer than five bookings are counted together, and compared with as many days before', async () => {
  await bookings('NL02', 9, TEST_NOW - 3 * DAY_MS)
  await bookings('NL02', 6, TEST_NOW - 31 * DAY_MS)
  await bookings('NL05', 3, TEST_NOW - 3 * DAY_MS)
  await bookings('NL10', 4, TEST_NOW - 3 * DAY_MS)
  const numbers = await read()
  expect(numbers.places).toMatchObject([
    { cityCode: 'NL02', name: 'Amsterdam', bookings: 9, salons: 2, change: 0.5 },
  ])
  expect(numbers.otherPlaces).toMatchObject({ bookings: 7, count: 2 })
  expect(JSON.stringify(numbers)).not.toContain('Utrecht')
  expect(numbers.categories.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(16)
  expect(numbers.weeks).toHaveLength(13)
  expect(numbers.weeks.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(22)
})

test('[DESK-170] the funnel counts what was done, on whole days up to yesterday', async () => {
  const events = [
    ...Array.from({ length: 8 }, () => ({ name: 'search' as const, detail: '' })),
    ...Array.from({ length: 4 }, () => ({ name: 'profile-view' as const, detail: 'salon-iris' })),
    { name: 'booking-step' as const, detail: 'schedule' },
    { name: 'booking-completed' as const, detail: 'new' },
    { name: 'booking-completed' as const, detail: 'changed' },
  ]
  await insertEvents(database.query, events, TEST_NOW - DAY_MS)
  await insertEvents(database.query, [{ name: 'search', detail: '' }], TEST_NOW)
  await insertEvents(database.query, [{ name: 'search', detail: '' }], TEST_NOW - 29 * DAY_MS)
  const { funnel, steepestStep } = await read()
  expect(funnel).toEqual({ pages: 0, searches: 8, salons: 4, times: 1, bookings: 1 })
  expect(steepestStep).toBe('times')
})

test('[DESK-172] how long salons took to answer, and what they declined or left; too few say nothing', async () => {
  const salon = await aProvider(database, { cityCode: 'NL02' })
  const items = [await aCatalogItem(database, salon)]
  const placedAt = TEST_NOW - 2 * DAY_MS
  const outcomes = [
    ...[30, 60, 90].map((minutes) => ({ to: 'CONFIRMED', actor: 'fleur', minutes })),
    { to: 'DECLINED', actor: 'fleur', minutes: 600 },
    { to: 'DECLINED', actor: 'system', minutes: 1440 },
  ]
  const answers = async () => (await read('7-days')).answers
  for (const [nth, { to, actor, minutes }] of outcomes.entries()) {
    expect((await answers()).medianMinutes).toBeNull()
    const startsAt = TEST_NOW + (nth + 1) * DAY_MS + HOUR_MS
    const { id } = await anOrder(database, salon, { status: 'PENDING', items, startsAt })
    const at = new Date(placedAt + minutes * MINUTE_MS)
    const query = database.pool
    await query.query('update orders set placed_at = $2, status = $3 where id = $1', [
      id,
      new Date(placedAt),
      to,
    ])
    await query.query(
      `insert into order_events (order_id, at, actor, from_status, to_status) values ($1, $2, $3, 'PENDING', $4)`,
      [id, at, actor, to],
    )
  }
  expect(await answers()).toEqual({
    requests: 5,
    declined: 1,
    lapsed: 1,
    medianMinutes: 75,
    slowMinutes: 447,
  })
})
