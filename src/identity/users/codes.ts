import { keyring, sameText } from '#platform/crypto.ts'

export const CODE_LIFE_MS = 15 * 60 * 1000
/** How many tries one code bears. */
export const MAX_ATTEMPTS = 5

/** With all the mails and tries there can be, a year of guessing at one name finds 1 in 100. */
const CODE_DIGITS = 8

/** A code that lives no longer than this is not mailed again: a new one is. */
const WORTH_REPEATING_MS = 5 * 60 * 1000

/** What is known of a code that was mailed before. */
export interface MailedCode {
  codeHash: string | null
  attempts: number
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * Until when the next code lives. One that is still good is repeated, so that whichever mail is opened first works, and
 * a mail that does not go out takes nothing away. Epoch milliseconds.
 */
export function codeEnd(mailed: MailedCode, now: number): number {
  const isRepeated = mailed.codeHash !== null && isWorthRepeating(mailed, now)
  // Another end than the last one's is another code.
  return isRepeated ? mailed.expiresAt : Math.max(now + CODE_LIFE_MS, mailed.expiresAt + 1)
}

/** Whether what was asked for before is good for long enough, and has tries left. */
export function isWorthRepeating({ attempts, expiresAt }: MailedCode, now: number): boolean {
  return attempts < MAX_ATTEMPTS && expiresAt > now + WORTH_REPEATING_MS
}

/** The code of `id` that lives until then. Nothing but the installation's secret makes it, and it is not stored. */
export function codeOf(id: string, expiresAt: number, secretKey: string): string {
  const drawn = keyring(secretKey, 'identity/drawn-codes').fingerprint(`${id}:${expiresAt}`)
  const number = BigInt(`0x${drawn}`) % 10n ** BigInt(CODE_DIGITS)
  return number.toString().padStart(CODE_DIGITS, '0')
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
