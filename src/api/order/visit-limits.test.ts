import { expect, test } from 'vitest'
import { cancelOrder, modifyOrder, placeOrder } from '#contract/order.ts'
import { tooManyVisitsData } from '#contract/refusal.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import type { As } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const WEEK = 7 * DAY_MS
const { app, aBookableProvider, call, database, read, refusal } = await anOrderApi({
  connections: MANY_CONNECTIONS,
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })

type BookableProvider = Awaited<ReturnType<typeof aBookableProvider>>
let customers = 0

/** An account of its own for every test. */
async function aCustomer(options: Parameters<typeof anAccount>[1] = {}) {
  customers += 1
  const userName = `boeker-${customers}`
  await anAccount(database, { userName, ...options })
  const from: As = { as: { userName } }
  const draft = ({ provider, cut }: BookableProvider, startsAt: number) =>
    aDraft(provider, [cut], { customerUserName: userName, startsAt })
  return {
    userName,
    from,
    draft,
    place: async (salon: BookableProvider, startsAt: number) =>
      (await call(placeOrder, { body: draft(salon, startsAt) }, from)).data,
    refused: (salon: BookableProvider, startsAt: number) =>
      refusal(placeOrder, { body: draft(salon, startsAt) }, from),
    /** Visits to come that are there already, a week apart. */
    has: async (salon: BookableProvider, count: number, from = tuesday('16:00') + WEEK) => {
      for (let week = 0; week < count; week += 1) {
        const startsAt = from + week * WEEK
        await anOrder(database, salon.provider, {
          customerUserName: userName,
          items: [salon.cut],
          startsAt,
        })
      }
    },
  }
}

const TOO_MANY = (limit: string, most: number) => ({
  statusCode: 409,
  code: 'too-many-visits',
  data: { limit, most },
})

test('a customer has at most ten upcoming visits at one provider; a cancelled one makes room', async () => {
  const [salon, other, customer] = [
    await aBookableProvider(),
    await aBookableProvider(),
    await aCustomer(),
  ]
  await customer.has(salon, 9)
  const { orderId } = await customer.place(salon, tuesday('10:00'))
  const refused = await customer.refused(salon, wednesday('10:00'))
  expect(refused).toMatchObject(TOO_MANY('at-salon', 10))
  expect(tooManyVisitsData.parse(refused.data)).toEqual(refused.data)
  await customer.place(other, wednesday('10:00'))
  await call(cancelOrder, { params: { orderId }, body: {} }, customer.from)
  await customer.place(salon, wednesday('12:00'))
})

test('a customer has at most twenty upcoming visits in all', async () => {
  const [one, two, three] = [
    await aBookableProvider(),
    await aBookableProvider(),
    await aBookableProvider(),
  ]
  const customer = await aCustomer()
  await customer.has(one, 10)
  await customer.has(two, 9, wednesday('16:00'))
  await customer.place(three, tuesday('10:00'))
  expect(await customer.refused(three, wednesday('10:00'))).toMatchObject(TOO_MANY('in-all', 20))
})

test('a customer can book two visits at one time, and no third', async () => {
  const [one, two, three] = [
    await aBookableProvider(),
    await aBookableProvider(),
    await aBookableProvider(),
  ]
  const customer = await aCustomer()
  await customer.place(one, tuesday('10:00'))
  await customer.place(two, tuesday('10:15'))
  expect(await customer.refused(three, tuesday('10:30'))).toMatchObject(TOO_MANY('at-once', 2))
  // Beside both, one after the other: never three at one moment.
  await customer.place(three, tuesday('10:45'))
})

test('for a change only visits at its new times count; a refused change leaves the order unchanged', async () => {
  const [one, two, three] = [
    await aBookableProvider(),
    await aBookableProvider(),
    await aBookableProvider(),
  ]
  const customer = await aCustomer()
  await customer.place(one, tuesday('10:00'))
  await customer.place(two, tuesday('10:00'))
  const { orderId } = await customer.place(three, tuesday('14:00'))
  const move = { params: { orderId }, body: customer.draft(three, tuesday('10:30')) }
  expect(await refusal(modifyOrder, move, customer.from)).toMatchObject(TOO_MANY('at-once', 2))
  const { serviceInfo } = await read(orderId, customer.from)
  expect(serviceInfo.appointmentStartTime).toBe('2026-11-24T14:00:00+01:00')
  const aside = { params: { orderId }, body: customer.draft(three, tuesday('14:15')) }
  await call(modifyOrder, aside, customer.from)
})

test('a customer above the limits can still move a visit, as it adds none', async () => {
  const [salon, customer] = [await aBookableProvider(), await aCustomer()]
  await customer.has(salon, 21)
  for (const startsAt of [tuesday('10:00'), wednesday('10:00')]) {
    await call(modifyOrder, await aMoveOf(customer, salon, startsAt), customer.from)
  }
  expect(await customer.refused(salon, tuesday('14:00'))).toMatchObject(TOO_MANY('at-salon', 10))
})

test('with three visits at one time from before the limits, details can change and the provider can extend them', async () => {
  await anAccount(database, { userName: 'de-salon', role: 'provider' })
  const [salon, other] = [
    await aBookableProvider({ ownerUserName: 'de-salon' }),
    await aBookableProvider(),
  ]
  const [customer, startsAt] = [await aCustomer(), tuesday('10:00')]
  await customer.has(salon, 1, startsAt)
  const correction = await aMoveOf(customer, salon, startsAt)
  await customer.has(other, 1, startsAt)
  await customer.has(await aBookableProvider(), 1, startsAt)
  const info = { ...correction.body.customerInfo, customerPhone: '0687654321' }
  const corrected = { ...correction, body: { ...correction.body, customerInfo: info } }
  await call(modifyOrder, corrected, customer.from)
  const later = { ...correction, body: customer.draft(salon, startsAt + HOUR_MS / 4) }
  expect(await refusal(modifyOrder, later, customer.from)).toMatchObject(TOO_MANY('at-once', 2))
  await call(modifyOrder, later, { as: { userName: 'de-salon', role: 'provider' } })
})

/** Moves the visit of the customer that comes last. */
async function aMoveOf(
  { userName, draft }: Awaited<ReturnType<typeof aCustomer>>,
  salon: BookableProvider,
  startsAt: number,
) {
  const { rows } = await database.pool.query(
    'select id from orders where customer_user_name = $1 order by starts_at desc limit 1',
    [userName],
  )
  return { params: { orderId: rows[0].id as string }, body: draft(salon, startsAt) }
}

test('an account can place sixty orders an hour, cancelled ones included', async () => {
  const [salon, customer] = [await aBookableProvider(), await aCustomer()]
  for (let index = 0; index < 60; index += 1) {
    await anOrder(database, salon.provider, {
      customerUserName: customer.userName,
      items: [salon.cut],
      status: 'CANCELLED',
      placedAt: TEST_NOW - (index === 0 ? HOUR_MS - 1 : MINUTE_MS),
    })
  }
  expect(await customer.refused(salon, tuesday('10:00'))).toMatchObject(TOO_MANY('per-hour', 60))
  await database.pool.query(
    `update orders set placed_at = placed_at - interval '1 ms' where customer_user_name = $1`,
    [customer.userName],
  )
  await customer.place(salon, tuesday('10:00'))
})

test('a repeated request returns its order, whatever the limits', async () => {
  const [salon, customer] = [await aBookableProvider(), await aCustomer()]
  const once = { ...customer.from, headers: { 'idempotency-key': 'once' } }
  const body = customer.draft(salon, tuesday('10:00'))
  const first = await call(placeOrder, { body }, once)
  await customer.has(salon, 10)
  expect(await call(placeOrder, { body }, once)).toEqual(first)
})

async function post(userName: string, draft: ReturnType<typeof aDraft>) {
  const answer = await fetch(`${url}${placeOrder.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer test:${userName}:customer`,
    },
    body: JSON.stringify(draft),
  })
  return { status: answer.status, body: await answer.json() }
}

test('of fifty simultaneous orders of one account ten are placed at one provider', async () => {
  const [salon, customer] = [await aBookableProvider(), await aCustomer()]
  const starts = Array.from({ length: 50 }, (_, index) => {
    return tuesday('09:00') + (index % 10) * 45 * MINUTE_MS + Math.floor(index / 10) * WEEK
  })
  const answers = await Promise.all(
    starts.map((startsAt) => post(customer.userName, customer.draft(salon, startsAt))),
  )
  const kinds = answers.map(({ status, body }) => body.code ?? status)
  expect(kinds.filter((kind) => kind === 201)).toHaveLength(10)
  expect(kinds.filter((kind) => kind === 'too-many-visits')).toHaveLength(40)
  expect(await liveOf(customer.userName)).toBe(10)
})

test('simultaneous orders respect the limit of twenty in all and of two at one time', async () => {
  const salons = await Promise.all(Array.from({ length: 7 }, () => aBookableProvider()))
  const customer = await aCustomer()
  const asked = salons.flatMap((salon) =>
    Array.from({ length: 7 }, (_, index) => ({
      salon,
      startsAt: tuesday('09:00') + index * HOUR_MS,
    })),
  )
  const answers = await Promise.all(
    asked.map(({ salon, startsAt }) => post(customer.userName, customer.draft(salon, startsAt))),
  )
  for (const { status } of answers) expect([201, 409]).toContain(status)
  const { rows } = await database.pool.query(
    `select starts_at, count(*) as count from orders where customer_user_name = $1 group by 1`,
    [customer.userName],
  )
  // Seven hours, two at each.
  expect(rows.map(({ count }) => count)).toEqual(Array(7).fill(2))
})

test('of an account younger than a day two orders are confirmed and the others are requests', async () => {
  const [salon, customer] = [
    await aBookableProvider(),
    await aCustomer({ createdAt: TEST_NOW - HOUR_MS }),
  ]
  const starts = Array.from({ length: 6 }, (_, index) => tuesday('09:00') + index * HOUR_MS)
  const answers = await Promise.all(
    starts.map((startsAt) => post(customer.userName, customer.draft(salon, startsAt))),
  )
  const told = answers.map(({ body }) => body.data.status)
  expect(told.toSorted()).toEqual([...Array(2).fill('CONFIRMED'), ...Array(4).fill('PENDING')])
  for (const { body } of answers) {
    const { status } = await read(body.data.orderId, customer.from)
    expect(status).toBe(body.data.status)
  }
  const known = await aCustomer({ createdAt: TEST_NOW - DAY_MS })
  const later = [1, 2, 3].map((week) => known.place(salon, tuesday('16:00') + week * WEEK))
  for (const { status } of await Promise.all(later)) expect(status).toBe('CONFIRMED')
})

async function liveOf(userName: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*) as live from appointments a join orders o on o.id = a.order_id
     where a.live and o.customer_user_name = $1`,
    [userName],
  )
  return rows[0].live
}
