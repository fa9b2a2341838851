import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi } from './book-by-api.ts'
import { expect, test } from './journey.ts'
import { arriveAs, newCustomer } from './sign-in.ts'
import { visit } from './visit.ts'
import { addTreatment, goOn, walkToDetails, walkToSchedule, walkToSummary } from './wizard.ts'

const WIDTHS = [390, 1440]
const SALON = 'strijp-haar'
// The 404 page answers 404, and the browser's console says so.
const MISSING = /404 \(Not Found\)/

for (const language of ['en', 'nl'] as const) {
  for (const width of WIDTHS) {
    test.describe(`${language}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 900 }, expectedFaults: MISSING })

      test('the public screens have no axe violation', async ({ page }) => {
        await visit(page, '/search')
        await expectAccessible(page, 'search')
        await page.getByRole('button', { name: /^Filters/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'filter dialog')
        await visit(page, '/search?city=NL362')
        await expectAccessible(page, 'nothing found')
        await visit(page, '/login')
        await expectAccessible(page, 'login')
        for (const path of ['/404', '/403']) {
          await visit(page, path)
          await expectAccessible(page, path)
        }
      })

      test('the page of a salon has no axe violation on any tab', async ({ page }) => {
        await visit(page, '/profile/salon-kersenbloesem')
        await expectAccessible(page, 'services')
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          await expectAccessible(page, (await tab.textContent()) ?? 'tab')
        }
        await page.getByRole('button', { name: /pictures|foto/i }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'pictures')
        await visit(page, '/profile/henna-door-samira')
        await expectAccessible(page, 'at home only')
      })

      test('the sign-in has no axe violation', async ({ page }) => {
        await visit(page, '/profile/salon-kersenbloesem')
        await addTreatment(page)
        await expectAccessible(page, 'a cart')
        await page.getByRole('button', { name: /^(Choose a time|Kies een tijd)$/ }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expectAccessible(page, 'sign-in dialog')
        await dialog.getByRole('button', { name: /^(Sign in|Inloggen)$/ }).click()
        await expect(page.locator('input[name=password]')).toBeVisible()
        await expectAccessible(page, 'hosted sign-in')
        await page.locator('input[name=username]').fill('nobody-at-all')
        await page.locator('input[name=password]').fill('not the password')
        await page.locator('input[name=password]').press('Enter')
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expectAccessible(page, 'hosted sign-in refused')
        await page.getByRole('link', { name: /^(Sign up|Maak|Account)/ }).first().click()
        await expect(page.locator('input[name=email]')).toBeVisible()
        await expectAccessible(page, 'hosted sign-up')
      })

      test('the wizard has no axe violation on any step', async ({ page }) => {
        await arriveAs(page, 'noor')
        await walkToSchedule(page, SALON)
        await expectAccessible(page, 'schedule')
        await walkThroughDetails(page)
        await goOn(page)
        await expect(page).toHaveURL(/step=summary/)
        await expectAccessible(page, 'summary')
        await page.getByRole('link', { name: 'Bloesem' }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'leaving')
      })

      test('the bookings have no axe violation', async ({ page, request }) => {
        await arriveAs(page, await newCustomer(request))
        await visit(page, '/bookings')
        await expect(page.getByRole('link', { name: /salon/i }).first()).toBeVisible()
        await expectAccessible(page, 'no bookings yet')
        const orderId = await bookByApi(page, SALON)
        await visit(page, '/bookings')
        await expectAccessible(page, 'bookings')
        await visit(page, `/bookings/${orderId}`)
        await page.getByRole('button', { name: /^(Cancel|Annuleer)/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'cancelling')
      })
    })
  }
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 700 }, language: 'nl' })

  test('nothing scrolls sideways', async ({ page }) => {
    for (const path of ['/search', '/profile/salon-kersenbloesem', '/login']) {
      await visit(page, path)
      await expectNoSidewaysScroll(page, path)
    }
    await arriveAs(page, 'noor')
    await walkToSummary(page, SALON)
    await expectNoSidewaysScroll(page, 'summary')
    await visit(page, '/bookings')
    await expectNoSidewaysScroll(page, 'bookings')
  })
})

/** From the schedule: an empty form that was pressed on, then the filled one. */
async function walkThroughDetails(page: Page): Promise<void> {
  await walkToDetails(page, SALON)
  await expectAccessible(page, 'details')
  const email = page.locator('input[type=email]')
  const filled = await email.inputValue()
  await email.fill('no address')
  await page.locator('input[type=tel]').focus()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'details with a fault')
  await email.fill(filled)
}
