import { MINUTE_MS } from '#domain/time-units.ts'
import { keyring } from '#platform/crypto.ts'
import { randomDigits } from '#platform/random.ts'

export const CODE_LIFE_MS = 30 * MINUTE_MS
/** Attempts per code. */
export const CODE_ATTEMPTS = 5

const CODE_DIGITS = 8

export function newCode(): string {
  return randomDigits(CODE_DIGITS)
}

/** The keyed hash of a code, bound to the row `id`. Spaces and hyphens in the typed code are ignored. */
export function codeHash(id: string, code: string, secretKey: string): string {
  const digits = code.replace(/[\s-]/g, '')
  return keyring(secretKey, 'api/mail-address-codes').fingerprint(`${id}:${digits}`)
}
