import type { Page } from '@playwright/test'

/** Holds the requests of a method to an address, a pattern of Playwright. @returns lets them go on */
export async function holdRequests(page: Page, method: string, address: string) {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === method) await held.promise
    await route.fallback()
  })
  return async () => {
    held.resolve()
    await page.unroute(address)
  }
}
