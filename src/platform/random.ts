import { randomBytes, randomInt } from 'node:crypto'

/**
 * A UUIDv7 (RFC 9562): 48 bits of time, then randomness, so that new rows land at the end of an index.
 * @param now epoch milliseconds
 */
export function uuidv7(now: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x70
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** `bytes` random bytes as base64url, for session ids, nonces and passwords. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** A random code of `digits` decimal digits, with leading zeros. */
export function randomDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}
