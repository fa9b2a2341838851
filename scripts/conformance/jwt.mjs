import { createHmac, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

/** Header, payload and signature of a compact JWS; undefined for anything else. */
export function decode(token) {
  const parts = String(token).split('.')
  if (parts.length !== 3) return undefined
  try {
    const [header, payload] = parts
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url')))
    return { header, payload, signed: parts.slice(0, 2).join('.'), signature: parts[2] }
  } catch {
    return undefined
  }
}

const DIGESTS = { 256: 'sha256', 384: 'sha384', 512: 'sha512' }

/** Whether one of the issuer's keys made the signature. */
export function isSignedBy(keys, { header, signed, signature }) {
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

function keyFor(algorithm, key) {
  if (algorithm.startsWith('ES')) return { key, dsaEncoding: 'ieee-p1363' }
  return algorithm.startsWith('PS') ? { key, padding: 6, saltLength: -1 } : key
}

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The same claims without a signature (RFC 8725, 2.1). */
export function unsigned({ header, payload }) {
  return ['none', 'None', 'NONE'].map((alg) => `${encode({ ...header, alg })}.${encode(payload)}.`)
}

/** The same claims signed by HMAC with what everybody knows: the public key (RFC 8725, 2.1). */
export function signedWithThePublicKey({ header, payload }, keys) {
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
export function signedByAStranger({ header, payload }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: header.kid }
  const headers = [{}, { jwk }, { jku: 'https://keys.example/jwks', kid: 'of-a-stranger' }]
  return headers.map((more) => {
    const text = `${encode({ ...header, alg: 'ES256', ...more })}.${encode(payload)}`
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' }
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  })
}

/** Other claims under the old signature. */
export function changed({ header, payload, signature }) {
  return `${encode(header)}.${encode({ ...payload, sub: 'somebody-else', exp: payload.exp + 9 })}.${signature}`
}
