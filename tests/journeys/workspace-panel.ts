import type { Locator, Page } from '@playwright/test'

/** The panel of the agenda with this title: beside it on a desktop, a dialog on a phone. */
export function workspacePanel(page: Page, name: string | RegExp): Locator {
  return page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }))
}
