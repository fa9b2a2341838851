import { beforeEach, expect, test } from 'vitest'
import { listNews, seeNews } from '#contract/news.ts'
import { cancelOrder } from '#contract/order.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { aWorkspace, BO, FLEUR } from '../visit/testing/a-workspace.ts'

const { aSalon, call, clock, database, place } = await aWorkspace()

beforeEach(() => clock.set(TEST_NOW))

/** A salon whose two members have looked at what changed. */
async function aSeenSalon() {
  const salon = await aSalon()
  const { params } = salon
  const read = async (from = FLEUR) => (await call(listNews, { params }, from)).data
  await database.pool.query('update memberships set joined_at = $2 where provider_id = $1', [
    salon.provider.id,
    new Date(TEST_NOW - MINUTE_MS),
  ])
  await read()
  await read(BO)
  clock.advance(MINUTE_MS)
  return {
    ...salon,
    read,
    changes: async (from = FLEUR) =>
      (await read(from)).changedVisits.map(({ kind, orderId }) => [kind, orderId]),
    see: (until: string, seen: 'news' | 'agenda', from = FLEUR) =>
      call(seeNews, { params, body: { until, seen } }, from),
  }
}

test('[WORK-200] what a member books, moves and cancels is a change for colleagues alone', async () => {
  const { book, cancel, move, changes } = await aSeenSalon()
  const { orderId } = await book(tuesday('10:00'))
  expect(await changes(BO)).toEqual([['booking', orderId]])
  await move(orderId, tuesday('12:00'))
  expect(await changes(BO)).toEqual([['change', orderId]])
  await cancel(orderId, 2)
  expect(await changes(BO)).toEqual([['cancellation', orderId]])
  expect(await changes()).toEqual([])
})

test('[WORK-200] changes go until the moment that was seen on the agenda, the oldest first', async () => {
  const { book, changes, read, see } = await aSeenSalon()
  const first = await book(tuesday('12:00'))
  clock.advance(MINUTE_MS)
  const second = await book(tuesday('10:00'))
  expect(await changes(BO)).toEqual([
    ['booking', first.orderId],
    ['booking', second.orderId],
  ])
  const until = (await read(BO)).changedVisits[0]?.at ?? ''
  await see(until, 'agenda', BO)
  expect(await changes(BO)).toEqual([['booking', second.orderId]])
})

test('[WORK-200] what a customer did goes also when it was read in the bar, what a colleague did stays', async () => {
  const { book, changes, cut, provider, read, see } = await aSeenSalon()
  const byColleague = await book(tuesday('15:00'))
  const orderId = await place(aDraft(provider, [cut]))
  expect(await changes()).toEqual([['booking', orderId]])
  expect(await changes(BO)).toHaveLength(2)
  const until = (await read(BO)).news[0]?.at ?? ''
  await see(until, 'news', BO)
  expect(await changes(BO)).toEqual([['booking', byColleague.orderId]])
  await see(until, 'agenda', BO)
  clock.advance(MINUTE_MS)
  await call(cancelOrder, { params: { orderId }, body: { orderId } }, ANOUK)
  expect(await changes(BO)).toEqual([['cancellation', orderId]])
  expect((await read(BO)).newCount, 'of the bar, which it leaves alone').toBe(1)
})

test('[WORK-200] a change that is opened before earlier ones is seen, the earlier ones are not, and a later one of it is new', async () => {
  const { book, changes, move, params, read, see } = await aSeenSalon()
  const first = await book(tuesday('12:00'))
  clock.advance(MINUTE_MS)
  const second = await book(tuesday('10:00'))
  const until = (await read(BO)).changedVisits[1]?.at ?? ''
  const body = { until, seen: 'agenda', orderId: second.orderId } as const
  await call(seeNews, { params, body }, BO)
  expect(await changes(BO)).toEqual([['booking', first.orderId]])
  clock.advance(MINUTE_MS)
  await move(second.orderId, tuesday('11:00'))
  expect(await changes(BO)).toEqual([
    ['booking', first.orderId],
    ['change', second.orderId],
  ])
  await see((await read(BO)).changedVisits[1]?.at ?? '', 'agenda', BO)
  expect(await changes(BO)).toEqual([])
  const { rows } = await database.pool.query(
    `select visits_seen from news_seen where user_name = 'bo' and visits_seen <> '{}'`,
  )
  expect(rows).toEqual([])
})

test('[WORK-200] the visit of another salon is seen by nobody', async () => {
  const { book } = await aSeenSalon()
  const { params, read } = await aSeenSalon()
  const { orderId } = await book(tuesday('12:00'))
  const body = { until: new Date(TEST_NOW).toISOString(), seen: 'agenda', orderId } as const
  await call(seeNews, { params, body }, FLEUR)
  expect((await read()).changedVisits).toEqual([])
  const { rows } = await database.pool.query('select from news_seen where visits_seen ? $1', [
    orderId,
  ])
  expect(rows).toEqual([])
})
