import { expect, type Page } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { type Customer, signInAs } from './sign-in.ts'
import { visit } from './visit.ts'

/** Waits until the page has the service worker, and everything that makes pages is kept: many files at once. */
export async function expectServiceWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 45_000 })
    .toBe('activated')
}

/** Somebody signs in, books at Studio Parel and has looked at it: the browser keeps the visit. */
export async function keepAVisit(page: Page, who: Customer): Promise<void> {
  await signInAs(page, who)
  await bookByApi(page, 'studio-parel')
  await visit(page, '/bookings')
  await expectServiceWorker(page)
  await expect.poll(() => keptVisits(page)).toMatchObject({ salons: ['Studio Parel'] })
}

/** Of whom visits are kept in this browser, and the salons; null where nothing is. */
export async function keptVisits(
  page: Page,
): Promise<{ userName: string; salons: string[] } | null> {
  return page.evaluate(async () => {
    const kept = await caches.match('/kept/own-visits')
    if (!kept) return null
    const { userName, visits } = await kept.json()
    return { userName, salons: visits.map(({ salon }: { salon: string }) => salon) }
  })
}

/** Pages say that they are of another version than the worker that comes, as those of before a release do. */
export async function beOfOlderVersion(page: Page): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text()
  const [, version = ''] = /version:["`]([^"`]+)/.exec(worker) ?? []
  await page.route('**/assets/service-worker-*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    expect(script).toContain(version)
    await route.fulfill({ response, body: script.replaceAll(version, 'older') })
  })
}
