import { type Kysely, sql, type Transaction } from 'kysely'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import { lockAccount } from '../account/store.ts'
import type { Tables } from '../schema.gen.ts'

interface Block {
  readonly providerId: string
  readonly userName: string
}

export async function isBlocked(
  query: Kysely<Tables>,
  { providerId, userName }: Block,
): Promise<boolean> {
  const found = await query
    .selectFrom('clients')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Blocks a customer at a provider and ends their holds there. Somebody who never booked there becomes a client by the
 * name of the account. @returns how many visits they have to come there
 */
export async function insertBlock(
  trx: Transaction<Tables>,
  { providerId, userName }: Block,
  now: number,
): Promise<number> {
  // An order being written is committed before this and counted, or finds the block.
  await lockAccount(trx, userName)
  await sql`insert into clients (provider_id, user_name, name, blocked_at, created_at)
    select ${providerId}, user_name, name, ${instant(now)}, ${instant(now)} from accounts where user_name = ${userName}
    on conflict (provider_id, user_name) do update
      set blocked_at = coalesce(clients.blocked_at, excluded.blocked_at)`.execute(trx)
  await sql`update holds set during = '{}', expires_at = ${instant(now)}
    where calendar_id = ${providerId} and holder_user_name = ${userName} and expires_at > ${instant(now)}`.execute(
    trx,
  )
  const { rows } = await sql<{ visits: number }>`
    select count(*) as visits from orders where provider_id = ${providerId}
      and customer_user_name = ${userName} and status = any(${OPEN_STATUSES}::text[]) and ends_at > ${instant(now)}`.execute(
    trx,
  )
  return rows[0]?.visits ?? 0
}

/** @returns whether there was a block */
export async function deleteBlock(
  query: Kysely<Tables>,
  { providerId, userName }: Block,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('clients')
    .set({ blocked_at: null })
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A provider's blocks, the latest first; `blockedAt` is epoch ms. */
export function listBlocks(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('clients')
    .select('user_name as userName')
    .select(({ ref }) => ref('blocked_at').$notNull().as('blockedAt'))
    .where('provider_id', '=', providerId)
    .where('blocked_at', 'is not', null)
    .where('user_name', 'is not', null)
    .orderBy('blocked_at', 'desc')
    .orderBy('user_name')
    .execute()
}
