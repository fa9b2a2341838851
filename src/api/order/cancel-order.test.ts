import { expect, test } from 'vitest'
import { cancelOrder, listOrders } from '#contract/order.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { type As, injection } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from './testing/an-order-api.ts'

const { aBookableProvider, app, call, clock, database, place, read, refusal, rowsOf } =
  await anOrderApi()
await anAccount(database, { userName: 'fleur', role: 'provider' })
const FLEUR: As = { as: { userName: 'fleur', role: 'provider' } }

async function cancel(orderId: string, from: As = ANOUK, body: { reason?: string } = {}) {
  const { data } = await call(
    cancelOrder,
    { params: { orderId }, body: { orderId, ...body } },
    from,
  )
  return data
}

function refused(orderId: string, from: As = ANOUK, body = {}) {
  return refusal(cancelOrder, { params: { orderId }, body }, from)
}

test('[ORDER-01] the customer cancels an order and its time becomes free', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  expect(await cancel(orderId)).toEqual({ orderId, cancelledAt: '2026-11-20T12:00:00+01:00' })
  expect(await read(orderId)).toMatchObject({
    status: 'CANCELLED',
    cancelledAt: '2026-11-20T12:00:00+01:00',
    changeable: false,
  })
  await place(aDraft(provider, [cut]), ANOUK)
})

test('cancelling again has the same answer, also later, and sends no mail', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  const first = await cancel(orderId)
  clock.advance(HOUR_MS)
  expect(await cancel(orderId)).toEqual(first)
  clock.set(TEST_NOW)
  expect(await rowsOf(orderId)).toMatchObject({ events: 2, mails: 4 })
})

test('ten simultaneous cancellations cancel once', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(orderId)))
  expect(new Set(answers.map(({ cancelledAt }) => cancelledAt)).size).toBe(1)
  expect(await rowsOf(orderId)).toMatchObject({ events: 2, mails: 4 })
  const { rows } = await database.pool.query('select version from orders where id = $1', [orderId])
  expect(rows).toEqual([{ version: 2 }])
})

test('the customer may cancel until the end of the free period, the provider later too', async () => {
  const { provider } = await aBookableProvider({
    ownerUserName: 'fleur',
    cancellationWindowMinutes: 120,
  })
  const startsAt = tuesday('10:00')
  const [inTime, late] = [
    await anOrder(database, provider, { startsAt }),
    await anOrder(database, provider, { startsAt: startsAt + HOUR_MS }),
  ]
  clock.set(startsAt - 2 * HOUR_MS)
  await cancel(inTime.id)
  clock.set(startsAt - HOUR_MS + 1)
  expect(await refused(late.id)).toMatchObject({ statusCode: 409, code: 'order-not-changeable' })
  expect(await read(late.id)).toMatchObject({ status: 'CONFIRMED', changeable: false })
  await cancel(late.id, FLEUR)
  clock.set(TEST_NOW)
})

test('the cancellation window of the booking applies, whatever the provider has changed since', async () => {
  const { provider, cut } = await aBookableProvider({ cancellationWindowMinutes: 60 })
  const orderId = await place(aDraft(provider, [cut]))
  await database.query
    .updateTable('providers')
    .set({ cancellation_window_minutes: 10_000 })
    .where('id', '=', provider.id)
    .execute()
  expect(await read(orderId)).toMatchObject({ freeUntil: '2026-11-24T09:00:00+01:00' })
  await cancel(orderId)
})

test.each(['COMPLETED', 'DECLINED', 'NO_SHOW'] as const)(
  'an order that is %s cannot be cancelled',
  async (status) => {
    const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
    const { id } = await anOrder(database, provider, { status })
    expect(await refused(id)).toMatchObject({ code: 'order-not-changeable' })
    expect(await refused(id, FLEUR)).toMatchObject({ code: 'order-not-changeable' })
  },
)

test('the reason and the canceller are stored with the order', async () => {
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider)
  await cancel(id, FLEUR, { reason: ' Ik ben ziek \u0000' })
  const events = await database.query
    .selectFrom('order_events')
    .select(['actor', 'from_status', 'to_status', 'note', 'at'])
    .where('order_id', '=', id)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  expect(events).toEqual({
    actor: 'fleur',
    from_status: 'CONFIRMED',
    to_status: 'CANCELLED',
    note: 'Ik ben ziek',
    at: TEST_NOW,
  })
})

test.each([
  ['a visitor', {}, 401],
  ['another customer', DAAN, 403],
  ['another provider', { as: { userName: 'lotte', role: 'provider' } } as As, 403],
  ['an operator', { as: { userName: 'beheer', role: 'operator' } } as As, 403],
])('[ORDER-09] %s cannot cancel an order', async (_, from, status) => {
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider)
  expect(await refused(id, from)).toMatchObject({ statusCode: status })
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED' })
})

test('cancelling an unknown order is refused', async () => {
  expect(await refused('019309d0-0000-7000-8000-000000000000')).toMatchObject({ code: 'not-found' })
  expect(await refused('1')).toMatchObject({ code: 'invalid-request' })
})

test('[ORDER-01] a body that names another order than the path is refused', async () => {
  const { provider } = await aBookableProvider()
  const { id } = await anOrder(database, provider)
  expect(await refused(id, ANOUK, { orderId: 'another' })).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.orderId' }],
  })
})

test('when customer and provider cancel at once both get an answer', async () => {
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
  for (let round = 0; round < 10; round++) {
    const { id } = await anOrder(database, provider)
    const answers = await Promise.all(
      [ANOUK, FLEUR].map((from) =>
        app.inject(injection(cancelOrder, { params: { orderId: id }, body: {} }, from)),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await rowsOf(id)).toMatchObject({ events: 2, mails: 2 })
  }
})

test('[ORDER-07] a cancelled order stays in the list', async () => {
  const { provider } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { customerUserName: 'daan' })
  await cancel(id, DAAN)
  const { data } = await call(listOrders, { query: {} }, DAAN)
  expect(data.items).toMatchObject([{ bookingId: id, status: 'CANCELLED', reviewable: false }])
})
