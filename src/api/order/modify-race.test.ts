import { expect, onTestFinished, test } from 'vitest'
import { cancelOrder, modifyOrder, placeOrder } from '#contract/order.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { injection } from '../testing/api.ts'
import { changeStatus } from './change-status.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const CLIENTS = 200
const QUARTER = 15 * MINUTE_MS
const market = await anOrderApi({ connections: MANY_CONNECTIONS })
const { app, aBookableProvider, database } = market
const customers = Array.from({ length: CLIENTS }, (_, index) => `racer-${index}`)
for (const userName of customers) await anAccount(database, { userName })

type BookableProvider = Awaited<ReturnType<typeof aBookableProvider>>

function draftOf({ provider, cut }: BookableProvider, customerUserName: string, startsAt: number) {
  return aDraft(provider, [cut], { customerUserName, startsAt })
}

async function place(salon: BookableProvider, customerUserName: string, startsAt: number) {
  const body = draftOf(salon, customerUserName, startsAt)
  return app.inject(injection(placeOrder, { body }, { as: { userName: customerUserName } }))
}

async function move(salon: BookableProvider, order: Visit, startsAt: number) {
  const body = draftOf(salon, order.customerUserName, startsAt)
  const from = { as: { userName: order.customerUserName } }
  return app.inject(injection(modifyOrder, { params: { orderId: order.id }, body }, from))
}

type Visit = Awaited<ReturnType<typeof anOrder>>

/** One visit of 15 minutes each for so many customers, one after the other. */
async function visits(salon: BookableProvider, count: number, from: number): Promise<Visit[]> {
  const made: Visit[] = []
  for (const [index, customerUserName] of customers.slice(0, count).entries()) {
    const startsAt = from + index * QUARTER
    made.push(
      await anOrder(database, salon.provider, { customerUserName, startsAt, items: [salon.cut] }),
    )
  }
  return made
}

async function aQuickProvider(): Promise<BookableProvider> {
  const salon = await aBookableProvider()
  await database.query
    .updateTable('catalog_items')
    .set({ duration_minutes: 15 })
    .where('id', '=', salon.cut.id)
    .execute()
  return { ...salon, cut: { ...salon.cut, durationMinutes: 15 } }
}

async function calendarOf({
  provider,
}: BookableProvider): Promise<{ orderId: string; from: number; to: number }[]> {
  const { rows } = await database.pool.query(
    `select order_id as "orderId", lower(during) as from, upper(during) as to from appointments
     where calendar_id = $1 and live order by during`,
    [provider.id],
  )
  return rows
}

test('[SLOT-07] of 200 simultaneous orders and moves to one slot one succeeds; the other visits stay', async () => {
  const salon = await aQuickProvider()
  const moving = await visits(salon, CLIENTS / 2, tuesday('09:00') - 14 * DAY_MS)
  // Their visits are still to come, some night or other: only where they want to go is asked.
  await database.pool.query(
    "update orders set starts_at = starts_at + interval '28 days', ends_at = ends_at + interval '28 days' where provider_id = $1",
    [salon.provider.id],
  )
  const slot = wednesday('10:00')
  const answers = await Promise.all([
    ...customers.slice(CLIENTS / 2).map((userName) => place(salon, userName, slot)),
    ...moving.map((order) => move(salon, order, slot)),
  ])
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
  const won = codes.filter((code) => code === 201 || code === 200)
  expect(won).toHaveLength(1)
  expect(codes.filter((code) => code === 'slot-taken')).toHaveLength(CLIENTS - 1)
  const calendar = await calendarOf(salon)
  expect(calendar.filter(({ from }) => from === slot)).toHaveLength(1)
  expect(calendar).toHaveLength(won[0] === 201 ? moving.length + 1 : moving.length)
})

test('[SLOT-07] simultaneous moves, orders and cancellations on one day never overlap, and orders match the calendar', async () => {
  const salon = await aQuickProvider()
  const orders = await visits(salon, 16, tuesday('09:00'))
  const anywhere = (index: number) => tuesday('09:00') + ((index * 7) % 32) * QUARTER
  const answers = await Promise.all(
    customers.map((userName, index) => {
      const order = orders[index % orders.length]
      if (!order || index % 3 === 0) return place(salon, userName, anywhere(index))
      if (index % 16 === 1) {
        const from = { as: { userName: order.customerUserName } }
        const params = { orderId: order.id }
        return app.inject(injection(cancelOrder, { params, body: {} }, from))
      }
      return move(salon, order, anywhere(index))
    }),
  )
  const codes = new Set(answers.map((answer) => answer.json().code ?? answer.statusCode))
  for (const code of codes) expect([200, 201, 'slot-taken', 'order-not-changeable']).toContain(code)
  const calendar = await calendarOf(salon)
  for (const [index, { from }] of calendar.slice(1).entries()) {
    expect(from).toBeGreaterThanOrEqual(calendar[index]?.to ?? 0)
  }
  const { rows } = await database.pool.query(
    `select count(*) as astray from orders o join appointments a on a.order_id = o.id
     where o.provider_id = $1 and a.live and (lower(a.during), upper(a.during)) is distinct from (o.starts_at, o.ends_at)`,
    [salon.provider.id],
  )
  expect(rows).toEqual([{ astray: 0 }])
})

test('twenty simultaneous changes of one order leave the result of one of them', async () => {
  const salon = await aQuickProvider()
  const [order] = await visits(salon, 1, tuesday('09:00'))
  if (!order) throw new Error('no order')
  const starts = Array.from({ length: 20 }, (_, index) => tuesday('10:00') + index * QUARTER)
  const answers = await Promise.all(starts.map((startsAt) => move(salon, order, startsAt)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(starts.map(() => 200))
  const [{ from, to } = { from: 0, to: 0 }, ...others] = await calendarOf(salon)
  expect(others).toEqual([])
  expect(starts).toContain(from)
  expect(to).toBe(from + QUARTER)
  const { rows } = await database.pool.query(
    `select o.version, o.calendar_sequence, o.starts_at, (select count(*) from order_events where order_id = o.id) as events,
       (select count(*) from order_items where order_id = o.id) as items from orders o where o.id = $1`,
    [order.id],
  )
  expect(rows).toEqual([
    { version: 21, calendar_sequence: 20, starts_at: from, events: 21, items: 1 },
  ])
})

/** Another process that changes the order in its turn, as far as having written it. */
async function aChangeElsewhere(orderId: string) {
  const other = await database.pool.connect()
  const begin = async () => {
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.order, orderId])
    await other.query('update orders set version = version + 1 where id = $1', [orderId])
  }
  onTestFinished(() => other.release(true))
  const isWaitedFor = async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  return { begin, commit: () => other.query('commit'), isWaitedFor }
}

function answerOf<Answer>(asked: Promise<Answer>) {
  let isThere = false
  const answer = asked.finally(() => {
    isThere = true
  })
  answer.catch(() => {})
  return { answer, isThere: () => isThere }
}

test('a change waits for another change of the same order, also in another process', async () => {
  const salon = await aQuickProvider()
  const [order] = await visits(salon, 1, tuesday('09:00'))
  if (!order) throw new Error('no order')
  const other = await aChangeElsewhere(order.id)
  await other.begin()
  const { answer, isThere } = answerOf(move(salon, order, tuesday('10:00')))
  await expect.poll(async () => isThere() || (await other.isWaitedFor())).toBe(true)
  expect(isThere()).toBe(false)
  await other.commit()
  expect((await answer).statusCode).toBe(200)
})

const called = {
  'a customer who cancels': async ({ id, customerUserName }: Visit) => {
    const from = { as: { userName: customerUserName } }
    const cancelled = injection(cancelOrder, { params: { orderId: id }, body: {} }, from)
    return (await app.inject(cancelled)).statusCode === 200
  },
  'an operator who cancels': async ({ id }: Visit) =>
    (
      await changeStatus(market, {
        orderId: id,
        to: 'CANCELLED',
        actorRole: 'provider',
        actorName: 'beheer',
      })
    ).ok,
}

test.each(Object.entries(called))('%s does not wait for a sequence of changes', async (_, off) => {
  const salon = await aQuickProvider()
  const [order] = await visits(salon, 1, tuesday('09:00'))
  if (!order) throw new Error('no order')
  const other = await aChangeElsewhere(order.id)
  await other.begin()
  const { answer, isThere } = answerOf(off(order))
  while (!isThere()) {
    await expect.poll(async () => isThere() || (await other.isWaitedFor())).toBe(true)
    await other.commit()
    await other.begin()
  }
  await other.commit()
  expect(await answer).toBe(true)
})
