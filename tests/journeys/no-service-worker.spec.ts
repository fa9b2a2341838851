import type { Page } from '@playwright/test'
import { aFreePort } from '#platform/testing/product.ts'
import { startDemoProduct } from './demo-product.ts'
import { expect, test as journey } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { signInWithKeptVisit } from './service-worker.ts'
import { createCustomer } from './sign-in.ts'

interface Site {
  url: string
  /** Restarts the server with SERVICE_WORKER=off. */
  takeWorkerAway(): Promise<void>
}

/** A separate server that can be restarted without the service worker. */
const test = journey.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  site: async ({}, use) => {
    const product = await startDemoProduct(await aFreePort())
    const takeWorkerAway = () => product.restart({ SERVICE_WORKER: 'off' })
    await use({ url: product.url, takeWorkerAway })
    await product.end()
  },
  baseURL: ({ site }, use) => use(site.url),
})

// The server is unreachable during the restart; at the end the browser is offline.
test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_|Failed to fetch|status of 50\d/ })

// Its server is started twice.
test.setTimeout(240_000)

test('[APP-11] with the service worker turned off an existing one is removed with its caches, and pages work', async ({
  page,
  request,
  context,
  site,
}) => {
  await signInWithKeptVisit(page, await createCustomer(request))
  await site.takeWorkerAway()

  // First a page of the old worker, then later ones.
  for (const path of ['/bookings', '/dashboard', '/bookings']) {
    await openPage(page, path)
    await expect(page.getByText('Studio Parel').first()).toBeVisible()
    await expect.poll(() => workerCount(page), { timeout: 45_000 }).toBe(0)
    await page.waitForLoadState('networkidle') // the page has stored what it stores
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.getByRole('link', { name: 'Bloesem' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons/)

  await context.setOffline(true)
  await expect(page.goto('/bookings')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

function workerCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}
