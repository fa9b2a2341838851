import { randomInt } from 'node:crypto'
import { keyring } from '#platform/crypto.ts'

const COUNT = 10
/** Without 0, 1, i, l and o, which look alike on paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF_LENGTH = 5

/** Ten new recovery codes, such as 'h3kqa-9wn2c': 49 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${randomHalf()}-${randomHalf()}`)
}

/** The keyed hash of a recovery code, bound to its person. Ignores case, spaces and hyphens. */
export function recoveryCodeHash(subject: string, typed: string, secretKey: string): string {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return keyring(secretKey, 'identity/recovery-codes').fingerprint(`${subject}:${code}`)
}

function randomHalf(): string {
  const characters = Array.from(
    { length: HALF_LENGTH },
    () => CHARACTERS[randomInt(CHARACTERS.length)],
  )
  return characters.join('')
}
