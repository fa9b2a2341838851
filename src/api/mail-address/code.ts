import { keyring } from '#platform/crypto.ts'
import { randomDigits } from '#platform/random.ts'

/** Long enough to find the mail. */
export const CODE_LIFE_MS = 30 * 60_000
/** How many tries one code bears. */
export const CODE_ATTEMPTS = 5

const CODE_DIGITS = 8

/** A code to be mailed. */
export function newCode(): string {
  return randomDigits(CODE_DIGITS)
}

/** What is kept of a code. `id` is what it belongs to, so that it fits nothing else; people type it in groups. */
export function codeHash(id: string, code: string, secretKey: string): string {
  const digits = code.replace(/[\s-]/g, '')
  return keyring(secretKey, 'api/mail-address-codes').fingerprint(`${id}:${digits}`)
}
