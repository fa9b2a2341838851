import { expect, onTestFinished, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { settableClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'
import { anonymizeOrders } from './anonymize-orders.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'

const market = await anOrderApi()
const { aBookableProvider, call, clock, database, read, rowsOf } = market
const YEAR = 365.25 * DAY_MS

async function forgetAt(now: number) {
  clock.set(now)
  await anonymizeOrders(market)
  clock.set(TEST_NOW)
}

test('two years after a visit its order has no personal data, and its amounts stay', async () => {
  const { provider, cut } = await aBookableProvider({ serviceAvailability: 'BOTH' })
  const { id, endsAt } = await anOrder(database, provider, {
    items: [cut],
    serviceLocation: 'DOORSTEP',
  })
  const said = 'Bel aan bij de buren'
  await database.query
    .updateTable('orders')
    .set({ customer_instructions: said })
    .where('id', '=', id)
    .execute()
  const body = { reason: 'Ik ben ziek' }
  await call(cancelOrder, { params: { orderId: id }, body }, ANOUK)
  const contact = async () => {
    const { customerInfo, customerInstructions, totalAmount, items } = await read(id)
    const { rows } = await database.pool.query(
      "select note from order_events where order_id = $1 and to_status = 'CANCELLED'",
      [id],
    )
    return {
      customerInfo,
      customerInstructions,
      totalAmount,
      items: items.length,
      note: rows[0].note,
    }
  }
  const before = await contact()
  expect(before).toMatchObject({ customerInstructions: said, note: 'Ik ben ziek' })
  await forgetAt(endsAt + 2 * YEAR)
  expect(await contact()).toEqual(before)
  await forgetAt(endsAt + 2 * YEAR + 1)
  expect(await contact()).toEqual({
    totalAmount: 42.5,
    items: 1,
    note: '',
    customerInstructions: '',
    customerInfo: {
      ...before.customerInfo,
      customerEmail: '',
      customerPhone: '',
      customerAddress: '',
    },
  })
})

test('a mail address is deleted with the last order that uses it, and an unverified one after a day', async () => {
  const { provider, cut } = await aBookableProvider()
  const { endsAt } = await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  await database.pool.query(
    "update orders set customer_email = 'Tweede@voorbeeld.nl' where ends_at = $1",
    [new Date(endsAt)],
  )
  const { pool } = database
  await pool.query(
    `insert into mail_addresses (id, user_name, email, requested_at, verified_at) values
    (gen_random_uuid(), 'anouk', 'tweede@voorbeeld.nl', $1, $1),
    (gen_random_uuid(), 'anouk', 'onbewezen@voorbeeld.nl', $1, null)`,
    [new Date(TEST_NOW)],
  )
  const left = async () =>
    (await pool.query('select email from mail_addresses order by email')).rows.map(
      (row) => row.email,
    )
  await forgetAt(TEST_NOW + DAY_MS)
  expect(await left()).toEqual(['onbewezen@voorbeeld.nl', 'tweede@voorbeeld.nl'])
  await forgetAt(TEST_NOW + DAY_MS + 1)
  expect(await left()).toEqual(['tweede@voorbeeld.nl'])
  await forgetAt(endsAt + 2 * YEAR)
  expect(await left()).toEqual(['tweede@voorbeeld.nl'])
  await forgetAt(endsAt + 2 * YEAR + 1)
  expect(await left()).toEqual([])
})

test('eight years after a visit its order is deleted, and its review stays', async () => {
  const { provider, cut } = await aBookableProvider()
  const old = await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  const review = await aReview(database, provider, { orderId: old.id })
  const later = tuesday('10:00') + YEAR
  const young = await anOrder(database, provider, { items: [cut], startsAt: later })
  await forgetAt(old.endsAt + 8 * YEAR + 1)
  expect(await rowsOf(old.id)).toMatchObject({ orders: 0, items: 0, events: 0, appointments: 0 })
  expect(await rowsOf(young.id)).toMatchObject({ orders: 1, items: 1 })
  const { rows } = await database.pool.query('select order_id from reviews where id = $1', [
    review.id,
  ])
  expect(rows).toEqual([{ order_id: null }])
})

test('finding old orders uses an index', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id, endsAt } = await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  await database.pool.query(SIX_YEARS_OF_ORDERS, [id])
  // One connection, whose own counts can be asked for.
  const counted = openDatabase<Tables>(database.connection, { maxConnections: 1 })
  onTestFinished(() => counted.close())
  const wholeReads = async () => {
    await counted.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await counted.pool.query(
      "select seq_scan from pg_stat_user_tables where relname in ('orders', 'idempotency_keys')",
    )
    return rows
  }
  await counted.pool.query('vacuum analyze orders')
  const before = await wholeReads()
  const clock = settableClock(endsAt + YEAR / 12)
  await anonymizeOrders({ database: counted, clock })
  clock.advance(2.1 * YEAR)
  await anonymizeOrders({ database: counted, clock })
  expect(await wholeReads()).toEqual(before)
})

// Four visits a day; of those longer than two years ago nobody can be reached.
const SIX_YEARS_OF_ORDERS = `
  insert into orders (provider_id, customer_user_name, status, starts_at, ends_at, time_zone, language, service_name,
    service_type, service_location, customer_name, customer_email, customer_phone, original_cents,
    cancellation_window_minutes, accepted_terms_at)
  select provider_id, customer_user_name, status, starts_at - ago, ends_at - ago, time_zone, language, service_name,
    service_type, service_location, customer_name, case when ago < '2 years' then customer_email else '' end,
    case when ago < '2 years' then customer_phone else '' end, original_cents, cancellation_window_minutes, accepted_terms_at
  from orders, (select n * interval '6 hours' as ago from generate_series(1, 6 * 1461) n) visits
  where id = $1`
