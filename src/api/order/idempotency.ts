import type { CustomerUserName } from '#domain/identifiers.ts'
import { sha256 } from '#platform/crypto.ts'
import type { IdempotencyKey } from './idempotency-store.ts'

/**
 * The key of a request and the hash of what it asks of what. A parsed body has the schema's fields in the schema's
 * order: equal requests give equal text.
 */
export function idempotencyOf(
  userName: CustomerUserName | string,
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
