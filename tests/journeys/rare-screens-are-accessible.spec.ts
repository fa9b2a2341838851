import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, walkToDetails, walkToSchedule, walkToSummary } from './wizard.ts'

test.use({
  expectedErrors: /status of [45]\d\d|did not load|was not placed|ERR_FAILED|Error/,
})

// Each state is checked many times.
test.setTimeout(240_000)

const internal = { status: 500, json: { statusCode: 500, code: 'internal', message: '' } }

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language })
    const words = { en, nl }[language]

    test('[LANG-04] the account menu, screens while loading, and screens after a failed load', async ({
      page,
    }) => {
      await ensureSignedIn(page, 'daan')
      await test.step('the account menu', async () => {
        await openPage(page, '/contact-us')
        await page.getByRole('banner').getByRole('button', { name: /Daan/ }).click()
        await expectAccessible(page, 'menu of an account')
      })
      await test.step('screens while loading', async () => {
        const expectLoadingScreen = async (what: string) => {
          await expect(page.locator('.animate-shimmer').filter({ visible: true })).not.toHaveCount(
            0,
          )
          await expectAccessible(page, what)
        }
        await openPage(page, '/search')
        await page.route(/providers\/search|available-slots/, () => {})
        await page.getByRole('combobox', { name: words.search.sort }).selectOption({ index: 1 })
        await expectLoadingScreen('search on its way')
        await walkToSchedule(page, 'lakwerk-lombok')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // the step's script has loaded
        await expectLoadingScreen('schedule on its way')
      })
      await test.step('personal screens while loading', async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.route('**/orderApi/orders*/**', () => {})
        await page.route('**/orderApi/orders*', () => {})
        await page.route('**/accountApi/data*', () => {})
        for (const path of [
          '/bookings',
          '/bookings/one',
          '/dashboard',
          '/add-review/one',
          '/my-data',
        ]) {
          await page.goto(path)
          await expect(page.locator('.animate-shimmer').filter({ visible: true })).not.toHaveCount(
            0,
          )
          await expectAccessible(page, `${path} on its way`)
          await page.keyboard.press('Tab')
          await page.keyboard.press('Enter')
          await expect(page.locator('main:focus'), path).toBeVisible()
        }
      })
      await test.step('screens after a failed load', async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await openPage(page, '/search')
        await page.route(/providers\/search|orderApi\/orders\?/, (route) => route.fulfill(internal))
        await page.getByRole('combobox', { name: words.search.sort }).selectOption({ index: 1 })
        await expect(page.getByRole('alert')).toBeVisible()
        await expectAccessible(page, 'search that failed')
        await openPage(page, '/bookings')
        await expect(page.getByText(words.order.failed)).toBeVisible()
        await expectAccessible(page, 'appointments that failed')
        await openPage(page, '/dashboard')
        await expect(page.getByText(words.dashboard.failed)).toBeVisible()
        await expectAccessible(page, 'dashboard that failed')
        await page.unrouteAll()
        await page.route('**/public/providerInfo/**', (route) => route.fulfill(internal))
        await openPage(page, '/search')
        await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
        await expect(page).toHaveURL(/\/profile\//)
        await expect(page.getByRole('button', { name: words.common.retry })).toBeVisible()
        await expectAccessible(page, 'salon that failed')
        await page.unrouteAll()
        await page.route('**/orderApi/orders*', (route) =>
          route.fulfill({ json: { statusCode: 200 } }),
        )
        await page.goto('/bookings')
        await expect(page.getByRole('button', { name: words.common.retry })).toBeVisible()
        await expectAccessible(page, 'page that failed')
      })
    })

    test('[LANG-04] the address of a home visit, a schedule without free times, and one that fails to load', async ({
      page,
    }) => {
      await ensureSignedIn(page, 'noor')
      await test.step('the address of a home visit', async () => {
        await walkToDetails(page, { en: 'henna-door-samira', nl: 'feestgezicht' }[language])
        await expectAccessible(page, 'details of a visit at home')
      })
      await test.step('a schedule without free times, and one that fails to load', async () => {
        await walkToSchedule(page, 'kapper-zonder-haast')
        await expect(page.getByText(/6 (weeks are full|weken)/)).toBeVisible()
        await expectAccessible(page, 'schedule without free times')
        await page.route('**/available-slots?**', (route) => route.fulfill(internal))
        await walkToSchedule(page, 'lakwerk-lombok')
        await expect(page.getByText(words.schedule.failedText)).toBeVisible()
        await expectAccessible(page, 'schedule that failed')
      })
    })

    test('[LANG-04] a refused order, and an ended session', async ({ page, request }) => {
      await ensureSignedIn(page, await createCustomer(request))
      await walkToSummary(page, { en: 'kapsalon-leyweg', nl: 'kapsalon-stratum' }[language])
      await page.route('**/orderApi/orders', (route) => route.fulfill(internal))
      await acceptAndBook(page)
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'order refused')
      await page.unrouteAll()
      await page.context().clearCookies({ name: /_token$/ })
      await page.getByRole('button', { name: words.checkout.place }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'session that has ended')
    })
  })
}
