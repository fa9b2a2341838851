import type { Page } from '@playwright/test'

/** Opens a page of the app and waits until it answers to presses: the server's page alone does not yet. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
