import { expect, test } from 'vitest'
import { listNews, seeNews } from '#contract/news.ts'
import { cancelOrder } from '#contract/order.ts'
import { bookVisit } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { writeMembership } from '../membership/store.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const { aBookableProvider, call, clock, database, place, refusal } = await anOrderApi()
const FLEUR: As = { as: { userName: 'fleur' } }
const BO: As = { as: { userName: 'bo' } }
for (const userName of ['fleur', 'bo', 'sem']) await anAccount(database, { userName })

/** A salon of Fleur, with Bo at the reception, both since some hours. */
async function aSalon({ joinedAt = TEST_NOW - 12 * HOUR_MS } = {}) {
  clock.set(TEST_NOW + 345) // within a second, which the wire leaves out
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const membership = { providerId: provider.id, userName: 'bo', role: 'reception' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  await database.pool.query('update memberships set joined_at = $2 where provider_id = $1', [
    provider.id,
    new Date(joinedAt),
  ])
  const params = { userName: provider.userName }
  const read = async (from: As = FLEUR) => (await call(listNews, { params }, from)).data
  return {
    provider,
    cut,
    params,
    read,
    kinds: async (from: As = FLEUR) => (await read(from)).news.map(({ kind }) => kind),
    see: (until: string, from: As = FLEUR) => call(seeNews, { params, body: { until } }, from),
  }
}

test('[WORK-197] what a customer books and cancels is new until its member has seen it', async () => {
  const { provider, cut, read, kinds, see } = await aSalon()
  expect(await read()).toMatchObject({ news: [], newCount: 0 })
  const orderId = await place(aDraft(provider, [cut]))
  clock.advance(MINUTE_MS)
  const { news, newCount } = await read()
  expect(newCount).toBe(1)
  expect(news).toMatchObject([{ kind: 'booking', orderId, isNew: true, isWaiting: false }])
  await see(news[0]?.at ?? '')
  expect(await read()).toMatchObject({ newCount: 0, news: [{ isNew: false }] })
  expect((await read(BO)).newCount, 'of each member').toBe(1)

  await call(cancelOrder, { params: { orderId }, body: { orderId } }, ANOUK)
  clock.advance(MINUTE_MS)
  expect(await kinds()).toEqual(['cancellation', 'booking'])
  expect((await read()).newCount).toBe(1)
  await see('2026-11-01T10:00:00Z')
  expect((await read()).newCount, 'an earlier moment changes nothing').toBe(1)
  await see('2036-11-01T10:00:00Z')
  expect((await read()).newCount).toBe(0)
  clock.set(TEST_NOW + 15 * DAY_MS)
  expect(await kinds()).toEqual([])
})

test('[WORK-197] what a member books is not listed', async () => {
  const { cut, params, kinds } = await aSalon()
  const startTime = new Date(tuesday('11:00')).toISOString()
  const body = { startTime, items: [{ catalogItemId: cut.id }], newClient: { name: 'Els' } }
  await call(bookVisit, { params, body }, FLEUR)
  expect(await kinds()).toEqual([])
})

test('[WORK-197] reviews are for members who reply to them, an anonymous one without a name', async () => {
  const { provider, read, kinds } = await aSalon()
  await aReview(database, provider, { rating: 2, createdAt: TEST_NOW - HOUR_MS })
  await aReview(database, provider, { anonymous: true, createdAt: TEST_NOW - 2 * HOUR_MS })
  expect((await read()).news).toMatchObject([
    { kind: 'review', rating: 2, orderId: null, isNew: true },
    { kind: 'review', customerName: '', serviceName: '' },
  ])
  expect(await kinds(BO)).toEqual([])
})

test('[WORK-197] nobody else reads them', async () => {
  const { params } = await aSalon()
  const stranger = { as: { userName: 'sem' } }
  expect((await refusal(listNews, { params }, stranger)).code).toBe('forbidden')
  const body = { until: '2026-11-24T10:00:00Z' }
  expect((await refusal(seeNews, { params, body }, stranger)).code).toBe('forbidden')
})

test('[WORK-197] to who was a member before only what happens after the first look is new', async () => {
  const { provider, cut, read } = await aSalon({ joinedAt: TEST_NOW - 2 * DAY_MS })
  await place(aDraft(provider, [cut]))
  clock.advance(MINUTE_MS)
  expect(await read()).toMatchObject({ newCount: 0, news: [{ isNew: false }] })
  clock.advance(MINUTE_MS)
  await place(aDraft(provider, [cut], { startsAt: tuesday('12:00') }))
  clock.advance(2 * DAY_MS)
  expect((await read()).newCount, 'also when nobody has looked for days').toBe(1)
  expect((await read(BO)).newCount, 'the first look of another').toBe(0)
})
