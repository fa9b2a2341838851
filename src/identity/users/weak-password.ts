import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Said of a password that is guessed too soon. */
export interface WeakPassword {
  ok: false
  refusal: 'invalid-request'
  reason: 'weak-password'
}

/** The commonest passwords and what they are made of, from @zxcvbn-ts/language-common and a few Dutch ones (NOTICE). */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)
const PRODUCT = 'bloesem'
const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azerty'],
]
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
const LEET: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' }

/** What a password has to have beyond sequences and one's own name. */
const FEWEST_OWN_CHARACTERS = 8
const LONGEST_REPEATED = 8

/**
 * Whether a password is among the first that somebody tries: a common one, also with digits behind it, one piece
 * repeated, a row of keys, or little more than the person's own name or ours (NIST SP 800-63B, 5.1.1.2).
 * @param own name, user name, address: what others know of the person
 */
export function isWeakPassword(password: string, own: readonly (string | null)[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(plain).size < 4 || isRepeated(plain)) return true
  if (COMMON.has(plain) || COMMON.has(coreOf(plain))) return true
  const left = [PRODUCT, ...own.flatMap((each) => wordsOf(each ?? ''))]
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), withoutSequences(plain))
  return left.replace(/[^\p{Letter}\p{Number}]/gu, '').length < FEWEST_OWN_CHARACTERS
}

// 'P@ssw0rd2026!' → 'password'
function coreOf(plain: string): string {
  const core = plain.replace(/^[\P{Letter}]+|[^\p{Letter}]+$/gu, '')
  return core.replace(/[@$0135]/g, (sign) => LEET[sign] ?? sign)
}

function isRepeated(plain: string): boolean {
  for (let period = 1; period <= Math.min(LONGEST_REPEATED, plain.length / 2); period++) {
    const piece = plain.slice(0, period)
    if (piece.repeat(Math.ceil(plain.length / period)).startsWith(plain)) return true
  }
  return false
}

function withoutSequences(plain: string): string {
  let left = ''
  for (let at = 0; at < plain.length; ) {
    const length = sequenceAt(plain, at)
    if (length < 4) left += plain[at]
    at += length < 4 ? 1 : length
  }
  return left
}

function sequenceAt(plain: string, at: number): number {
  let length = 1
  while (at + length < plain.length && isSequence(plain.slice(at, at + length + 1))) length++
  return length
}

function isSequence(piece: string): boolean {
  return SEQUENCES.some((sequence) => sequence.includes(piece))
}

function wordsOf(own: string): string[] {
  return own
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= 3)
}
