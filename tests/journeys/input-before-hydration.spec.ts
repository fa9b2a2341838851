import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

test('a press before hydration takes effect once, after it @phone', async ({ page }) => {
  const resumeScripts = await openWithScriptsPaused(page, '/search')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  resumeScripts()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()

  const resumeProviderScripts = await openWithScriptsPaused(page, '/profile/salon-kersenbloesem')
  const add = page.getByRole('button', { name: /^Add / }).first()
  await add.click()
  resumeProviderScripts()
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText('1 treatment')
})

test('a menu that opens without scripts is not pressed again @phone', async ({ page }) => {
  const resumeScripts = await openWithScriptsPaused(page, '/search')
  await page.getByRole('button', { name: 'Menu' }).click()
  const language = page.getByRole('link', { name: 'Nederlands, NL' })
  await expect(language).toBeVisible()
  resumeScripts()
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
  await expect(language).toBeVisible()
})

test('a choice before hydration takes effect', async ({ page }) => {
  const resumeScripts = await openWithScriptsPaused(page, '/search')
  await page.getByRole('group', { name: 'View' }).getByText('List').click()
  resumeScripts()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()

  const resumeAgain = await openWithScriptsPaused(page, '/search')
  await page.getByRole('radio', { name: 'List' }).press('Space')
  await page.getByLabel('Sort by').selectOption('Lowest price')
  resumeAgain()
  await expect(page).toHaveURL('/search?sort=price')
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
  await page.getByLabel('Sort by').selectOption('Most reviewed')
  await expect(page).toHaveURL(/sort=(?!price)/)
})

test('a city and a week chosen before hydration are both searched', async ({ page }) => {
  const resumeScripts = await openWithScriptsPaused(page, '/search')
  await page.getByRole('combobox', { name: 'Where' }).fill('Utrecht')
  await page.getByLabel('When').selectOption('Next week')
  resumeScripts()
  await expect(page).toHaveURL('/search?city=NL05&when=NEXT_WEEK')
})

test('an earlier press before hydration is dropped after a press elsewhere @phone', async ({
  page,
}) => {
  const resumeScripts = await openWithScriptsPaused(page, '/search')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  resumeScripts()
  // The dialog is in a script of its own.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'Nederlands, NL' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden()
})

test('[WORK-253] a session that ends between rendering and hydration causes no hydration error', async ({
  page,
  context,
}) => {
  await ensureSignedIn(page, 'sanne')
  const resumeScripts = await openWithScriptsPaused(page, '/search')
  // As a late response to the page before does.
  await context.clearCookies({ name: 'is_authenticated' })
  resumeScripts()
  // Only the hydrated page answers; an error in the console fails the test.
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('[WORK-261] Back while the page is hydrated causes no error', async ({ page, context }) => {
  await openPage(page, '/pricing')
  await followPath(page, '/ranking')
  await expect(page).toHaveTitle(/^How results are ranked/)
  await page.addInitScript(() => {
    const goBack = () => {
      const root = document.documentElement
      const isHydrated = root && Object.keys(root).some((key) => key.startsWith('__reactProps'))
      if (isHydrated) history.back()
      else channel.port2.postMessage(null)
    }
    // Between two tasks of React, which yields in a page as slow as this one.
    const channel = new MessageChannel()
    channel.port1.onmessage = goBack
    channel.port2.postMessage(null)
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.reload()
  await expect(page).toHaveURL('/pricing')
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A full agenda, and the evening off',
  )
})

/** Opens a page without its scripts. @returns loads them */
async function openWithScriptsPaused(page: Page, path: string): Promise<() => void> {
  const scripts = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return scripts.resolve
}
