import { expect, test } from 'vitest'
import { ok, REFUSAL_CODES, refused } from './refusal.ts'

test('every refusal code is in kebab-case and unique', () => {
  expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length)
  for (const code of REFUSAL_CODES) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('an outcome is a value or a refusal', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 })
  expect(refused('slot-taken')).toEqual({ ok: false, refusal: 'slot-taken' })
})
