import type { QueryExecutorProvider } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import { afterCommit } from '#platform/postgres/after-commit.ts'
import type { AccountStore } from './store.ts'

export interface Revocations {
  /** @param issuedAt epoch ms: what was signed after the revocation is not meant by it */
  isRevoked(grantId: string, issuedAt?: number): Promise<boolean>
  /**
   * Refuses every token of the sign-in, here at once and in the other processes as they hear of it.
   * @param within the caller's transaction, when the sign-in ends with something else or not at all; it refuses nothing
   * before the commit
   */
  revoke(grantId: string, within?: QueryExecutorProvider): Promise<void>
  close(): void
}

/** What stands for every sign-in of a person: revoking it refuses their tokens, whichever issuer made them. */
export function everyGrantOf(subject: string): string {
  return `person ${sha256(subject)}`
}

/**
 * Whether a sign-in was ended, by itself or with every other of the same person at that moment: whoever was forgotten
 * and signs in again, as they may at an issuer that is not ours, is somebody new.
 */
export async function isOver(
  { subject, grantId, issuedAt }: { subject: string; grantId: string; issuedAt: number },
  { isRevoked }: Pick<Revocations, 'isRevoked'>,
): Promise<boolean> {
  return (await isRevoked(grantId)) || isRevoked(everyGrantOf(subject), issuedAt)
}

/** Longer than any issuer lets an access token live: after that the token refuses itself. */
export const REVOKED_FOR_MS = 24 * 3600 * 1000
const RETRY_MS = 1_000

/**
 * Which sign-ins were ended before their tokens ran out: kept in memory, fed by LISTEN. While the
 * listening session is broken the table itself is asked.
 */
export async function openRevocations(options: {
  store: AccountStore
  clock: Clock
  log: Log
}): Promise<Revocations> {
  const { store, clock, log } = options
  const revokedAt = new Map<string, number>()
  let session: { close(): void } | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  // What is heard later counts from when it was revoked: whoever signs in between is not meant.
  const hear = ({
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
    const opened = await store.listenForRevocations(hear, lose)
    // Read after listening began, so that nothing falls between the two.
    for (const revoked of await store.findRevokedGrants()) hear(revoked)
    if (closed) return opened.close()
    session = opened
  }
  const lookUp = async (grantId: string) => {
    const expiresAt = await store.revokedUntil(grantId)
    return expiresAt === undefined ? undefined : expiresAt - REVOKED_FOR_MS
  }
  const lose = () => {
    session = undefined
    log.warn('revoked sign-ins are looked up one by one until the database listens again')
    listenAgainSoon()
  }
  const listenAgainSoon = () => {
    if (closed) return
    retry = setTimeout(() => listen().catch(listenAgainSoon), RETRY_MS).unref()
  }

  await listen()
  return {
    isRevoked: async (grantId, issuedAt = 0) => {
      const at = revokedAt.get(grantId) ?? (session ? undefined : await lookUp(grantId))
      return at !== undefined && issuedAt <= at
    },
    revoke: async (grantId, within) => {
      const expiresAt = clock.now() + REVOKED_FOR_MS
      const refuseHere = () => hear({ grantId, expiresAt })
      await store.revokeGrant(grantId, expiresAt, within)
      if (within) afterCommit(within, refuseHere)
      else refuseHere()
    },
    close: () => {
      closed = true
      clearTimeout(retry)
      session?.close()
    },
  }
}
