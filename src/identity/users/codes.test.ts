import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/time-units.ts'
import { codeHash, deriveCode, isCorrectCode, nextCodeExpiry } from './codes.ts'

const NOW = 1_800_000_000_000
const KEY = 'a secret of the tests, long enough'
const fresh = NOW + 15 * MINUTE_MS

describe('the end of a code’s life', () => {
  test.each<[string, { codeHash: string | null; attempts: number; livesMs: number }, number]>([
    ['none was mailed', { codeHash: null, attempts: 0, livesMs: 14 * MINUTE_MS }, fresh],
    ['it has just been mailed', { codeHash: 'x', attempts: 4, livesMs: 15 * MINUTE_MS }, fresh],
    [
      'it is good for more than five minutes',
      { codeHash: 'x', attempts: 0, livesMs: 5 * MINUTE_MS + 1 },
      NOW + 5 * MINUTE_MS + 1,
    ],
    ['it is good for five minutes', { codeHash: 'x', attempts: 0, livesMs: 5 * MINUTE_MS }, fresh],
    ['it has had its five tries', { codeHash: 'x', attempts: 5, livesMs: 10 * MINUTE_MS }, fresh],
    [
      'it has had its tries in the moment it was mailed',
      { codeHash: 'x', attempts: 5, livesMs: 15 * MINUTE_MS },
      fresh + 1,
    ],
    ['it is over', { codeHash: 'x', attempts: 0, livesMs: -MINUTE_MS }, fresh],
  ])('%s', (_, { livesMs, ...mailed }, expected) => {
    expect(nextCodeExpiry({ ...mailed, expiresAt: NOW + livesMs }, NOW)).toBe(expected)
  })
})

test('a code has eight digits, and differs by subject, expiry and installation', () => {
  const codes = Array.from({ length: 500 }, (_, index) => deriveCode(`${index}`, NOW, KEY))
  expect(codes.filter((code) => !/^\d{8}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBeGreaterThan(495)
  expect(deriveCode('1', NOW + 1, KEY)).not.toBe(codes[1])
  expect(deriveCode('1', NOW, `another ${KEY}`)).not.toBe(codes[1])
})

test('a code is accepted for its subject only, also typed in groups', () => {
  const kept = { id: 'one', codeHash: codeHash('one', '12345678', KEY) }
  for (const typed of ['12345678', ' 1234 5678 ', '1234-5678']) {
    expect(isCorrectCode(kept, typed, KEY), typed).toBe(true)
  }
  expect(isCorrectCode(kept, '12345679', KEY)).toBe(false)
  expect(isCorrectCode({ ...kept, id: 'other' }, '12345678', KEY)).toBe(false)
  expect(isCorrectCode(kept, '12345678', `another ${KEY}`)).toBe(false)
  expect(isCorrectCode({ id: 'one', codeHash: null }, '', KEY)).toBe(false)
  expect(isCorrectCode(undefined, '12345678', KEY)).toBe(false)
})
