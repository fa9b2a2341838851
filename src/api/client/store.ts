import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ClientCard } from '#domain/client/merge.ts'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import { type ClientRow, historyOf } from './list-store.ts'

const MAX_HISTORY = 100

interface ClientKey {
  readonly providerId: string
  readonly clientId: string
}

type StoredClient = ClientRow & {
  readonly note: string
  readonly version: number
}

/** A client of a provider; undefined when there is none, or an emptied one. */
export async function findClient(
  query: Kysely<Tables>,
  { providerId, clientId }: ClientKey,
): Promise<StoredClient | undefined> {
  const { rows } = await sql<StoredClient>`
    select c.id, c.name, c.phone, c.email, c.user_name as "userName", c.blocked_at as "blockedAt",
      c.note, c.version, c.created_at as "createdAt", history.*
    from clients c, lateral (${historyOf(sql`c.id`)}) history
    where c.id = ${clientId}::uuid and c.provider_id = ${providerId} and c.name <> ''`.execute(
    query,
  )
  return rows[0]
}

/** The last hundred orders of a client, the latest visit first. */
export function findHistory(query: Kysely<Tables>, clientId: string) {
  return query
    .selectFrom('orders as o')
    .select(['o.id', 'o.status', 'o.starts_at', 'o.total_cents'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.client_id', '=', clientId)
    .orderBy('o.starts_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MAX_HISTORY)
    .execute()
}

export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]

interface CardChange extends ClientKey {
  readonly version: number
  readonly card: Pick<ClientCard, 'name' | 'phone' | 'email' | 'note'>
}

/** Sets contact details and note. @returns false when the client no longer has this version */
export async function updateCard(
  query: Kysely<Tables>,
  { providerId, clientId, version, card }: CardChange,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('clients')
    .set(card)
    .where('id', '=', clientId)
    .where('provider_id', '=', providerId)
    .where('version', '=', version)
    .where('name', '<>', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type LockedClient = ClientCard & { readonly id: string; readonly version: number }

/** Locks clients of a provider until the transaction ends; an emptied one is left out. */
export async function lockClients(
  trx: Transaction<Tables>,
  providerId: string,
  clientIds: readonly string[],
): Promise<Map<string, LockedClient>> {
  const { rows } = await sql<LockedClient>`
    select id, version, user_name as "userName", name, phone, email, note, blocked_at as "blockedAt",
      created_at as "createdAt"
    from clients where provider_id = ${providerId} and id = any(${clientIds}::uuid[]) and name <> ''
    order by id for update`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Moves the orders of a client to another, removes it, and writes the card of the other. Both must be locked. */
export async function writeMerge(
  trx: Transaction<Tables>,
  { from, to, card }: { from: string; to: string; card: ClientCard },
): Promise<void> {
  await lockOrdersOf(trx, from)
  await sql`update orders set client_id = ${to}::uuid where client_id = ${from}::uuid`.execute(trx)
  await sql`delete from clients where id = ${from}::uuid`.execute(trx)
  const { userName, name, phone, email, note } = card
  await sql`update clients set user_name = ${userName}, name = ${name}, phone = ${phone}, email = ${email},
      note = ${note}, blocked_at = ${card.blockedAt === null ? null : instant(card.blockedAt)},
      created_at = ${instant(card.createdAt)}
    where id = ${to}::uuid`.execute(trx)
}

/** How many visits of a client end after `now` (epoch ms). */
export async function countUpcoming(
  query: Kysely<Tables>,
  clientId: string,
  now: number,
): Promise<number> {
  const { rows } = await sql<{ visits: number }>`
    select count(*) as visits from orders where client_id = ${clientId}::uuid
      and status = any(${OPEN_STATUSES}::text[]) and ends_at > ${instant(now)}`.execute(query)
  return rows[0]?.visits ?? 0
}

/**
 * Empties a client and clears contact details and notes of its orders. Orders of an account stay that customer's. The
 * client must be locked. @param now epoch ms
 */
export async function writeErasure(
  trx: Transaction<Tables>,
  clientId: string,
  now: number,
): Promise<void> {
  await lockOrdersOf(trx, clientId)
  await sql`
    with emptied as (
      update orders set customer_name = '', customer_email = '', customer_phone = '', customer_instructions = '',
        customer_address = case when customer_address is not null then '' end, travel_km = null, provider_note = '',
        erased_at = case when customer_user_name is null then coalesce(erased_at, ${instant(now)}) end
      where client_id = ${clientId}::uuid returning id
    )
    update order_events set note = '' from emptied where order_id = emptied.id and note <> ''`.execute(
    trx,
  )
  await emptyCards(trx, sql`id = ${clientId}::uuid`)
}

/** Empties the cards of an account at every provider. */
export function emptyCardsOf(trx: Transaction<Tables>, userName: string): Promise<void> {
  return emptyCards(trx, sql`user_name = ${userName}`)
}

// The columns that an erasure leaves are named in client-columns.test.ts.
async function emptyCards(trx: Transaction<Tables>, which: RawBuilder<unknown>): Promise<void> {
  await sql`update clients set user_name = null, name = '', phone = '', email = null, note = '', blocked_at = null
    where ${which}`.execute(trx)
}

// In the order of their ids, in which changes of appointments lock orders too.
async function lockOrdersOf(trx: Transaction<Tables>, clientId: string): Promise<void> {
  await sql`select from orders where client_id = ${clientId}::uuid order by id for no key update`.execute(
    trx,
  )
}

/**
 * Empties up to `limit` clients without a visit that ends after an instant (epoch ms), who were added before it. A blocked
 * client keeps the name, by which the block can be taken back. @returns how many
 */
export async function clearCards(
  query: Kysely<Tables>,
  before: number,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update clients set phone = '', email = null, note = '', name = case when blocked_at is null then '' else name end
    where id = any(array(select id from clients c
      where created_at < ${instant(before)}
        and (blocked_at is null and name <> '' or phone <> '' or email is not null or note <> '')
        and not exists (select from orders o where o.client_id = c.id and o.ends_at >= ${instant(before)})
      limit ${limit}))`.execute(query)
  return Number(numAffectedRows ?? 0)
}
