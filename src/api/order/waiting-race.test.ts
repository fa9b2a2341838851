import { expect, onTestFinished, test } from 'vitest'
import { modifyOrder, placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { countDeadlocks } from '#platform/testing/deadlocks.ts'
import { injection } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const CLIENTS = 120
const { app, aBookableProvider, database } = await anOrderApi({ connections: MANY_CONNECTIONS })
const customers = Array.from({ length: CLIENTS }, (_, index) => `waiter-${index}`)
for (const userName of customers) await anAccount(database, { userName })

/** Sells colours that wait once, colours that wait twice as a visit of two, and trims that fit in between. */
async function aSalon() {
  const { provider } = await aBookableProvider({ bufferMinutes: 5, slotStepMinutes: 15 })
  const colour = await aCatalogItem(database, provider, {
    durationMinutes: 90,
    parts: [15, 45, 30],
  })
  const toner = await aCatalogItem(database, provider, { durationMinutes: 60, parts: [15, 30, 15] })
  const trim = await aCatalogItem(database, provider, { durationMinutes: 30 })
  return { provider, visits: [[colour], [toner, colour], [trim]] }
}

type Salon = Awaited<ReturnType<typeof aSalon>>

function draftOf({ provider, visits }: Salon, nth: number, customerUserName: string) {
  const startsAt = tuesday('09:00') + ((nth * 7) % 26) * 15 * MINUTE_MS
  return aDraft(provider, visits[nth % visits.length] ?? [], { startsAt, customerUserName })
}

const as = (userName: string) => ({ as: { userName } })

async function place(salon: Salon, nth: number) {
  const customer = customers[nth] ?? ''
  const body = draftOf(salon, nth, customer)
  const answer = await app.inject(injection(placeOrder, { body }, as(customer)))
  return { customer, status: answer.statusCode, orderId: answer.json().data?.orderId as string }
}

/** The orders whose appointments are not all there, and the appointments that overlap. */
async function faults({ provider }: Salon) {
  const { rows } = await database.pool.query(
    `select o.id, o.service_name, count(a.id) as appointments, w.stretches
     from orders o left join appointments a on a.order_id = o.id and a.live
     cross join lateral (select 1 + count(*) as stretches from order_items i
       join treatment_parts t on t.catalog_item_id = i.catalog_item_id and t.waits where i.order_id = o.id) w
     where o.provider_id = $1 group by o.id, w.stretches having count(a.id) <> w.stretches
     union all
     select a.order_id, 'overlaps', 1, 0 from appointments a join appointments b
       on b.calendar_id = a.calendar_id and b.id < a.id and b.during && a.during where a.calendar_id = $1`,
    [provider.id],
  )
  return rows
}

test('[WORK-132] visits of several stretches that overlap at once are booked whole or not at all, without a deadlock', async () => {
  const salon = await aSalon()
  const deadlocks = await countDeadlocks(database.pool)
  const answers = await Promise.all(customers.map((_, nth) => place(salon, nth)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await faults(salon)).toEqual([])
  expect(await countDeadlocks(database.pool)).toBe(deadlocks)
})

test('[WORK-132] a visit of several stretches is whole while others move at the same time, without a deadlock', async () => {
  const salon = await aSalon()
  const first = await Promise.all(customers.slice(0, 40).map((_, nth) => place(salon, nth)))
  const booked = first.filter(({ status }) => status === 201)
  const deadlocks = await countDeadlocks(database.pool)
  expect(booked.length).toBeGreaterThan(1)
  for (const round of [1, 2, 3]) {
    const moves = booked.map(async ({ customer, orderId }, nth) => {
      const body = draftOf(salon, nth * 3 + round, customer)
      const request = injection(modifyOrder, { params: { orderId }, body }, as(customer))
      return (await app.inject(request)).statusCode
    })
    const orders = customers
      .slice(40 * round, 40 * round + 40)
      .map((_, nth) => place(salon, 40 * round + nth))
    const statuses = [
      ...(await Promise.all(moves)),
      ...(await Promise.all(orders)).map(({ status }) => status),
    ]
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([])
    expect(await faults(salon)).toEqual([])
  }
  expect(await countDeadlocks(database.pool)).toBe(deadlocks)
})

const TAKE = `insert into appointments (calendar_id, during)
  values ($1, tstzrange(to_timestamp($2::float8 / 1000), to_timestamp($3::float8 / 1000)))`

/** A transaction of another process, with the means to block a time in it. */
async function anotherTransaction({ provider }: Salon) {
  const client = await database.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  const block = (from: string, to: string) =>
    client.query(TAKE, [provider.id, tuesday(from), tuesday(to)])
  return { query: (text: string) => client.query(text), block }
}

const isWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].waiting
    })
    .toBe(1)

test('[WORK-132] the stretches of a visit are taken by their start, so that two visits never wait for each other', async () => {
  const salon = await aSalon()
  const [colour = []] = salon.visits
  const body = aDraft(salon.provider, colour, { startsAt: tuesday('10:00') })
  const other = await anotherTransaction(salon)
  await other.block('10:00', '10:15')
  const answer = app.inject(injection(placeOrder, { body }, as('anouk')))
  await isWaiting()
  await other.block('11:00', '11:15')
  await other.query('commit')
  expect((await answer).statusCode).toBe(409)
  expect(await faults(salon)).toEqual([])
})

test('[WORK-132] a visit of several stretches waits for a move that has begun, whose old time it may need', async () => {
  const salon = await aSalon()
  const [colour = [], , trim = []] = salon.visits
  const other = await anotherTransaction(salon)
  await other.query(
    `select pg_advisory_xact_lock(${LOCK.calendar}, hashtext('${salon.provider.id}'))`,
  )
  const body = aDraft(salon.provider, colour, { startsAt: tuesday('10:00') })
  const answer = app.inject(injection(placeOrder, { body }, as('anouk')))
  await isWaiting()
  const short = aDraft(salon.provider, trim, {
    startsAt: tuesday('13:00'),
    customerUserName: 'daan',
  })
  expect((await app.inject(injection(placeOrder, { body: short }, as('daan')))).statusCode).toBe(
    201,
  )
  await other.block('10:00', '10:30')
  await other.query('commit')
  expect((await answer).statusCode).toBe(409)
  expect(await faults(salon)).toEqual([])
})
