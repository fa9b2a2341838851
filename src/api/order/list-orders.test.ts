import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOrders } from '#contract/order.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { OrderId } from '#domain/identifiers.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { As } from '../testing/api.ts'
import { decodePageToken, encodePageToken } from './page-token.ts'
import { ANOUK, anOrderApi, DAAN } from './testing/an-order-api.ts'

const { aBookableProvider, call, clock, database, refusal } = await anOrderApi()
const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
// Twelve visits as the list has them: seven to come, soonest first, two of them at the same moment in two salons;
// then one called off, three that have been and one nobody answered, latest first.
const { provider: twin } = await aBookableProvider()
const visits: string[] = []
for (const [week, options] of [
  [0, {}],
  [0, { at: twin }],
  [1, { status: 'PENDING' }],
  [2, {}],
  [3, { status: 'ACCEPTED' }],
  [4, {}],
  [5, {}],
  [6, { status: 'CANCELLED' }],
  [-1, { status: 'COMPLETED' }],
  [-2, {}],
  [-3, { status: 'NO_SHOW' }],
  [-4, { status: 'PENDING' }],
] as [number, { at?: typeof provider; status?: OrderStatus }][]) {
  const startsAt = tuesday('10:00') + week * 7 * DAY_MS
  const { at = provider, status = 'CONFIRMED' } = options
  visits.push((await anOrder(database, at, { startsAt, status, items: [cut] })).id)
}

function list(
  query: { pageToken?: string | null; pageSize?: number; customerUsername?: string } = {},
  from: As = ANOUK,
) {
  return call(listOrders, { query: { ...query, pageToken: query.pageToken ?? undefined } }, from)
}

test('[ORDER-02] a page has five orders by default, with every field', async () => {
  const page = await list()
  expect(page).toMatchObject({
    statusCode: 200,
    message: 'OK',
    hasMore: true,
    previousPageToken: null,
  })
  expect(page.data.items.map(({ bookingId }) => bookingId)).toEqual(visits.slice(0, 5))
  expect(page.data.items[0]).toEqual({
    bookingId: visits[0],
    status: 'CONFIRMED',
    totalPrice: 42.5,
    reviewable: false,
    providerFullName: 'Salon Kersenbloesem',
    providerUserName: provider.userName,
    profilePictureUrl: `/art/portraits/${provider.userName}.svg`,
    serviceName: 'Cut & blow-dry',
    orderDate: '2026-11-17T10:00:00+01:00',
    appointmentStartDate: '2026-11-24T10:00:00+01:00',
    appointmentEndDate: '2026-11-24T10:45:00+01:00',
    timeZone: 'Europe/Amsterdam',
  })
})

test('treatments are named in the reader’s language', async () => {
  const page = await list({ pageSize: 1 }, { ...ANOUK, language: 'nl' })
  expect(page.data.items[0]?.serviceName).toBe('Knippen & föhnen')
})

test('[ORDER-02, ORDER-07] paging returns every order once, forwards and backwards', async () => {
  const forwards: string[][] = []
  let page = await list({ pageSize: 5 })
  forwards.push(page.data.items.map(({ bookingId }) => bookingId))
  while (page.hasMore) {
    page = await list({ pageSize: 5, pageToken: page.nextPageToken })
    forwards.push(page.data.items.map(({ bookingId }) => bookingId))
  }
  expect(forwards.flat()).toEqual(visits)
  expect(page.nextPageToken).toBeNull()

  const backwards = [forwards.at(-1)]
  while (page.previousPageToken) {
    page = await list({ pageSize: 5, pageToken: page.previousPageToken })
    backwards.unshift(page.data.items.map(({ bookingId }) => bookingId))
  }
  expect(backwards).toEqual(forwards)
})

test('[ORDER-07] with more than five upcoming visits the next one is on the first page', async () => {
  const { data } = await list()
  expect(data.items.map(({ appointmentStartDate }) => appointmentStartDate.slice(0, 10))).toEqual([
    '2026-11-24',
    '2026-11-24',
    '2026-12-01',
    '2026-12-08',
    '2026-12-15',
  ])
})

test('an order booked during paging is not shown twice and moves nothing out', async () => {
  const first = await list({ pageSize: 3 })
  const soon = await anOrder(database, twin, { startsAt: tuesday('16:00') })
  const second = await list({ pageSize: 3, pageToken: first.nextPageToken })
  expect(second.data.items.map(({ bookingId }) => bookingId)).toEqual(visits.slice(3, 6))
  await forget(soon.id)
})

test('a visit that ends during paging is shown again among the past ones; none is left out', async () => {
  clock.set(tuesday('10:00') + DAY_MS / 2 - 7 * DAY_MS)
  const underWay = await anOrder(database, twin, { startsAt: clock.now() })
  const first = await list({ pageSize: 8 })
  clock.advance(DAY_MS)
  const second = await list({ pageSize: 8, pageToken: first.nextPageToken })
  expect([...first.data.items, ...second.data.items].map(({ bookingId }) => bookingId)).toEqual([
    underWay.id,
    ...visits.slice(0, 8),
    underWay.id,
    ...visits.slice(8),
  ])
  clock.set(TEST_NOW)
  await forget(underWay.id)
})

test('[ORDER-02] a user can list their own orders only', async () => {
  expect((await list({}, DAAN)).data.items).toEqual([])
  expect(await list({ customerUsername: 'Anouk' })).toMatchObject({ hasMore: true })
  const query = { customerUsername: 'anouk' }
  expect(await refusal(listOrders, { query }, DAAN)).toMatchObject({ statusCode: 403 })
  expect(await refusal(listOrders, { query }, {})).toMatchObject({ statusCode: 401 })
})

test('a page token of another user’s list returns the user’s own list', async () => {
  const page = await list({ pageSize: 3 })
  expect((await list({ pageToken: page.nextPageToken }, DAAN)).data.items).toEqual([])
})

test.each([
  ['nonsense', 'nonsense'],
  ['another direction', token('beside ahead 1 019309d0-0000-7000-8000-000000000000')],
  ['another part', token('after soon 1 019309d0-0000-7000-8000-000000000000')],
  ['no time', token('after ahead x 019309d0-0000-7000-8000-000000000000')],
  ['no id', token("after ahead 1 1';drop table orders")],
  ['something more', token('after past 1 019309d0-0000-7000-8000-000000000000 x')],
  [
    'a time beyond time',
    token('after past 999999999999999999 019309d0-0000-7000-8000-000000000000'),
  ],
])('a page token with %s is an invalid request', async (_, pageToken) => {
  expect(await refusal(listOrders, { query: { pageToken } }, ANOUK)).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'query.pageToken' }],
  })
})

test('a page token at the furthest position is accepted', async () => {
  for (const startsAt of [0, 999_999_999_999_999]) {
    for (const part of ['ahead', 'past'] as const) {
      for (const direction of ['after', 'before'] as const) {
        const orderId = '019309d0-0000-7000-8000-000000000000' as OrderId
        const furthest = encodePageToken({ direction, part, startsAt, orderId })
        const { data } = await list({ pageToken: furthest, pageSize: 50 })
        expect(data.items.length).toBeLessThanOrEqual(visits.length)
      }
    }
  }
})

test('every position is restored from its token, and no other text is accepted', () => {
  const position = fc.record({
    direction: fc.constantFrom('after' as const, 'before' as const),
    part: fc.constantFrom('ahead' as const, 'past' as const),
    startsAt: fc.integer({ min: 0, max: 999_999_999_999_999 }),
    orderId: fc.uuid(),
  })
  fc.assert(
    fc.property(position, (each) => {
      expect(decodePageToken(encodePageToken(each))).toEqual(each)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodePageToken(text)).toBeNull()
    }),
  )
})

test.each([0, 51, -1, 1.5])('a page size of %s is an invalid request', async (pageSize) => {
  expect(await refusal(listOrders, { query: { pageSize } }, ANOUK)).toMatchObject({
    code: 'invalid-request',
  })
})

test('an order is reviewable once, after its visit', async () => {
  const { provider: salon } = await aBookableProvider()
  const startsAt = tuesday('10:00') - 400 * 7 * DAY_MS
  const over = await anOrder(database, salon, {
    customerUserName: 'daan',
    status: 'COMPLETED',
    startsAt,
  })
  const reviewable = async () => (await list({}, DAAN)).data.items.map((item) => item.reviewable)
  expect(await reviewable()).toEqual([true])
  await aReview(database, salon, { orderId: over.id, reviewerUserName: 'daan' })
  expect(await reviewable()).toEqual([false])
  const earlier = startsAt - 7 * DAY_MS
  await anOrder(database, salon, { customerUserName: 'daan', status: 'NO_SHOW', startsAt: earlier })
  await anOrder(database, salon, {
    customerUserName: 'daan',
    status: 'PENDING',
    startsAt: earlier - DAY_MS,
  })
  expect(await reviewable()).toEqual([false, false, false])
})

async function forget(orderId: string): Promise<void> {
  await database.query.deleteFrom('orders').where('id', '=', orderId).execute()
}

function token(text: string): string {
  return Buffer.from(text).toString('base64url')
}
