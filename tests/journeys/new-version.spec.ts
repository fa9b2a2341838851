import type { Page } from '@playwright/test'
import { expect, test as journey } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { type ReleaseProxy, startReleaseProxy } from './release-proxy.ts'
import { expectServiceWorker } from './service-worker.ts'
import { signInAs } from './sign-in.ts'
import { walkToSchedule } from './wizard.ts'

/** The server behind a proxy that can serve another release. */
const test = journey.extend<{ release: ReleaseProxy }>({
  release: async ({ baseURL }, use) => {
    const release = await startReleaseProxy(baseURL ?? '')
    await use(release)
    await release.close()
  },
  proxy: ({ release }, use) => use({ server: release.server }),
})

test.use({ serviceWorkers: 'allow' })

const words = {
  en: 'New version available. Load New Version?',
  nl: 'Er is een nieuwe versie. Nieuwe versie laden?',
}

test('[APP-11] a page of an older release offers the new version once, and not during a booking', async ({
  page,
  baseURL,
  browser,
  release,
}) => {
  const origin = baseURL ?? ''
  await signInAs(page, 'sanne')
  await walkToSchedule(page, 'studio-parel')
  const dutch = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: origin,
    proxy: release,
  })
  await dutch.addCookies([{ name: 'language', value: 'nl', url: origin }])
  const tabs = [await dutch.newPage(), await dutch.newPage()] as const
  for (const tab of tabs) await openPage(tab, '/ranking')
  for (const each of [page, ...tabs]) await expectServiceWorker(each)
  release.renew()

  await updateServiceWorker(page)
  await expect.poll(() => hasWaitingWorker(page)).toBe(true)
  const question = page.getByText(words.en)
  await expect(question).toHaveCount(0)
  await page.goBack()
  await expect(question).toBeVisible()
  const old = await moduleScriptUrl(page)
  await page.getByRole('button', { name: 'Load new version' }).click()
  await expect.poll(() => moduleScriptUrl(page)).not.toBe(old)
  expect(await page.evaluate(() => caches.keys())).toContain('shell-second')
  await expect(page.getByRole('button', { name: 'Choose a time', exact: true })).toBeVisible()
  await expect(question).toHaveCount(0)

  await updateServiceWorker(tabs[0])
  for (const tab of tabs) await expect(tab.getByText(words.nl)).toBeVisible()
  await tabs[0].getByRole('button', { name: 'Later' }).click()
  for (const tab of tabs) await expect(tab.getByText(words.nl)).toHaveCount(0)
  await dutch.close()
})

/** Checks for a new service worker, as the browser does at a load and the page once an hour. */
async function updateServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
}

function moduleScriptUrl(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src,
  )
}
