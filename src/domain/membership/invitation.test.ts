import { expect, test } from 'vitest'
import { INVITATION_LIFE_MS, invitationStatus, maskedEmail } from './invitation.ts'

const sentAt = Date.UTC(2026, 10, 24, 12)
const expiresAt = sentAt + INVITATION_LIFE_MS

test('[WORK-94] an open invitation expires seven days after it was sent, any other stays what it became', () => {
  expect(expiresAt).toBe(Date.UTC(2026, 11, 1, 12))
  expect(invitationStatus({ state: 'open', expiresAt }, expiresAt - 1)).toBe('open')
  expect(invitationStatus({ state: 'open', expiresAt }, expiresAt)).toBe('expired')
  for (const state of ['accepted', 'declined', 'withdrawn'] as const) {
    expect(invitationStatus({ state, expiresAt }, expiresAt + 1)).toBe(state)
  }
})

test.each([
  ['fleur@voorbeeld.nl', 'f…@voorbeeld.nl'],
  ['a@b.nl', 'a…@b.nl'],
])('[WORK-95] the address %s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
