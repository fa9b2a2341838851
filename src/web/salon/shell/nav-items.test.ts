import { expect, test } from 'vitest'
import { isUnderMore } from './nav-items.ts'

test('[WORK-167] the pages without a tab, and those below them, are under More', () => {
  for (const page of ['menu', 'menu/1', 'team', 'hours', 'settings', 'reviews', 'welcome']) {
    expect(isUnderMore(`/salon/x/${page}`)).toBe(true)
  }
  for (const page of ['agenda', 'requests', 'clients/1', 'numbers', 'more']) {
    expect(isUnderMore(`/salon/x/${page}`)).toBe(false)
  }
})
