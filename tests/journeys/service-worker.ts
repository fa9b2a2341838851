import { expect, type Page } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { openPage } from './open-page.ts'
import { type Customer, ensureSignedIn } from './sign-in.ts'

/** Waits until the service worker controls the page: it has cached the files of the build by then. */
export async function expectServiceWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 45_000 })
    .toBe('activated')
}

/** Signs in, books at Studio Parel and opens the appointments: the browser keeps the visit for use offline. */
export async function signInWithKeptVisit(page: Page, who: Customer): Promise<void> {
  await ensureSignedIn(page, who)
  await bookByApi(page, 'studio-parel')
  await openPage(page, '/bookings')
  await expectServiceWorker(page)
  await expect.poll(() => keptVisits(page)).toMatchObject({ providers: ['Studio Parel'] })
}

/** The owner and the providers of the visits that this browser keeps; null without any. */
export async function keptVisits(
  page: Page,
): Promise<{ userName: string; providers: string[] } | null> {
  return page.evaluate(async () => {
    const kept = await caches.match('/kept/own-visits')
    if (!kept) return null
    const { userName, visits } = await kept.json()
    return { userName, providers: visits.map(({ salon }: { salon: string }) => salon) }
  })
}

/** Serves pages with an older version than the service worker, as after a release. */
export async function serveOlderPages(page: Page): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text()
  const [, version = ''] = /version:["`]([^"`]+)/.exec(worker) ?? []
  await page.route('**/assets/service-worker-*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    expect(script).toContain(version)
    await route.fulfill({ response, body: script.replaceAll(version, 'older') })
  })
}
