import type { Browser } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { arriveAs, newCustomer } from './sign-in.ts'

/** Somebody else, in a browser of their own, books that time at the salon, or another one. */
export async function takeFirst(
  browser: Browser,
  salon: string,
  startTime?: string,
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await arriveAs(page, await newCustomer(page.request))
  await bookByApi(page, salon, startTime === undefined ? undefined : [startTime])
  await context.close()
}
