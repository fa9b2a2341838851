import type { Transaction } from 'kysely'
import { sha256 } from '#platform/crypto.ts'
import type { Tables } from '../schema.gen.ts'
import { findByKey, type IdempotencyKey, storeKeyOf } from './idempotency-store.ts'

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

interface WriteOnce {
  readonly what: 'client' | 'block'
  /** Epoch ms. */
  readonly at: number
  /** Returns the id of what it wrote; null when it wrote nothing. */
  readonly write: () => Promise<string | null>
}

/** Runs `write` and keeps the key with what it wrote, unless an earlier request with the key wrote it. */
export async function writeOnce(
  trx: Transaction<Tables>,
  idempotency: IdempotencyKey | null,
  { what, at, write }: WriteOnce,
): Promise<string | null | 'idempotency-mismatch'> {
  const earlier = idempotency && (await findByKey(trx, idempotency))
  if (earlier) {
    const isSame = earlier.bodyHash.equals(idempotency.bodyHash)
    return isSame ? earlier[`${what}Id`] : 'idempotency-mismatch'
  }
  const id = await write()
  if (idempotency && id) await storeKeyOf(trx, idempotency, { what, id, at })
  return id
}
