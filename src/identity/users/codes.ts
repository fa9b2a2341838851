import { keyring, sameText } from '#platform/crypto.ts'
import { randomDigits } from '#platform/random.ts'

export const CODE_LIFE_MS = 15 * 60 * 1000
/** How many tries one code bears. */
export const MAX_ATTEMPTS = 5

/** With all the mails and tries there can be, a year of guessing at one name finds 1 in 100. */
const CODE_DIGITS = 8

/** A code to be mailed. */
export function newCode(): string {
  return randomDigits(CODE_DIGITS)
}

/** What a code that may still be tried belongs to; no hash where none was mailed. */
export interface TriedCode {
  id: string
  codeHash: string | null
}

/** What is kept of a mailed code. `id` is what it belongs to, so that it fits nothing else. */
export function codeHash(id: string, code: string, secretKey: string): string {
  return keyring(secretKey, 'identity/mailed-codes').fingerprint(`${id}:${code}`)
}

/** Whether this is the code, as people type it: in groups, as it is printed. */
export function isCode(
  tried: TriedCode | undefined,
  typed: string,
  secretKey: string,
): tried is TriedCode {
  const brought = codeHash(tried?.id ?? '', typed.replace(/[\s-]/g, ''), secretKey)
  return sameText(tried?.codeHash ?? '', brought)
}
