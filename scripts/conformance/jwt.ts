import assert from 'node:assert/strict'
import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import type { PublicKey } from './discovery.ts'

/** A compact JWS (RFC 7515, 3.1) with a JSON payload. */
export interface Jwt {
  readonly header: { readonly alg: string; readonly kid?: string; readonly typ?: string }
  readonly payload: Claims
  /** The text that the signature is made over. */
  readonly signed: string
  readonly signature: string
}

/** The claims that the checks read; an issuer may leave out any of them. */
export interface Claims {
  readonly iss?: string
  readonly sub?: string
  readonly aud?: string | readonly string[]
  readonly azp?: string
  readonly client_id?: string
  readonly exp?: number
  readonly iat?: number
  readonly jti?: string
  readonly nonce?: string
  readonly auth_time?: number
}

/** Header, payload and signature of a compact JWS; undefined for anything else. */
export function decode(token: string | undefined): Jwt | undefined {
  const [header, payload, signature, ...more] = (token ?? '').split('.')
  if (header === undefined || payload === undefined || signature === undefined) return undefined
  if (more.length > 0) return undefined
  try {
    return {
      header: JSON.parse(Buffer.from(header, 'base64url').toString()),
      payload: JSON.parse(Buffer.from(payload, 'base64url').toString()),
      signed: `${header}.${payload}`,
      signature,
    }
  } catch {
    return undefined
  }
}

/** The claims of a token that must be a JWT. */
export function claimsOf(token: string | undefined): Claims {
  const jwt = decode(token)
  assert.ok(jwt, 'it is no JWT')
  return jwt.payload
}

const DIGESTS: Partial<Record<string, string>> = { 256: 'sha256', 384: 'sha384', 512: 'sha512' }

/** Whether one of the issuer's keys made the signature. */
export function isSignedBy(
  keys: readonly PublicKey[],
  { header, signed, signature }: Jwt,
): boolean {
  const digest = DIGESTS[header.alg.slice(2)]
  const candidates = keys.filter(({ kid }) => header.kid === undefined || kid === header.kid)
  return candidates.some((key) =>
    verify(
      digest,
      Buffer.from(signed),
      keyFor(header.alg, createPublicKey({ key, format: 'jwk' })),
      Buffer.from(signature, 'base64url'),
    ),
  )
}

function keyFor(algorithm: string, key: KeyObject) {
  if (algorithm.startsWith('ES')) return { key, dsaEncoding: 'ieee-p1363' as const }
  return algorithm.startsWith('PS') ? { key, padding: 6, saltLength: -1 } : key
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The same claims without a signature (RFC 8725, 2.1). */
export function unsigned({ header, payload }: Jwt): string[] {
  return ['none', 'None', 'NONE'].map((alg) => `${encode({ ...header, alg })}.${encode(payload)}.`)
}

/** The same claims signed by HMAC with what everybody knows: the public key (RFC 8725, 2.1). */
export function signedWithThePublicKey(
  { header, payload }: Jwt,
  keys: readonly PublicKey[],
): string[] {
  return keys.flatMap((jwk) => {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const pem = key.export({ type: 'spki', format: 'pem' })
    const secrets = [
      pem,
      pem.trim(),
      key.export({ type: 'spki', format: 'der' }),
      JSON.stringify(jwk),
    ]
    const text = `${encode({ ...header, alg: 'HS256' })}.${encode(payload)}`
    return secrets.map(
      (secret) => `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`,
    )
  })
}

/** The same claims signed by a key of one's own, which the header brings along or points to (RFC 8725, 2.4 and 3.10). */
export function signedByAStranger({ header, payload }: Jwt): string[] {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: header.kid }
  const headers = [{}, { jwk }, { jku: 'https://keys.example/jwks', kid: 'of-a-stranger' }]
  return headers.map((more) => {
    const text = `${encode({ ...header, alg: 'ES256', ...more })}.${encode(payload)}`
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const }
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  })
}

/** Other claims under the old signature. */
export function changed({ header, payload, signature }: Jwt): string {
  const claims = { ...payload, sub: 'somebody-else', exp: (payload.exp ?? 0) + 9 }
  return `${encode(header)}.${encode(claims)}.${signature}`
}
