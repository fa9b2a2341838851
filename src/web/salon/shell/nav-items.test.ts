import { expect, test } from 'vitest'
import { DEFAULT_ROLE_SETTINGS, MEMBER_ROLES } from '#domain/membership/role.ts'
import { isUnderMore, navItemsFor } from './nav-items.ts'

test('[WORK-167] the pages without a tab, and those below them, are under More', () => {
  for (const page of ['menu', 'menu/1', 'team', 'hours', 'settings', 'reviews', 'welcome']) {
    expect(isUnderMore(`/salon/x/${page}`)).toBe(true)
  }
  for (const page of ['agenda', 'requests', 'clients/1', 'numbers', 'more']) {
    expect(isUnderMore(`/salon/x/${page}`)).toBe(false)
  }
})

test('[WORK-192] every member finds the settings, which have what is of each', () => {
  for (const role of MEMBER_ROLES) {
    const items = navItemsFor({ role, roleSettings: DEFAULT_ROLE_SETTINGS })
    expect(items.map(({ key }) => key)).toContain('settings')
  }
})
