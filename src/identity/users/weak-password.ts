import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The refusal of a password that is easy to guess. */
export interface WeakPassword {
  ok: false
  refusal: 'invalid-request'
  reason: 'weak-password'
}

/** Common passwords and words, from @zxcvbn-ts/language-common and a few Dutch ones (NOTICE). */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)
const PRODUCT = 'bloesem'
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azerty',
]
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
const LEET: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' }

/** Characters that must remain without sequences and personal words. */
const MIN_OTHER_CHARACTERS = 8
const MAX_REPEATED_LENGTH = 8

/**
 * Whether a password is easy to guess (NIST SP 800-63B, 5.1.1.2): common, also with added digits; one part repeated; a
 * row of keys; or little more than the person's name or the product's.
 * @param personal name, user name and address of the person
 */
export function isWeakPassword(password: string, personal: readonly (string | null)[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(plain).size < 4 || isRepeated(plain)) return true
  if (COMMON.has(plain) || COMMON.has(coreOf(plain))) return true
  const rest = [PRODUCT, ...personal.flatMap((each) => wordsOf(each ?? ''))]
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), withoutSequences(plain))
  return rest.replace(/[^\p{Letter}\p{Number}]/gu, '').length < MIN_OTHER_CHARACTERS
}

// 'P@ssw0rd2026!' → 'password'
function coreOf(plain: string): string {
  const core = plain.replace(/^[\P{Letter}]+|[^\p{Letter}]+$/gu, '')
  return core.replace(/[@$0135]/g, (sign) => LEET[sign] ?? sign)
}

function isRepeated(plain: string): boolean {
  for (let period = 1; period <= Math.min(MAX_REPEATED_LENGTH, plain.length / 2); period++) {
    const piece = plain.slice(0, period)
    if (piece.repeat(Math.ceil(plain.length / period)).startsWith(plain)) return true
  }
  return false
}

function withoutSequences(plain: string): string {
  let rest = ''
  for (let at = 0; at < plain.length; ) {
    const length = sequenceAt(plain, at)
    if (length < 4) rest += plain[at]
    at += length < 4 ? 1 : length
  }
  return rest
}

function sequenceAt(plain: string, at: number): number {
  let length = 1
  while (at + length < plain.length && isSequence(plain.slice(at, at + length + 1))) length++
  return length
}

function isSequence(piece: string): boolean {
  return SEQUENCES.some((sequence) => sequence.includes(piece))
}

function wordsOf(personal: string): string[] {
  return personal
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= 3)
}
