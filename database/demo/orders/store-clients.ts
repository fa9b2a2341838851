import { sql } from 'kysely'
import type { Row, SqlExecutor } from '../insert-rows.ts'

/**
 * Stores the clients of orders that are about to be inserted, as the latest order has them: one for each provider and account
 * and, of those who have no account, one for each provider, name and telephone number. A new client gets its note.
 * @returns the client of each order, in the order of the rows
 */
export async function storeClients(
  database: SqlExecutor,
  orders: readonly Row[],
  notes: readonly Row[],
): Promise<string[]> {
  const rows = JSON.stringify(orders.map(columnsOfClient))
  const newOrders = sql`json_populate_recordset(null::orders, ${rows}::json)`
  await sql`
    insert into clients (provider_id, user_name, name, phone, email, note, created_at)
    select distinct on (o.provider_id, ${keyOfClient})
      o.provider_id, o.customer_user_name, o.customer_name, coalesce(o.customer_phone, ''),
      nullif(o.customer_email, ''), coalesce(n.note, ''), o.placed_at
    from ${newOrders} o
      left join jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n(provider_id uuid, phone text, note text)
        on n.provider_id = o.provider_id and n.phone = o.customer_phone
    where o.customer_user_name is not null or not exists (
      select from clients c where ${isClientWithoutAccount})
    order by o.provider_id, ${keyOfClient}, o.placed_at desc
    on conflict (provider_id, user_name) do update
      set name = excluded.name, phone = excluded.phone, email = excluded.email`.execute(
    database.query,
  )
  const { rows: clients } = await sql<{ id: string }>`
    select coalesce(
      (select c.id from clients c where c.provider_id = o.provider_id and c.user_name = o.customer_user_name),
      (select c.id from clients c where o.customer_user_name is null and ${isClientWithoutAccount}
        order by c.created_at, c.id limit 1)) as id
    from ${newOrders} with ordinality o order by o.ordinality`.execute(database.query)
  return clients.map(({ id }) => id)
}

const columnsOfClient = (order: Row): Row => ({
  provider_id: order.provider_id,
  customer_user_name: order.customer_user_name,
  customer_name: order.customer_name,
  customer_phone: order.customer_phone,
  customer_email: order.customer_email,
  placed_at: order.placed_at,
})

const isClientWithoutAccount = sql`c.provider_id = o.provider_id and c.user_name is null
  and c.name = o.customer_name and c.phone = coalesce(o.customer_phone, '')`

const keyOfClient = sql`o.customer_user_name,
  case when o.customer_user_name is null then o.customer_name || o.customer_phone end`
