import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import { keyring, sha256 } from '#platform/crypto.ts'
import type { Issuer, RefreshedTokens } from './issuer.ts'
import type { AccountStore } from './store.ts'

/** How long a late tab is given what an earlier one got; after that the issuer judges a repeat as theft. */
const GRACE_MS = 30_000
const TURN_MS = 10_000
const LOOK_AGAIN_MS = 40

/**
 * Exchanges a refresh token once, however many tabs and processes bring it at the same moment: rotation would
 * take the second exchange for theft and end the session. No database connection is held meanwhile.
 * Answers undefined when the session is over.
 */
export function refreshOnce(deps: {
  issuer: Pick<Issuer, 'refresh'>
  store: AccountStore
  secretKey: string
  clock: Clock
}): (refreshToken: string) => Promise<RefreshedTokens | undefined> {
  const { issuer, store, clock } = deps
  const ring = keyring(deps.secretKey, 'account/refreshed-tokens')
  const underWay = new Map<string, Promise<RefreshedTokens | undefined>>()

  const lockCalendar = async (refreshToken: string, tokenHash: string) => {
    const giveUpAt = clock.now() + TURN_MS
    for (;;) {
      const now = clock.now()
      const turn = await store.takeRefreshTurn(tokenHash, now, now + TURN_MS)
      if (turn.state === 'mine') return exchange(refreshToken, tokenHash)
      if (turn.state === 'done') return decryptTokens(turn.sealedTokens)
      if (now > giveUpAt)
        throw Object.assign(new Error('another refresh does not end'), { statusCode: 503 })
      await pause(LOOK_AGAIN_MS)
    }
  }
  const exchange = async (refreshToken: string, tokenHash: string) => {
    try {
      const tokens = await issuer.refresh(refreshToken)
      if (!tokens) return undefined
      const encrypted = ring.encrypt(JSON.stringify(tokens))
      await store.leaveRefreshedTokens(tokenHash, encrypted, clock.now() + GRACE_MS)
      return tokens
    } finally {
      await store.giveRefreshTurnBack(tokenHash)
    }
  }
  const decryptTokens = (encrypted: string) => {
    const plain = ring.decrypt(encrypted)
    return plain === undefined ? undefined : (JSON.parse(plain) as RefreshedTokens)
  }

  return (refreshToken) => {
    const tokenHash = sha256(refreshToken)
    const promise =
      underWay.get(tokenHash) ??
      lockCalendar(refreshToken, tokenHash).finally(() => underWay.delete(tokenHash))
    underWay.set(tokenHash, promise)
    return promise
  }
}
