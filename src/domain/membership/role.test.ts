import { expect, test } from 'vitest'
import { hasPermission, MEMBER_ROLES } from './role.ts'

test('[WORK-02] every role answers requests; reception cancels no visit; owners and managers reply to reviews', () => {
  const rolesWith = (permission: Parameters<typeof hasPermission>[1]) =>
    MEMBER_ROLES.filter((role) => hasPermission(role, permission))
  expect(rolesWith('manage-visits')).toEqual(['owner', 'manager', 'staff', 'reception'])
  expect(rolesWith('cancel-visits')).toEqual(['owner', 'manager', 'staff'])
  expect(rolesWith('reply-to-reviews')).toEqual(['owner', 'manager'])
})
