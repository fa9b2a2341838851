import { createPublicKey } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'

/**
 * What the `authorization` of a message says, as a push service reads it (RFC 8292).
 * @param publicKey the key that the browser subscribed with, base64url
 * @throws when another key signed it
 */
export async function readVapid(authorization: string, publicKey: string): Promise<JWTPayload> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error(`signed with ${key}, and subscribed with ${publicKey}`)
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  return (await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }))).payload
}
