import type { QueryExecutorProvider } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import type { Clock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import { afterCommit } from '#platform/postgres/after-commit.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'
import {
  findRevocationExpiry,
  findRevokedGrants,
  listenForRevocations,
  revokeGrant,
} from './revocation-store.ts'

export interface Revocations {
  /** @param issuedAt epoch ms; a token that was issued after the revocation is not revoked */
  isRevoked(grantId: string, issuedAt?: number): Promise<boolean>
  /**
   * Revokes every token of a sign-in: in this process at once, in the others on notification.
   * @param within a transaction of the caller; the revocation takes effect at its commit
   */
  revoke(grantId: string, within?: QueryExecutorProvider): Promise<void>
  close(): void
}

/** The key under which all sign-ins of a person are revoked at once. */
export function allGrantsKey(subject: string): string {
  return `person ${sha256(subject)}`
}

/**
 * Whether a sign-in was revoked, alone or with all of the person's sign-ins up to that moment. A person whose account
 * was deleted can sign in again at an outside issuer.
 */
export async function isSignInRevoked(
  { subject, grantId, issuedAt }: { subject: string; grantId: string; issuedAt: number },
  { isRevoked }: Pick<Revocations, 'isRevoked'>,
): Promise<boolean> {
  return (await isRevoked(grantId)) || isRevoked(allGrantsKey(subject), issuedAt)
}

/** How long a revocation is kept: longer than any access token lives. */
export const REVOKED_FOR_MS = DAY_MS
const RETRY_MS = 1_000

/**
 * Revoked sign-ins, held in memory and updated by LISTEN. While the connection that listens is broken, each check reads
 * the table.
 */
export async function openRevocations(options: {
  database: Database<Tables>
  clock: Clock
  log: Log
}): Promise<Revocations> {
  const { database, clock, log } = options
  const revokedAt = new Map<string, number>()
  let subscription: { close(): void } | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  // A late notification counts from the moment of the revocation, not from its arrival.
  const recordRevocation = ({
    grantId,
    expiresAt = clock.now() + REVOKED_FOR_MS,
  }: {
    grantId: string
    expiresAt?: number
  }) => {
    revokedAt.set(grantId, Math.max(expiresAt - REVOKED_FOR_MS, revokedAt.get(grantId) ?? 0))
    for (const [oldest, at] of revokedAt) {
      if (at > clock.now() - REVOKED_FOR_MS) break
      revokedAt.delete(oldest)
    }
  }
  const listen = async () => {
    let isLost = false
    const opened = await listenForRevocations(database, {
      onRevoked: recordRevocation,
      onLost: () => {
        isLost = true
        onConnectionLost()
      },
    })
    // Read after listening began, so that no revocation is missed.
    const known = await findRevokedGrants(database.query).catch((error) => {
      opened.close()
      // Its loss has begun another attempt already.
      if (!isLost) throw error
      return []
    })
    for (const revoked of known) recordRevocation(revoked)
    if (closed) return opened.close()
    if (!isLost) subscription = opened
  }
  const readRevokedAt = async (grantId: string) => {
    const expiresAt = await findRevocationExpiry(database.query, grantId)
    return expiresAt === undefined ? undefined : expiresAt - REVOKED_FOR_MS
  }
  const onConnectionLost = () => {
    subscription = undefined
    log.warn('revoked sign-ins are looked up one by one until the database listens again')
    scheduleListen()
  }
  const scheduleListen = () => {
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => listen().catch(scheduleListen), RETRY_MS).unref()
  }

  await listen()
  return {
    isRevoked: async (grantId, issuedAt = 0) => {
      const at = revokedAt.get(grantId) ?? (subscription ? undefined : await readRevokedAt(grantId))
      return at !== undefined && issuedAt <= at
    },
    revoke: async (grantId, within) => {
      const expiresAt = clock.now() + REVOKED_FOR_MS
      const refuseHere = () => recordRevocation({ grantId, expiresAt })
      await revokeGrant(within ?? database.query, { grantId, expiresAt })
      if (within) afterCommit(within, refuseHere)
      else refuseHere()
    },
    close: () => {
      closed = true
      clearTimeout(retry)
      subscription?.close()
    },
  }
}
