import { expect, test } from 'vitest'
import { DEFAULT_ROLE_SETTINGS, hasPermission, MEMBER_ROLES, type Permission } from './role.ts'

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
  expect(rolesWith(permission)).toBe(roles)
})

test('[WORK-188] the owner decides whether reception cancels and whether managers export', () => {
  expect(rolesWith('cancel-visits', { receptionMayCancel: true })).toBe(
    'owner manager staff reception',
  )
  expect(rolesWith('export-clients', { managersMayExport: false })).toBe('owner')
  const both = { receptionMayCancel: true, managersMayExport: false }
  expect(rolesWith('manage-settings', both)).toBe('owner')
})

function rolesWith(permission: Permission, settings = {}): string {
  const all = { ...DEFAULT_ROLE_SETTINGS, ...settings }
  return MEMBER_ROLES.filter((role) => hasPermission(role, permission, all)).join(' ')
}
