import { expect, test } from 'vitest'
import { memberMailsFor } from './member-mail.ts'
import { DEFAULT_ROLE_SETTINGS, MEMBER_ROLES } from './role.ts'

test('[WORK-190] everybody may have a mail of the day, those who may reply one of reviews', () => {
  const mails = MEMBER_ROLES.map((role) => memberMailsFor(role, DEFAULT_ROLE_SETTINGS))
  expect(mails).toEqual([['review', 'day'], ['review', 'day'], ['day'], ['day']])
})
