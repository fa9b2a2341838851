import { sha256 } from '#platform/crypto.ts'
import type { IdempotencyKey } from './idempotency-store.ts'

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
