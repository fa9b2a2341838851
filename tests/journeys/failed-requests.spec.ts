import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { bookByApi } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { consoleErrors } from './console-errors.ts'
import { expectFocusedInView } from './expect-focused-in-view.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, expireSession, fillHostedSignIn } from './sign-in.ts'
import { acceptAndBook, addTreatment, pressContinue, walkToDetails } from './wizard.ts'

const internal = { status: 500, json: { statusCode: 500, code: 'internal', message: '' } }

test.use({ expectedErrors: /status of (401|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

test.describe('a failed start', () => {
  test.use({ expectedErrors: /status of 500|could not be brought to life/ })

  test('[APP-13] is logged, and leaves a readable page with working links', async ({ page }) => {
    const logged = consoleErrors(page)
    await page.route('**/assets/i18n/en.json*', (route) => route.fulfill({ status: 500 }))
    await page.goto('/search')
    await expect(heading(page)).toHaveText(/^\d+ salons in and around Amsterdam$/)
    await expect.poll(logged).toContain('The page could not be brought to life')
    const provider = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const name = await provider.textContent()
    await provider.click()
    await expect(heading(page)).toHaveText(name ?? '')
  })
})

test.describe('a page that fails to open', () => {
  test.use({
    expectedErrors: /status of 500|ERR_FAILED|ERR_INTERNET_DISCONNECTED|did not load|Error/,
  })

  test('[APP-05] code that fails to load shows a toast, and back works as before', async ({
    page,
    expectToast,
  }) => {
    await openPage(page, '/login')
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await expect(heading(page)).toHaveText(/salons in and around Amsterdam$/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await pressFirstProvider(page)
    await expectToast('That page would not open. Try again.')
    await expect(heading(page)).toHaveText(/salons in and around Amsterdam$/)
    await expect(page).toHaveURL(/\/search$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('[APP-05, APP-17, DATA-06, LANG-03, PROFILE-01] leaves the current page, or says what is missing', async ({
    page,
    expectToast,
  }) => {
    const logged = consoleErrors(page)
    const said = 'That page would not open. Try again.'
    const providerInfo = '**/public/providerInfo/**'
    await openPage(page, '/search?when=NEXT_WEEK')
    const shown = await heading(page).textContent()
    const expectSearch = async () => {
      await expect(heading(page)).toHaveText(shown ?? '')
      await expect(page).toHaveURL(/\/search\?when=NEXT_WEEK$/)
    }

    await test.step('messages that fail to load show a toast', async () => {
      await page.route('**/assets/i18n/en/ranking.json*', (route) => route.fulfill({ status: 500 }))
      await page.getByRole('contentinfo').getByRole('link', { name: en.shell.ranking }).click()
      await expectToast(said)
      await expectSearch()
      await page.unrouteAll()
    })
    await test.step('for a defect there is a toast', async () => {
      await page.route(providerInfo, (route) =>
        route.fulfill({ json: { statusCode: 200, message: 'OK' } }),
      )
      await pressFirstProvider(page)
      await expectToast(said, undefined, 2)
      await expectSearch()
      await page.unrouteAll()
    })
    await test.step('for a provider that fails to load there is a retry and a link to the search', async () => {
      await page.route(providerInfo, (route) => route.fulfill(internal))
      await openFirstProvider(page)
      await expect(heading(page)).toHaveText('This salon did not come through')
      await page.getByRole('link', { name: 'Back to the search' }).click()
      await expect(heading(page)).toHaveText(/salons in and around Amsterdam$/)
      await openFirstProvider(page)
      await expect(heading(page)).toHaveText('This salon did not come through')
      const retry = page.getByRole('button', { name: 'Try again' })
      // Still failing, until its own request is answered; one that the hover on the link started may be answered before.
      const [request] = await Promise.all([page.waitForRequest(providerInfo), retry.click()])
      await request.response()
      await expect(heading(page)).toHaveText('This salon did not come through')
      await page.route(/\/public\/cities\/|\/working-hours\//, (route) => route.fulfill(internal))
      await page.unroute(providerInfo)
      await retry.click()
      await expect(page.getByRole('tablist')).toBeVisible()
    })
    await test.step('a provider is shown without cities and hours', async () => {
      await page.getByRole('tab', { name: 'Hours and place' }).click()
      await expect(page.getByRole('tabpanel')).toContainText(
        'The opening hours did not come through',
      )
      expect(logged()).toContain('The cities did not load')
      expect(logged()).toContain('The working hours did not load')
      await page.getByRole('tab', { name: 'Services' }).click()
      await addTreatment(page)
      await expect(page.getByRole('region', { name: 'Your visit' })).toContainText('Next free:')
    })
  })

  test('[APP-17, DATA-06] code of a step that fails to load is requested again; discounts that fail are left out', async ({
    page,
  }) => {
    const logged = consoleErrors(page)
    const code = '**/assets/lazy-step-*.js'
    await ensureSignedIn(page, 'daan')
    await page.route('**/providerApi/promotions/**', (route) => route.fulfill(internal))
    await page.route(code, (route) => route.abort())
    await openPage(page, '/profile/stadsschoon')
    const treatment = await addTreatment(page)
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await expect(heading(page)).toHaveText('This page did not come through')
    await page.unroute(code)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('When would you like to come?')
    await expect(page.getByRole('complementary')).toContainText(treatment)

    await chooseFirstFreeTime(page, today().add({ days: 1 }))
    await pressContinue(page)
    await pressContinue(page)
    await page.getByText(/^I agree to the terms/).click()
    const button = page.getByRole('button', { name: 'Book with obligation to pay' })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(page.getByRole('heading', { name: 'Discount' })).toBeHidden()
    expect(logged()).toContain('The promotions did not load')
  })

  test('[APP-17] appointments: an error page, the reason with a retry, and a cancellation that can be tried again', async ({
    page,
    context,
    request,
  }) => {
    await ensureSignedIn(page, await createCustomer(request))
    const orderId = await bookByApi(page, 'waterkant-haar')
    const retry = page.getByRole('button', { name: 'Try again' })
    const breakList = () =>
      page.route('**/orderApi/orders*', (route) =>
        route.fulfill({ json: { statusCode: 200, message: 'OK' } }),
      )
    await test.step('a first load that fails shows an error page with a way home', async () => {
      await breakList()
      await page.goto('/bookings')
      await expect(heading(page)).toHaveText('This page did not come through')
      await page.unrouteAll()
      await retry.click()
      await expect(heading(page)).toHaveText('My appointments')
      await breakList()
      await page.goto('/bookings')
      await page.getByRole('link', { name: 'Back to the search' }).click()
      await expect(heading(page)).toHaveText(/salons in and around Amsterdam$/)
      await page.unrouteAll()
    })
    await test.step('appointments that fail to load show the reason and a retry', async () => {
      await page.route('**/orderApi/orders?**', (route) => route.abort())
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('link', { name: 'My appointments' }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Your appointments did not load')
      await expect(alert).toContainText('Check your connection and try again.')
      await page.unrouteAll()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
    await test.step('a failed cancellation keeps the dialog with its input, and can be tried again', async () => {
      await page.locator(`a[href="/bookings/${orderId}"]`).first().click()
      await expect(page).toHaveURL(`/bookings/${orderId}`)
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Why?').selectOption('Something else')
      await dialog.getByLabel('What may the salon know?').fill('A cold.')
      await dialog.getByRole('button', { name: 'Continue cancelling' }).click()
      const cancel = dialog.getByRole('button', { name: 'Cancel for good' })

      await page.route('**/cancel', (route) => route.fulfill(internal))
      await cancel.click()
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side')
      await expect(dialog.getByRole('alert')).toContainText('Trying again is safe')
      await page.unrouteAll()
      await context.setOffline(true)
      await cancel.click()
      await expect(dialog.getByRole('alert')).toContainText('We cannot be reached right now')
      await context.setOffline(false)
      const sent = page.waitForRequest('**/cancel')
      await cancel.click()
      expect((await sent).postDataJSON()).toMatchObject({ reason: 'A cold.' })
      await expect(page).toHaveURL('/bookings')
    })
  })
})

test.describe('an order whose request fails', () => {
  // A time whose order may exist is held if possible: 409 once the order exists.
  test.use({
    expectedErrors: /ERR_|status of (40[139]|422)|was not placed|promotions did not load/,
  })

  test('[CHECKOUT-04, CHECKOUT-08] is placed once, however often it is sent, with its original discount and after a new sign-in', async ({
    page,
    context,
    request,
    expectToast,
  }) => {
    const me = await createCustomer(request)
    await ensureSignedIn(page, me)
    const start = await walkToDetails(page, 'strijp-haar')
    const discount = page.getByRole('radio', { name: /^Welcome discount/ })
    await test.step('an expired session is renewed while possible, and then leads to the sign-in and back without loss', async () => {
      await page.getByLabel('Message for the salon').fill('I come by bike.')
      await page.context().clearCookies({ name: /^(access_token|id_token)$/ })
      await pressContinue(page)
      await expect(discount).toBeChecked()
      await expireSession(page)
      await acceptAndBook(page)

      const dialog = page.getByRole('dialog', { name: 'Almost there' })
      await expect(dialog).toContainText('Your treatment stays in the cart.')
      await dialog.getByRole('button', { name: 'Sign in' }).click()
      await fillHostedSignIn(page, me)
      await expect(page).toHaveURL('/profile/strijp-haar?step=summary')
      await expect(page.getByText('I come by bike.')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(`, ${start.slice(11, 16)}`)
      await expect(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked()
    })
    await page.getByText(/^I agree to the terms/).click()
    await expect(discount).toBeChecked()
    const press = page.getByRole('button', { name: 'Book with obligation to pay' })
    const isSaid = async () => {
      await expect(page.getByRole('alert')).toHaveText(/^We cannot be reached right now/)
      await expect(heading(page)).toHaveText('Is everything right?')
    }
    await test.step('offline the order is not sent', async () => {
      await context.setOffline(true)
      await press.click()
      await expectToast('An error occurred. Your order was not placed.')
      await isSaid()
      await context.setOffline(false)
    })
    const keys: (string | undefined)[] = []
    await test.step('the order is placed, but its response is lost', async () => {
      await page.route('**/orderApi/orders', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        expect((await route.fetch()).status()).toBe(201)
        await route.abort()
      })
      for (const tries of [1, 2]) {
        await press.click()
        await expect.poll(() => keys).toHaveLength(tries)
        await isSaid()
      }
      expect(keys[1]).toBe(keys[0])
      await page.unrouteAll()
    })
    await test.step('after a reload the first-visit discount is used, and the order is found', async () => {
      await page.reload()
      await expect(discount).toBeHidden()
      await acceptAndBook(page)
      await expect(heading(page)).toHaveText(/^See you on \w+day, Anouk$/)
    })
    const { data } = await (await page.request.get('/orderApi/orders?pageSize=5')).json()
    expect(data.items).toHaveLength(1)
    await expect(page.getByRole('article')).toContainText(`€${data.items[0].totalPrice.toFixed(2)}`)
  })
})

test.describe('a response that does not arrive', () => {
  test.use({ expectedErrors: /did not load/ })

  test('[APP-17] times out after fifteen seconds with a message and a retry', async ({ page }) => {
    await ensureSignedIn(page, 'daan')
    await page.clock.install() // also for request timeouts
    await openPage(page, '/search')
    const isGivenUp = await withoutResponse(page, '**/public/providers/search')
    await page.getByLabel('Sort by').selectOption('Most reviewed')
    await isGivenUp('We cannot be reached right now')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(heading(page)).toHaveText(/salons in and around Amsterdam$/)

    const areGivenUp = await withoutResponse(page, '**/orderApi/orders?**')
    await page.goto('/bookings')
    await areGivenUp('Your appointments did not load')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('a session that expires during a booking', () => {
  test.use({ expectedErrors: /status of 40[139]|was not placed|promotions did not load/ })

  test('[CHECKOUT-04, INFO-05] keeps the typed text; another user starts with their own details', async ({
    page,
    request,
  }) => {
    const me = await createCustomer(request)
    await ensureSignedIn(page, me)
    await walkToDetails(page, 'skin-almere')
    const message = page.getByLabel('Message for the salon')
    await message.fill('I come by bike.')
    await test.step('the errors of invalid details are in view of a phone', async () => {
      const desktop = page.viewportSize()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByLabel('Full name').fill('')
      await message.focus()
      // aria-disabled: the tap is still handled.
      await page.getByRole('button', { name: 'Continue' }).click({ force: true })
      await expectFocusedInView(page)
      await page.getByLabel('Full name').fill(me.name)
      await page.setViewportSize(desktop ?? { width: 1440, height: 900 })
    })
    await expireSession(page)
    // The page checks the held time when it becomes visible.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(message).toHaveValue('I come by bike.')
    const signInFrom = async (
      press: () => Promise<void>,
      who: Parameters<typeof ensureSignedIn>[1],
    ) => {
      await press()
      const dialog = page.getByRole('dialog', { name: 'Almost there' })
      await dialog.getByRole('button', { name: 'Sign in' }).click()
      await fillHostedSignIn(page, who)
    }
    await signInFrom(() => pressContinue(page), me)
    await expect(page).toHaveURL(/step=summary$/)
    await expect(page.getByText('I come by bike.')).toBeVisible()

    await expireSession(page)
    await signInFrom(() => acceptAndBook(page), 'daan')
    await expect(page).toHaveURL(/step=details$/)
    await expect(page.getByLabel('Email')).not.toHaveValue(me.email)
    await expect(message).toHaveValue('')
  })
})

/** Leaves requests unanswered. @returns expects these words after fifteen seconds, and no alert before */
async function withoutResponse(page: Page, url: string): Promise<(words: string) => Promise<void>> {
  const asked = Promise.withResolvers<void>()
  await page.route(url, () => asked.resolve())
  return async (words) => {
    // The map has a time limit of its own, which may end while its code still loads.
    const alert = page.getByRole('alert').filter({ hasText: words })
    await asked.promise
    await page.clock.fastForward(10_000)
    await expect(alert).toHaveCount(0)
    await page.clock.fastForward(5_000)
    await expect(alert).toBeVisible()
  }
}

async function pressFirstProvider(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
}

async function openFirstProvider(page: Page): Promise<void> {
  await pressFirstProvider(page)
  await expect(page).toHaveURL(/\/profile\//)
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}
