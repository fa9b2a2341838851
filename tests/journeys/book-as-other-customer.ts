import type { Browser } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

/** Another customer, in another browser context, books at a provider: at `startTime`, or at any free time without it. */
export async function bookAsOtherCustomer(
  browser: Browser,
  provider: string,
  startTime?: string,
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await ensureSignedIn(page, await createCustomer(page.request))
  await bookByApi(page, provider, startTime === undefined ? undefined : [startTime])
  await context.close()
}
