import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { aFreePort, startProduct } from '#platform/testing/product.ts'
import { expect, test as journey } from './journey.ts'
import { expectServiceWorker } from './service-worker.ts'
import { signInAs } from './sign-in.ts'
import { visit } from './visit.ts'
import { walkToSchedule } from './wizard.ts'

const run = promisify(execFile)
const vite = 'node_modules/vite/bin/vite.js'

interface Release {
  url: string
  /** Puts a second version in the place of the first, and starts the product again. */
  renew(): Promise<void>
}

/** A product of its own that serves a build which can be replaced. */
const test = journey.extend<{ release: Release }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  release: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bloesem-release-'))
    const port = await aFreePort()
    const start = () =>
      startProduct({ DATA_DIR: join(folder, 'data'), DEMO_DATA: '1' }, port, folder)
    cpSync('dist', join(folder, 'dist'), { recursive: true })
    const second = join(folder, 'second')
    const building = buildInto(second)
    let product = await start()
    const renew = async () => {
      await building
      await product.stop()
      rmSync(join(folder, 'dist'), { recursive: true })
      renameSync(second, join(folder, 'dist'))
      product = await start()
    }
    await use({ url: product.url, renew })
    await building
    await product.stop()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ release }, use) => use(release.url),
})

// While the product restarts it is away.
test.use({ serviceWorkers: 'allow', expectedFaults: /ERR_|Failed to fetch|status of 50\d/ })

const words = {
  en: 'New version available. Load New Version?',
  nl: 'Er is een nieuwe versie. Nieuwe versie laden?',
}

test('[APP-11] a page of before a release asks to load the new version, once, and not in the middle of a booking', async ({
  page,
  browser,
  release,
}) => {
  await signInAs(page, 'sanne')
  await walkToSchedule(page, 'studio-parel')
  const dutch = await browser.newContext({ serviceWorkers: 'allow', baseURL: release.url })
  await dutch.addCookies([{ name: 'language', value: 'nl', url: release.url }])
  const tabs = [await dutch.newPage(), await dutch.newPage()] as const
  for (const tab of tabs) await visit(tab, '/ranking')
  for (const each of [page, ...tabs]) await expectServiceWorker(each)
  await release.renew()

  await look(page)
  await expect.poll(() => hasWaiting(page)).toBe(true)
  const question = page.getByText(words.en)
  await expect(question).toHaveCount(0)
  await page.goBack()
  await expect(question).toBeVisible()
  const old = await firstScript(page)
  await page.getByRole('button', { name: 'Load new version' }).click()
  await expect.poll(() => firstScript(page)).not.toBe(old)
  expect(await page.evaluate(() => caches.keys())).toContain('shell-second')
  await expect(page.getByRole('button', { name: 'Choose a time', exact: true })).toBeVisible()
  await expect(question).toHaveCount(0)

  await look(tabs[0])
  for (const tab of tabs) await expect(tab.getByText(words.nl)).toBeVisible()
  await tabs[0].getByRole('button', { name: 'Later' }).click()
  for (const tab of tabs) await expect(tab.getByText(words.nl)).toHaveCount(0)
  await dutch.close()
})

/** The same sources once more, as another version. */
async function buildInto(folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', VITE_VERSION: 'second' }
  const words = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  await run(process.execPath, [vite, ...words], { env })
  await run(process.execPath, ['scripts/build-worker.mjs', folder, 'second'], { env })
}

/** What the browser does by itself when a page is loaded, and the page once an hour. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

function hasWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
}

function firstScript(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src,
  )
}
