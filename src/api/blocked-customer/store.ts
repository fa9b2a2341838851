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
    .selectFrom('blocked_customers')
    .select('user_name')
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return found !== undefined
}

/** Blocks a customer at a provider and ends their holds there. @returns how many visits they have to come there */
export async function insertBlock(
  trx: Transaction<Tables>,
  { providerId, userName }: Block,
  now: number,
): Promise<number> {
  // An order being written is committed before this and counted, or finds the block.
  await lockAccount(trx, userName)
  await sql`insert into blocked_customers (provider_id, user_name, blocked_at)
    values (${providerId}, ${userName}, ${instant(now)}) on conflict do nothing`.execute(trx)
  await sql`update holds set during = 'empty', expires_at = ${instant(now)}
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
  const { numDeletedRows } = await query
    .deleteFrom('blocked_customers')
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A provider's blocks, the latest first; `blockedAt` is epoch ms. */
export function listBlocks(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('blocked_customers')
    .select(['user_name as userName', 'blocked_at as blockedAt'])
    .where('provider_id', '=', providerId)
    .orderBy('blocked_at', 'desc')
    .orderBy('user_name')
    .execute()
}
