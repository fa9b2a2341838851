import { expect, test } from 'vitest'
import { linkMail } from './link-mail.ts'

const SENT = { hasAccount: false, hasAddress: true, isSent: true, hasObjection: false }

test.each([
  ['sent', {}],
  ['notSent', { isSent: false }],
  ['noAddress', { isSent: false, hasAddress: false }],
  ['objected', { hasAddress: false, hasObjection: true }],
  ['objected', { isSent: false, hasObjection: true }],
  ['account', { isSent: false, hasAccount: true }],
  ['account', { isSent: false, hasAccount: true, hasAddress: false }],
] as const)('[WORK-109] the mail with the link is %s when %o', (expected, facts) => {
  expect(linkMail({ ...SENT, ...facts })).toBe(expected)
})
