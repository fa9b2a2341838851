import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** A key pair with which this installation signs what others verify (Ed25519, RFC 8032). */
export interface SignatureKey {
  /** PEM (SPKI), for whoever verifies. */
  readonly publicKey: string
  /** @returns 64 bytes */
  sign(content: Uint8Array): Buffer
}

// RFC 8410: an Ed25519 private key in PKCS #8 is these bytes and 32 more.
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The key of an installation for one purpose. It is derived from its secret, so that all processes have the same one, and a
 * restored installation that of before (docs/decisions/0066).
 */
export function signatureKey(secret: string, purpose: string): SignatureKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `${purpose}/ed25519`, 32))
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (content) => sign(null, content, key),
  }
}

/**
 * Whether a signature of content is by the key with this PEM.
 * @throws when it is no public key of Ed25519
 */
export function isSignedBy(publicKey: string, content: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey(publicKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not a public key of Ed25519')
  return verify(null, content, key, signature)
}
