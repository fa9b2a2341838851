import { sql } from 'kysely'
import type { SqlExecutor } from '../insert-rows.ts'

/** Gives new orders their client: one for each provider and account, as the latest order has them. */
export async function storeClients(
  database: SqlExecutor,
  orderIds: readonly string[],
): Promise<void> {
  await sql`
    insert into clients (provider_id, user_name, name, phone, email, created_at)
    select distinct on (provider_id, customer_user_name) provider_id, customer_user_name, customer_name,
      customer_phone, nullif(customer_email, ''), placed_at
    from orders where id = any(${orderIds}::uuid[]) and customer_user_name is not null
    order by provider_id, customer_user_name, placed_at desc
    on conflict (provider_id, user_name) do update
      set name = excluded.name, phone = excluded.phone, email = excluded.email`.execute(
    database.query,
  )
  await sql`
    update orders set client_id = (select id from clients
      where provider_id = orders.provider_id and user_name = orders.customer_user_name)
    where id = any(${orderIds}::uuid[])`.execute(database.query)
}
