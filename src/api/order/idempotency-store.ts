import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import type { Tables } from '../schema.gen.ts'

/** A person's idempotency key, with the SHA-256 of the request's parameters and body. */
export interface IdempotencyKey {
  readonly userName: string
  readonly key: string
  readonly bodyHash: Buffer
}

/** What was written with an idempotency key: an order, with its present status, a client or a block. */
export async function findByKey(
  query: Kysely<Tables>,
  { userName, key }: Pick<IdempotencyKey, 'userName' | 'key'>,
): Promise<
  | {
      orderId: string | null
      status: OrderStatus | null
      clientId: string | null
      blockId: string | null
      bodyHash: Buffer
    }
  | undefined
> {
  const byKey = query
    .selectFrom('idempotency_keys as k')
    .leftJoin('orders as o', 'o.id', 'k.order_id')
    .select(['k.order_id as orderId', 'k.client_id as clientId'])
    .select(['k.block_id as blockId', 'k.body_hash as bodyHash'])
    .select('o.status')
    .where('k.user_name', '=', userName)
    .where('k.key', '=', key)
  const [found] = await runPrepared(query, byKey)
  return found
}

/** The part of a statement that inserts the key for the one order of a common table expression. */
export function insertIdempotencyKey(
  idempotency: IdempotencyKey | null,
  at: number,
  order = 'written',
) {
  const { userName = null, key = null, bodyHash = null } = idempotency ?? {}
  // Without on conflict: a key that is in use undoes the whole statement.
  return sql`insert into idempotency_keys (user_name, key, body_hash, order_id, created_at)
    select ${userName}, ${key}, ${bodyHash}::bytea, id, ${instant(at)}
    from ${sql.table(order)} where ${idempotency !== null}`
}

/** Stores the key, if any, of a request that changed nothing. */
export async function storeKey(
  query: Kysely<Tables>,
  idempotency: IdempotencyKey | null,
  { orderId, at }: { orderId: string; at: number },
): Promise<'written' | 'key-used'> {
  if (!idempotency) return 'written'
  const { numAffectedRows } = await sql`
    with written as (select ${orderId}::uuid as id) ${insertIdempotencyKey(idempotency, at)}
    on conflict do nothing`.execute(query)
  return numAffectedRows ? 'written' : 'key-used'
}

/** Stores the key of a request that wrote a client or a block; `at` is epoch ms. @throws when the key is in use */
export async function storeKeyOf(
  trx: Transaction<Tables>,
  { userName, key, bodyHash }: IdempotencyKey,
  { what, id, at }: { what: 'client' | 'block'; id: string; at: number },
): Promise<void> {
  const column = sql.ref(`${what}_id`)
  await sql`insert into idempotency_keys (user_name, key, body_hash, ${column}, created_at)
    values (${userName}, ${key}, ${bodyHash}, ${id}::uuid, ${instant(at)})`.execute(trx)
}

/** Deletes the idempotency keys from before an instant (epoch ms). */
export async function deleteKeys(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('idempotency_keys').where('created_at', '<', instant(before)).execute()
}
