import { sql } from 'kysely'
import type { Row, SqlExecutor } from '../insert-rows.ts'

/**
 * Gives new orders their client, as the latest order has them: one for each provider and account and, of those who have
 * no account, one for each provider, name and telephone number. A new client gets its note.
 */
export async function storeClients(
  database: SqlExecutor,
  orderIds: readonly string[],
  notes: readonly Row[],
): Promise<void> {
  await sql`
    insert into clients (provider_id, user_name, name, phone, email, note, created_at)
    select distinct on (o.provider_id, ${keyOfClient})
      o.provider_id, o.customer_user_name, o.customer_name, o.customer_phone, nullif(o.customer_email, ''),
      coalesce(n.note, ''), o.placed_at
    from orders o
      left join jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n(provider_id uuid, phone text, note text)
        on n.provider_id = o.provider_id and n.phone = o.customer_phone
    where o.id = any(${orderIds}::uuid[]) and (o.customer_user_name is not null or not exists (
      select from clients c where ${isClientWithoutAccount}))
    order by o.provider_id, ${keyOfClient}, o.placed_at desc
    on conflict (provider_id, user_name) do update
      set name = excluded.name, phone = excluded.phone, email = excluded.email`.execute(
    database.query,
  )
  await sql`
    update orders o set client_id = (select c.id from clients c
      where c.provider_id = o.provider_id and c.user_name = o.customer_user_name)
    where o.id = any(${orderIds}::uuid[]) and o.customer_user_name is not null`.execute(
    database.query,
  )
  await sql`
    update orders o set client_id = (select c.id from clients c where ${isClientWithoutAccount}
      order by c.created_at, c.id limit 1)
    where o.id = any(${orderIds}::uuid[]) and o.customer_user_name is null`.execute(database.query)
}

const isClientWithoutAccount = sql`c.provider_id = o.provider_id and c.user_name is null
  and c.name = o.customer_name and c.phone = o.customer_phone`

const keyOfClient = sql`o.customer_user_name,
  case when o.customer_user_name is null then o.customer_name || o.customer_phone end`
