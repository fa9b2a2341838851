import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from '#platform/clock.ts'
import { keyring } from '#platform/crypto.ts'
import type { ProtocolStore, SigningKey } from './store.ts'

export const SIGNING_ALGORITHM = 'ES256'

const DAY_MS = 24 * 3600 * 1000
const SIGNS_MS = 90 * DAY_MS
/** Published this long before it signs, and after: verifiers keep key sets for a while, and tokens live on. */
const MARGIN_MS = 2 * DAY_MS

/**
 * The private keys to publish, the one that signs now first. A new one is made when there is none, and announced
 * before the present one has signed for ninety days. Stored encrypted; a key of another secret does not count.
 */
export async function loadSigningKeys(deps: {
  store: ProtocolStore
  secretKey: string
  clock: Clock
}): Promise<JWK[]> {
  const { store, clock } = deps
  const ring = keyring(deps.secretKey, 'identity/signing-keys')
  const now = clock.now()
  const isOurs = (key: SigningKey) => ring.decrypt(key.sealedJwk) !== undefined
  const kept = await store.keepKeys(now, async (known) => {
    const signsFrom = nextKeySignsFrom(known.filter(isOurs), now)
    if (signsFrom === undefined) return undefined
    const jwk = await makeKey()
    const retiresAt = signsFrom + SIGNS_MS + 2 * MARGIN_MS
    return { kid: jwk.kid, sealedJwk: ring.encrypt(JSON.stringify(jwk)), signsFrom, retiresAt }
  })
  const ours = kept.filter(isOurs)
  const signing = ours.find((key) => key.signsFrom <= now)
  const inOrder = [...(signing ? [signing] : []), ...ours.filter((key) => key !== signing)]
  return inOrder.map((key) => JSON.parse(ring.decrypt(key.sealedJwk) ?? '') as JWK)
}

/** When the next key is to sign, epoch milliseconds; undefined while the newest still will for long enough. */
export function nextKeySignsFrom(newestFirst: SigningKey[], now: number): number | undefined {
  const [newest] = newestFirst
  if (!newest) return now
  const next = newest.signsFrom + SIGNS_MS
  return now < next - MARGIN_MS ? undefined : Math.max(next, now)
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: SIGNING_ALGORITHM }
}
