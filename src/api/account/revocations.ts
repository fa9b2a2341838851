import type { QueryExecutorProvider } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import type { AccountStore } from './store.ts'

export interface Revocations {
  isRevoked(grantId: string): Promise<boolean>
  /**
   * Refuses every token of the sign-in, here at once and in the other processes as they hear of it.
   * @param within the caller's transaction, when the sign-in ends with something else or not at all
   */
  revoke(grantId: string, within?: QueryExecutorProvider): Promise<void>
  close(): void
}

/** What stands for every sign-in of a person: revoking it refuses their tokens, whichever issuer made them. */
export function everyGrantOf(subject: string): string {
  return `person ${sha256(subject)}`
}

/** Whether a sign-in was ended, by itself or with every other of the same person. */
export async function isOver(
  { subject, grantId }: { subject: string; grantId: string },
  { isRevoked }: Pick<Revocations, 'isRevoked'>,
): Promise<boolean> {
  return (await isRevoked(grantId)) || isRevoked(everyGrantOf(subject))
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
  const heardAt = new Map<string, number>()
  let session: { close(): void } | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const hear = (grantId: string) => {
    const now = clock.now()
    heardAt.set(grantId, now)
    for (const [oldest, at] of heardAt) {
      if (at > now - REVOKED_FOR_MS) break
      heardAt.delete(oldest)
    }
  }
  const listen = async () => {
    const opened = await store.listenForRevocations(hear, lose)
    // Read after listening began, so that nothing falls between the two.
    for (const grantId of await store.findRevokedGrants()) hear(grantId)
    if (closed) return opened.close()
    session = opened
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
    isRevoked: async (grantId) =>
      heardAt.has(grantId) || (session === undefined && (await store.isRevoked(grantId))),
    revoke: async (grantId, within) => {
      hear(grantId)
      await store.revokeGrant(grantId, clock.now() + REVOKED_FOR_MS, within)
    },
    close: () => {
      closed = true
      clearTimeout(retry)
      session?.close()
    },
  }
}
