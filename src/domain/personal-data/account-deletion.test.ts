import { expect, test } from 'vitest'
import { checkDeletion, FRESH_SIGN_IN_MS } from './account-deletion.ts'

const NOW = Date.UTC(2026, 10, 24, 9)
const deletion = { signedInAt: NOW, now: NOW, visitsToCome: 0, salons: 0 }

test('an account goes ten minutes after signing in at the latest', () => {
  const after = (ms: number) => checkDeletion({ ...deletion, signedInAt: NOW - ms })
  expect(after(0).ok).toBe(true)
  expect(after(FRESH_SIGN_IN_MS).ok).toBe(true)
  expect(after(FRESH_SIGN_IN_MS + 1)).toEqual({ ok: false, refusal: 'sign-in-again' })
})

test('a sign-in in the future is not one of just now', () => {
  const ahead = checkDeletion({ ...deletion, signedInAt: NOW + FRESH_SIGN_IN_MS + 1 })
  expect(ahead).toEqual({ ok: false, refusal: 'sign-in-again' })
})

test('where the issuer does not tell when somebody signed in, nobody counts as just signed in', () => {
  const untold = checkDeletion({ ...deletion, signedInAt: null })
  expect(untold).toEqual({ ok: false, refusal: 'sign-in-again' })
})

test('a visit to come keeps an account, and so does a salon', () => {
  const inUse = { ok: false, refusal: 'account-in-use' }
  expect(checkDeletion({ ...deletion, visitsToCome: 1 })).toEqual(inUse)
  expect(checkDeletion({ ...deletion, salons: 1 })).toEqual(inUse)
})
