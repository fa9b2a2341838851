import type { Page } from '@playwright/test'

/** Opens a page of the app and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Goes to another path of the app without loading a page, as a link does. It asks nothing about a cart. */
export async function followPath(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // React has the properties of an element before its page is hydrated; the press on a link hydrates the rest at once.
    const part = document.querySelector('main *')
    part?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    history.pushState(null, '', to)
  }, path)
}
