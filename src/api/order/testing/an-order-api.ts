import { afterEach, beforeEach } from 'vitest'
import { getOrder, type OrderDraft, placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../../schema.gen.ts'
import { type As, anApi, injection } from '../../testing/api.ts'

export const ANOUK: As = { as: { userName: 'anouk' } }
export const DAAN: As = { as: { userName: 'daan' } }

/** An API with two customers, and helpers for the tests of orders. */
export async function anOrderApi(options: Parameters<typeof anApi>[0] = {}) {
  const api = await anApi(options)
  const { app, call, database, refusal } = api
  await anAccount(database, { userName: 'anouk' })
  await anAccount(database, { userName: 'daan', name: 'Daan de Boer' })
  if (!options.cleanUp) reassignOrders(database)

  /** A salon with one treatment: a cut of 45 minutes for € 42,50. */
  const aBookableProvider = async (provider: Parameters<typeof aProvider>[1] = {}) => {
    const salon = await aProvider(database, provider)
    return { provider: salon, cut: await aCatalogItem(database, salon) }
  }
  const place = async (draft: OrderDraft, from = ANOUK) => {
    const { data } = await call(placeOrder, { body: draft }, from)
    return data.orderId
  }
  const refused = (draft: OrderDraft, from = ANOUK) => refusal(placeOrder, { body: draft }, from)
  /** The outcome of placing a draft: 'placed', or the code of the refusal. */
  const outcome = async (draft: OrderDraft, from = ANOUK): Promise<string> => {
    const answer = await app.inject(injection(placeOrder, { body: draft }, from))
    return answer.statusCode === 201 ? 'placed' : answer.json().code
  }
  const read = async (orderId: string, from = ANOUK) => {
    const { data } = await call(getOrder, { params: { orderId } }, from)
    return data.order
  }
  /** How many rows of each kind an order has. */
  const rowsOf = async (orderId: string) => {
    const { rows } = await database.pool.query(ROWS_OF_ORDER, [orderId])
    return rows[0]
  }
  return { ...api, aBookableProvider, place, refused, outcome, read, rowsOf }
}

/** Gives each test's orders to another account afterwards, so that a file of tests does not meet the visit limits. */
function reassignOrders(database: Database<Tables>): void {
  let before: string[] = []
  beforeEach(async () => {
    const { rows } = await database.pool.query('select id from orders')
    before = rows.map(({ id }) => id)
  })
  afterEach(async () => {
    const { userName } = await anAccount(database)
    await database.pool.query(
      'update orders set customer_user_name = $1 where customer_user_name is not null and id <> all($2::uuid[])',
      [userName, before],
    )
  })
}

const ROWS_OF_ORDER = `select
  (select count(*) from orders where id = $1::uuid) as orders,
  (select count(*) from order_items where order_id = $1::uuid) as items,
  (select count(*) from order_events where order_id = $1::uuid) as events,
  (select count(*) from appointments where order_id = $1::uuid) as appointments,
  (select count(*) from graphile_worker._private_jobs where payload->>'orderId' = $1::text) as mails`
