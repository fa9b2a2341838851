import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from '#platform/clock.ts'
import { keyring } from '#platform/crypto.ts'
import { DAY_MS } from '#platform/time-units.ts'
import type { ProtocolStore, SigningKey } from './store.ts'

export const SIGNING_ALGORITHM = 'ES256'

const SIGNING_PERIOD_MS = 90 * DAY_MS
/** How long a key is published before it signs, because verifiers cache key sets, and after, because tokens live on. */
const MARGIN_MS = 2 * DAY_MS

/**
 * The private keys whose public halves are published, the one that signs first. A new key is created when there is none,
 * and two days before the present one has signed for 90 days. Keys are stored encrypted; those of another secret are
 * ignored.
 */
export async function loadSigningKeys(deps: {
  store: ProtocolStore
  secretKey: string
  clock: Clock
}): Promise<JWK[]> {
  const { store, clock } = deps
  const ring = keyring(deps.secretKey, 'identity/signing-keys')
  const now = clock.now()
  const isReadable = (key: SigningKey) => ring.decrypt(key.encryptedJwk) !== undefined
  const keys = await store.updateKeys(now, async (existing) => {
    const signsFrom = nextKeySignsFrom(existing.filter(isReadable), now)
    if (signsFrom === undefined) return undefined
    const jwk = await createKey()
    const retiresAt = signsFrom + SIGNING_PERIOD_MS + 2 * MARGIN_MS
    return { kid: jwk.kid, encryptedJwk: ring.encrypt(JSON.stringify(jwk)), signsFrom, retiresAt }
  })
  const readable = keys.filter(isReadable)
  const signing = readable.find((key) => key.signsFrom <= now)
  const inOrder = [...(signing ? [signing] : []), ...readable.filter((key) => key !== signing)]
  return inOrder.map((key) => JSON.parse(ring.decrypt(key.encryptedJwk) ?? '') as JWK)
}

/** When a new key is to sign, epoch ms; undefined while the newest one signs for long enough. */
export function nextKeySignsFrom(newestFirst: SigningKey[], now: number): number | undefined {
  const [newest] = newestFirst
  if (!newest) return now
  const next = newest.signsFrom + SIGNING_PERIOD_MS
  return now < next - MARGIN_MS ? undefined : Math.max(next, now)
}

async function createKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: SIGNING_ALGORITHM }
}
