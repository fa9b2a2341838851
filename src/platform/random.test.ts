import { expect, test } from 'vitest'
import { randomDigits, randomToken, uuidv7 } from './random.ts'

test('a UUIDv7 has its time, version and variant, and sorts by time', () => {
  const early = uuidv7(Date.UTC(2026, 0, 1))
  expect(early).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(early.replace(/-/g, '').slice(0, 12), 16)).toBe(Date.UTC(2026, 0, 1))
  expect(early < uuidv7(Date.UTC(2026, 0, 2))).toBe(true)
})

test('codes keep leading zeros and tokens are URL-safe', () => {
  const codes = Array.from({ length: 500 }, () => randomDigits(2))
  expect(codes.every((code) => /^\d{2}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(randomToken(32)).toMatch(/^[\w-]{43}$/)
})
