import { keyring, safeEqual } from '#platform/crypto.ts'
import { MINUTE_MS } from '#platform/time-units.ts'

export const CODE_LIFE_MS = 15 * MINUTE_MS
/** Attempts per code. */
export const MAX_ATTEMPTS = 5

/** Within all limits, a year of guessing at one name succeeds with a probability of 1 in 100. */
const CODE_DIGITS = 8

/** A code that expires sooner is not mailed again; a new one is. */
const MIN_REMAINING_MS = 5 * MINUTE_MS

/** The stored state of a mailed code. */
export interface MailedCode {
  codeHash: string | null
  attempts: number
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * The expiry of the next code, epoch ms. A repeatable code keeps its expiry, and so stays the same code: every mail with
 * it works.
 */
export function nextCodeExpiry(mailed: MailedCode, now: number): number {
  const isRepeated = mailed.codeHash !== null && isRepeatable(mailed, now)
  // A code is derived from its expiry: another expiry makes another code.
  return isRepeated ? mailed.expiresAt : Math.max(now + CODE_LIFE_MS, mailed.expiresAt + 1)
}

/** Whether a code lives long enough to be mailed again, and has attempts left. */
export function isRepeatable({ attempts, expiresAt }: MailedCode, now: number): boolean {
  return attempts < MAX_ATTEMPTS && expiresAt > now + MIN_REMAINING_MS
}

/** Derives the code of `id` with this expiry from the installation's secret. Codes are not stored. */
export function deriveCode(id: string, expiresAt: number, secretKey: string): string {
  const hmac = keyring(secretKey, 'identity/drawn-codes').fingerprint(`${id}:${expiresAt}`)
  const number = BigInt(`0x${hmac}`) % 10n ** BigInt(CODE_DIGITS)
  return number.toString().padStart(CODE_DIGITS, '0')
}

/** A counted attempt at a code; `codeHash` is null when no code was mailed. */
export interface CodeAttempt {
  id: string
  codeHash: string | null
}

/** The keyed hash of a code, bound to `id`. */
export function codeHash(id: string, code: string, secretKey: string): string {
  return keyring(secretKey, 'identity/mailed-codes').fingerprint(`${id}:${code}`)
}

/** Whether the typed code is correct. Ignores spaces and hyphens. */
export function isCorrectCode(
  attempt: CodeAttempt | undefined,
  typed: string,
  secretKey: string,
): attempt is CodeAttempt {
  const typedHash = codeHash(attempt?.id ?? '', typed.replace(/[\s-]/g, ''), secretKey)
  return safeEqual(attempt?.codeHash ?? '', typedHash)
}
