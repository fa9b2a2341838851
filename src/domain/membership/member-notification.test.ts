import { expect, test } from 'vitest'
import { memberNotificationsFor, notificationOf } from './member-notification.ts'
import { DEFAULT_ROLE_SETTINGS, MEMBER_ROLES } from './role.ts'

test('[WORK-220] everybody may be told of visits and their day, those who may reply of reviews', () => {
  const visits = ['request', 'booking', 'change']
  const kinds = MEMBER_ROLES.map((role) => memberNotificationsFor(role, DEFAULT_ROLE_SETTINGS))
  const all = [...visits, 'review', 'day']
  expect(kinds).toEqual([all, all, [...visits, 'day'], [...visits, 'day']])
})

test('[WORK-220] that a customer moves or cancels is one choice', () => {
  const events = ['request', 'booking', 'change', 'cancellation'] as const
  expect(events.map(notificationOf)).toEqual(['request', 'booking', 'change', 'change'])
})
