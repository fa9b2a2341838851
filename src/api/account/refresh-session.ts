import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { keyring, sha256 } from '#platform/crypto.ts'
import type { Tables } from '../schema.gen.ts'
import type { Issuer, RefreshedTokens } from './issuer.ts'
import {
  claimRefresh,
  type OwnClaim,
  releaseRefresh,
  storeRefreshedTokens,
} from './refresh-store.ts'

/** How long the tokens of one exchange are given to further requests with the same refresh token. */
const REUSE_WINDOW_MS = 30_000
const CLAIM_MS = 10_000
const POLL_MS = 40

/**
 * Exchanges a refresh token at the issuer once, even when several tabs and processes send it at the same moment.
 * An issuer that rotates refresh tokens takes a second exchange for theft and ends the session.
 * Holds no database connection while it waits.
 * @returns undefined when the issuer no longer accepts the token
 * @throws a 503 when another process's exchange does not end within 10 seconds
 */
export function refreshOnce(deps: {
  issuer: Pick<Issuer, 'refresh'>
  query: Kysely<Tables>
  secretKey: string
  clock: Clock
}): (refreshToken: string) => Promise<RefreshedTokens | undefined> {
  const { issuer, query, clock } = deps
  const ring = keyring(deps.secretKey, 'account/refreshed-tokens')
  const inFlight = new Map<string, Promise<RefreshedTokens | undefined>>()

  const exchangeOnce = async (refreshToken: string, tokenHash: string) => {
    const timeoutAt = clock.now() + CLAIM_MS
    for (;;) {
      const now = clock.now()
      const own = { tokenHash, endsAt: now + CLAIM_MS }
      const claim = await claimRefresh(query, { ...own, now })
      if (claim.state === 'claimed') return exchange(refreshToken, own)
      if (claim.state === 'done') return decryptTokens(claim.encryptedTokens)
      if (now > timeoutAt)
        throw Object.assign(new Error('another refresh does not end'), { statusCode: 503 })
      await pause(POLL_MS)
    }
  }
  const exchange = async (refreshToken: string, claim: OwnClaim) => {
    try {
      const tokens = await issuer.refresh(refreshToken)
      if (!tokens) return undefined
      const encryptedTokens = ring.encrypt(JSON.stringify(tokens))
      const reusableUntil = clock.now() + REUSE_WINDOW_MS
      const { tokenHash } = claim
      await storeRefreshedTokens(query, { tokenHash, encryptedTokens, reusableUntil })
      return tokens
    } finally {
      await releaseRefresh(query, claim)
    }
  }
  const decryptTokens = (encrypted: string) => {
    const plain = ring.decrypt(encrypted)
    return plain === undefined ? undefined : (JSON.parse(plain) as RefreshedTokens)
  }

  return (refreshToken) => {
    const tokenHash = sha256(refreshToken)
    const promise =
      inFlight.get(tokenHash) ??
      exchangeOnce(refreshToken, tokenHash).finally(() => inFlight.delete(tokenHash))
    inFlight.set(tokenHash, promise)
    return promise
  }
}
