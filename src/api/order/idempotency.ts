import type { Transaction } from 'kysely'
import { sha256 } from '#platform/crypto.ts'
import type { Tables } from '../schema.gen.ts'
import { findByKey, type IdempotencyKey, storeClientKey } from './idempotency-store.ts'

/**
 * The idempotency key of a request with the hash of its parameters and body. A parsed body has its fields in the order of
 * the schema, so equal requests have equal hashes.
 */
export function idempotencyOf(
  userName: string,
  {
    idempotencyKey,
    body,
    params,
  }: { idempotencyKey: string | undefined; body: unknown; params: unknown },
): IdempotencyKey | null {
  if (idempotencyKey === undefined) return null
  const asked = JSON.stringify([params ?? null, body])
  return { userName, key: idempotencyKey, bodyHash: Buffer.from(sha256(asked), 'hex') }
}

/** Runs `write` and keeps the key with the client that it wrote, unless an earlier request with the key wrote one. */
export async function writeClientOnce(
  trx: Transaction<Tables>,
  idempotency: IdempotencyKey | null,
  { at, write }: { at: number; write: () => Promise<string | null> },
): Promise<string | null | 'idempotency-mismatch'> {
  const earlier = idempotency && (await findByKey(trx, idempotency))
  if (earlier) {
    const isSame = earlier.bodyHash.equals(idempotency.bodyHash)
    return isSame ? earlier.clientId : 'idempotency-mismatch'
  }
  const clientId = await write()
  if (idempotency && clientId) await storeClientKey(trx, idempotency, { clientId, at })
  return clientId
}
