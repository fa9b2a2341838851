import { expect, test } from 'vitest'
import { FRESH_SIGN_IN_MS } from '../sign-in/fresh-sign-in.ts'
import { checkDeletion } from './account-deletion.ts'

const NOW = Date.UTC(2026, 10, 24, 9)
const deletion = { signedInAt: NOW, now: NOW, visitsToCome: 0, salons: 0 }

test('an account can be deleted within ten minutes after signing in', () => {
  const after = (ms: number) => checkDeletion({ ...deletion, signedInAt: NOW - ms })
  expect(after(0).ok).toBe(true)
  expect(after(FRESH_SIGN_IN_MS).ok).toBe(true)
  expect(after(FRESH_SIGN_IN_MS + 1)).toEqual({ ok: false, refusal: 'sign-in-again' })
})

test('a sign-in time in the future is not recent', () => {
  const ahead = checkDeletion({ ...deletion, signedInAt: NOW + FRESH_SIGN_IN_MS + 1 })
  expect(ahead).toEqual({ ok: false, refusal: 'sign-in-again' })
})

test('without the time of the sign-in no sign-in is recent', () => {
  const untold = checkDeletion({ ...deletion, signedInAt: null })
  expect(untold).toEqual({ ok: false, refusal: 'sign-in-again' })
})

test('an upcoming visit prevents the deletion of an account, and so does a provider', () => {
  const inUse = { ok: false, refusal: 'account-in-use' }
  expect(checkDeletion({ ...deletion, visitsToCome: 1 })).toEqual(inUse)
  expect(checkDeletion({ ...deletion, salons: 1 })).toEqual(inUse)
})
