import type { Page } from '@playwright/test'
import { expect } from './journey-test.ts'
import { openPage } from './open-page.ts'

/**
 * Opens the search for a service type and waits until the browser stores it. Only a search for
 * another type than the stored one empties the cart.
 */
export async function searchServiceType(page: Page, serviceType: string): Promise<void> {
  await openPage(page, `/search?service=${serviceType}`)
  const stored = () => page.evaluate(() => localStorage['booking.serviceType'])
  await expect.poll(stored).toBe(JSON.stringify(serviceType))
}
