import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** Deletes up to `limit` orders whose visits ended before an instant (epoch ms); their reviews stay. @returns how many */
export async function deleteOrders(
  query: Kysely<Tables>,
  before: number,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from orders where id = any(array
      (select id from orders where ends_at < ${instant(before)} limit ${limit}))`.execute(query)
  return Number(numAffectedRows ?? 0)
}

/**
 * Deletes mail addresses requested before an instant (epoch ms) that were never verified or that no order has any more.
 */
export async function deleteMailAddresses(query: Kysely<Tables>, before: number): Promise<void> {
  await sql`
    delete from mail_addresses m where requested_at < ${instant(before)} and (verified_at is null or not exists (
      select from orders o where o.customer_user_name = m.user_name and lower(o.customer_email) = m.email))`.execute(
    query,
  )
}

/**
 * Clears contact details and notes of up to `limit` orders whose visits ended before an instant (epoch ms). Names, times,
 * items and amounts stay, for the books. @returns how many
 */
export async function clearDetails(
  query: Kysely<Tables>,
  before: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ cleared: number }>`
    with cleared as (
      update orders set customer_email = '', customer_phone = '', customer_instructions = '', provider_note = '',
        customer_address = case when customer_address is not null then '' end, travel_km = null
      where id = any(array(select id from orders
        where ends_at < ${instant(before)} and ${HAS_CONTACT} limit ${limit}))
      returning id
    ), silenced as (
      update order_events set note = '' from cleared where order_id = cleared.id and note <> ''
    )
    select count(*) as cleared from cleared`.execute(query)
  return rows[0]?.cleared ?? 0
}

// The predicate of the index orders_with_contact.
const HAS_CONTACT = sql`(customer_email <> '' or customer_phone <> '' or customer_instructions <> ''
  or provider_note <> '' or customer_address <> '')`
