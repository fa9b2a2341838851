import { expect, test } from 'vitest'
import { hasPermission, MEMBER_ROLES, type Permission } from './role.ts'

test.each<[Permission, string]>([
  ['manage-visits', 'owner manager staff reception'],
  ['cancel-visits', 'owner manager staff'],
  ['manage-clients', 'owner manager staff reception'],
  ['export-clients', 'owner manager'],
  ['edit-provider', 'owner manager'],
  ['reply-to-reviews', 'owner manager'],
  ['read-numbers', 'owner manager staff'],
  ['manage-settings', 'owner'],
  ['read-members', 'owner manager staff reception'],
  ['manage-members', 'owner'],
])('[WORK-02] the permission %s is had by: %s', (permission, roles) => {
  expect(MEMBER_ROLES.filter((role) => hasPermission(role, permission)).join(' ')).toBe(roles)
})
