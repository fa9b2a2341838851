import type { Page } from '@playwright/test'
import { pricing as pricingEn } from '#messages/en/pricing.ts'
import { signIn as hostedEn } from '#messages/en/sign-in.ts'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { pricing as pricingNl } from '#messages/nl/pricing.ts'
import { signIn as hostedNl } from '#messages/nl/sign-in.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { bookByApi } from './book-by-api.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { mailedCode, readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { serveOutdatedOrder } from './outdated-order.ts'
import { refuseHolds } from './refuse-holds.ts'
import { fillSalesForm, keepTwoSecondMessages } from './sales-form.ts'
import { serveOlderPages } from './service-worker.ts'
import { createCustomer, ensureSignedIn, randomCustomer } from './sign-in.ts'
import { acceptAndBook, addTreatment, pressContinue, walkToDetails } from './wizard.ts'

test.use({
  expectedErrors: /status of 4\d\d|was not (placed|completed|sent)|ERR_FAILED|The map did not load/,
})

// Checking thirty states four times takes long.
test.setTimeout(240_000)

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language })
    const words = { en, nl }[language]
    const pageWords = { en: enPages, nl: nlPages }[language]
    const hosted = { en: hostedEn, nl: hostedNl }[language]

    test('[LANG-04] the search and its dialogs', async ({ page }) => {
      await openPage(page, '/search')
      await expect(page.locator('[data-marker]').first()).toBeVisible()
      await expectAccessible(page, 'search')
      await page.getByRole('combobox', { name: words.search.where }).fill('dam')
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectAccessible(page, 'city box')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.search.filters }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'filter dialog')
      await openPage(page, '/search?city=NL05&service=nailArtist&when=NEXT_WEEK&delivery=DOORSTEP')
      await expectAccessible(page, 'search with filters')
      await openPage(page, '/search?city=NL362')
      await expectAccessible(page, 'nothing found')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: words.shell.menu }).click()
      await expectAccessible(page, 'menu', { onlyPhone: true })
    })

    test('[LANG-04] the map, a provider on it, and a map that fails to load', async ({ page }) => {
      const { map } = words.search
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, '/search?view=map')
      await expect(page.locator('[data-marker]').first()).toBeVisible()
      await expectAccessible(page, 'map', { onlyPhone: true })
      await page
        .getByRole('button', { name: /\d[.,]\d, / })
        .first()
        .press('Enter')
      await expect(page.getByRole('region', { name: map.chosen })).toBeVisible()
      await expectAccessible(page, 'salon on the map', { onlyPhone: true })
      await page.route(/assets\/map-view.*\.js/, (route) => route.abort())
      await openPage(page, '/search?view=map')
      await expect(page.getByText(map.failed.title)).toBeVisible()
      await expectAccessible(page, 'map that failed')
    })

    test('[LANG-04] pages for unknown addresses', async ({ page }) => {
      for (const path of ['/404', '/403', '/login', '/ranking', '/review-checks', '/install']) {
        await openPage(page, path)
        await expectAccessible(page, path)
      }
      await page.goto('/auth/callback?code=none&state=none')
      await expect(page.getByText(words.session.callback.failedTitle)).toBeVisible()
      await expectAccessible(page, 'failed sign-in')
    })

    test('[LANG-04] legal texts', async ({ page }) => {
      for (const path of ['/terms', '/provider-terms', '/privacy', '/cookies']) {
        await openPage(page, path)
        await expectAccessible(page, path, { namesFields: path === '/cookies' })
      }
    })

    test('[LANG-04] plans and prices with the sales and demo forms', async ({ page }) => {
      const pricing = { en: pricingEn, nl: pricingNl }[language]
      const { contactSales: form } = pricing
      await openPage(page, '/pricing')
      await expectAccessible(page, '/pricing')
      const dialog = page.getByRole('dialog')
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
      await page.getByRole('button', { name: pricing.contact, exact: true }).click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page, 'contact sales')
      await press(form.notNow)
      await page.getByRole('button', { name: pricing.scheduleDemo }).click()
      await press(form.demoSubmit)
      await expect(dialog.getByRole('alert')).toBeFocused()
      await expectAccessible(page, 'demo with errors')
      await fillSalesForm(page, form, { email: 'samira@voorbeeld.nl', isDemo: true })
      await expectAccessible(page, 'demo filled in')
      await page.route('**/prod/contactus', (route) => route.fulfill({ status: 201, json: {} }))
      await keepTwoSecondMessages(page)
      await press(form.demoSubmit)
      await expect(dialog.getByRole('status')).toHaveText(form.demoSuccessMessage)
      await expectAccessible(page, 'demo sent')
    })

    test('[LANG-04] the contact form with errors, a failure and a success', async ({ page }) => {
      const { contact_us, registration } = pageWords
      await openPage(page, '/contact-us')
      await expectAccessible(page, 'contact')
      await page.getByRole('button', { name: contact_us.submit }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'contact with faults')
      await page.getByLabel(contact_us.name).fill('Anouk Vermeer')
      await page.getByLabel(contact_us.email).fill(`anouk.${language}@voorbeeld.nl`)
      await page.getByLabel(contact_us.message).fill('Verkopen jullie cadeaubonnen?')
      await page.route('**/prod/contactus', (route) => route.abort())
      await page.getByRole('button', { name: contact_us.submit }).click()
      await expect(page.getByText(contact_us.error_message)).toBeVisible()
      await expectAccessible(page, 'contact that failed')
      // One address may send ten times an hour, and the journeys share it.
      await page.route(/\/prod\/(contactus|registrations)$/, (route) =>
        route.fulfill({ status: 201, json: { statusCode: 201, message: 'Created' } }),
      )
      await page.getByRole('button', { name: contact_us.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Anouk')
      await expectAccessible(page, 'contact sent')

      await openPage(page, '/provider-registration')
      await expectAccessible(page, 'registration')
      await page.getByLabel(registration.email).fill('samira@hennadoor')
      await page.getByLabel(registration.kvkNumber).fill('1234')
      await page.getByLabel(registration.experience).fill('negen')
      await page.getByLabel(registration.vatId).press('Enter')
      await expect(page.getByRole('alert')).toContainText(registration.wrong.kvkNumber)
      await expectAccessible(page, 'registration with faults')
      await page.getByLabel(registration.fullName).fill('Samira el Idrissi')
      await page.getByLabel(registration.email).fill(`samira.${language}@voorbeeld.nl`)
      await page.getByLabel(registration.phone).fill('06-12345678')
      await page.getByLabel(registration.services).fill('Henna')
      await page.getByLabel(registration.experience).fill('9')
      await page.getByLabel(registration.postalCode).fill('1094 GZ')
      await page.getByLabel(registration.kvkNumber).fill('')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: registration.submit }).click()
      await page.getByRole('button', { name: registration.stay }).click()
      await expectAccessible(page, 'registration sent')
    })

    test('[LANG-04] the provider page, each tab, its pictures and the cart', async ({ page }) => {
      await openPage(page, '/profile/salon-kersenbloesem')
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expectAccessible(page, `tab ${await tab.textContent()}`)
      }
      await page.getByRole('button', { name: /^\d+ (pictures|foto’s)$/ }).click()
      await expectAccessible(page, 'picture dialog')
      await openPage(page, '/profile/salon-kersenbloesem')
      await addTreatment(page)
      await expectAccessible(page, 'cart')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: words.cart.show }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'cart sheet', { onlyPhone: true })
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: words.shell.home }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'leave guard')
      await openPage(page, '/profile/henna-door-samira')
      await expectAccessible(page, 'salon without a place')
    })

    test('[LANG-04] the sign-in', async ({ page, request }) => {
      await openPage(page, '/search')
      await page.getByRole('button', { name: words.shell.signIn }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'sign-in dialog')
      await page.getByRole('dialog').getByRole('button', { name: words.session.signIn }).click()
      await expect(page.locator('input[name=username]')).toBeVisible()
      await expectAccessible(page, 'hosted sign-in')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      await press(hosted.signIn.submit)
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'hosted sign-in with faults')
      await page.getByRole('link', { name: hosted.signIn.signUp }).click()
      await expect(page.locator('input[name=email]')).toBeVisible()
      await expectAccessible(page, 'hosted sign-up')
      await press(hosted.signUp.submit)
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'hosted sign-up with faults')
      const me = randomCustomer()
      await page.locator('input[name=name]').fill(me.name)
      await page.locator('input[name=email]').fill(me.email)
      await page.locator('input[name=password]').fill(me.password)
      await press(hosted.signUp.submit)
      await expect(page.getByRole('heading', { name: hosted.verify.title })).toBeVisible()
      await expectAccessible(page, 'code')
      await mailedCode(request, me.email, 'account')
      await page.locator('input[name=code]').fill('none')
      await page.locator('input[name=code]').press('Enter')
      await expect(page.getByText(hosted.verify.wrong)).toBeVisible()
      await expectAccessible(page, 'wrong code')
      await page.goto('/identity/interaction/none/sign-in')
      await expectAccessible(page, 'sign-in that has run out')
    })

    test('[LANG-04] the wizard with each step and its messages', async ({ page, browser }) => {
      const provider = { en: 'waterkant-haar', nl: 'kapsalon-korvel' }[language]
      await ensureSignedIn(page, 'sanne')
      await refuseHolds(page)
      const start = await walkToDetails(page, provider)
      await expectAccessible(page, 'details')
      await page.getByLabel(words.customerInfo.email).fill('no address')
      await page.getByLabel(words.customerInfo.email).press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'details with a fault')
      await page.getByLabel(words.customerInfo.email).fill('sanne@voorbeeld.nl')
      await page.goBack()
      await expect(page.getByRole('heading', { name: words.schedule.title })).toBeVisible()
      await expectAccessible(page, 'schedule')
      await pressContinue(page)
      await pressContinue(page)
      await expect(page.getByRole('heading', { name: words.checkout.summaryTitle })).toBeVisible()
      await expectAccessible(page, 'summary')
      await bookAsOtherCustomer(browser, provider, start)
      await acceptAndBook(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'lost slot')
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
      await page.getByRole('button', { name: words.checkout.place }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sanne$/)
      await expectAccessible(page, 'confirmation')
    })

    test('[LANG-04] an order that is being changed', async ({ page, request }) => {
      const provider = { en: 'strijp-haar', nl: 'waterkant-haar' }[language]
      const { editing } = words.checkout
      await ensureSignedIn(page, await createCustomer(request))
      await page.route('**/orderApi/orders/*', serveOutdatedOrder)
      await openPage(page, `/bookings/${await bookByApi(page, provider)}`)
      await page.getByRole('button', { name: words.orderDetail.modify }).click()
      await expect(page.getByText(editing.stop)).toBeVisible()
      await expectAccessible(page, 'changing: treatments')
      await page.getByText(editing.stop).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'changing: leave guard')
      await page.getByRole('button', { name: editing.leave.stay }).click()
      await page.getByRole('button', { name: words.cart.chooseTime }).first().click()
      await expect(page.locator('input[name=slot]:checked')).toBeAttached()
      await expectAccessible(page, 'changing: schedule')
      await pressContinue(page)
      await pressContinue(page)
      await expect(page.getByText(/€\s?2[.,]00/).first()).toBeVisible()
      await expectAccessible(page, 'changing: summary with another price')
      await page.getByText(/^(I agree to the terms|Ik ga akkoord)/).click()
      await page.getByRole('button', { name: editing.place }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Anouk$/)
      await expectAccessible(page, 'changed')
    })

    test('[LANG-04] the dashboard with and without appointments', async ({ page, request }) => {
      await openPage(page, '/dashboard')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expectAccessible(page, 'dashboard of a visitor')
      await ensureSignedIn(page, await createCustomer(request))
      await openPage(page, '/dashboard')
      await expect(page.getByText(words.dashboard.empty.title)).toBeVisible()
      await page.getByText(words.dashboard.welcome.text).hover()
      await expectAccessible(page, 'dashboard, nothing booked')
      await openPage(page, '/my-data')
      await expect(
        page.getByRole('heading', { name: pageWords.personalData.erase.title }),
      ).toBeVisible()
      await expectAccessible(page, 'my data')
      await openPage(page, '/my-data#delete')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'my data, deleting')
      for (const provider of ['lotus-en-linnen', 'salon-kersenbloesem']) {
        await openPage(page, `/profile/${provider}`)
        const heart = page.locator('[aria-pressed]:visible').first()
        await heart.click()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
      }
      await openPage(page, '/dashboard')
      await expect(page.getByText(words.dashboard.nothing.title)).toBeVisible()
      await expectAccessible(page, 'dashboard, nothing planned')
      for (const provider of ['studio-parel', 'nagels-bij-lien', 'de-nagelbar']) {
        await bookByApi(page, provider)
      }
      await openPage(page, '/dashboard')
      await expect(page.getByRole('article')).toHaveCount(2)
      await expectAccessible(page, 'dashboard')
    })

    test('[LANG-04] the appointments and a cancellation', async ({ page, request }) => {
      await openPage(page, '/bookings')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expectAccessible(page, 'appointments of a visitor')
      const me = await createCustomer(request)
      await ensureSignedIn(page, me)
      await openPage(page, '/bookings')
      await expect(page.getByText(words.order.empty.title)).toBeVisible()
      await expectAccessible(page, 'no appointments')
      const orderId = await bookByApi(page, 'nagels-aan-de-maas')
      await openPage(page, '/bookings')
      await expect(page.getByRole('article')).toBeVisible()
      await expectAccessible(page, 'appointments')
      await openPage(page, `/bookings/${orderId}`)
      await expectAccessible(page, 'appointment')
      await cancel(page, words.orderDetail)
      await openPage(page, `/bookings/${orderId}`)
      await expect(page.getByText(words.orderDetail.receipt.heading)).toBeVisible()
      await expectAccessible(page, 'receipt')
      await readMail(request, me.email, /./)
      await page.goto(`/demo/mail?to=${me.email}`)
      await expectAccessible(page, 'mailbox')
      await page.getByRole('listitem').getByRole('link').first().click()
      await expect(page.locator('iframe')).toBeVisible()
      await expectAccessible(page, 'mail')
    })

    test.describe(() => {
      test.use({ serviceWorkers: 'allow' })

      test('[LANG-04, APP-11] the offer of a new version', async ({ page }) => {
        await serveOlderPages(page)
        await openPage(page, '/profile/salon-kersenbloesem')
        await expect(page.getByText(words.shell.newVersion.text)).toBeVisible({ timeout: 45_000 })
        await expectAccessible(page, 'new version')
      })
    })

    test('[LANG-04] reviews, and the review form', async ({ page }) => {
      await openPage(page, '/reviews/salon-kersenbloesem')
      await expectAccessible(page, 'reviews')
      await page.getByText(words.reviews.spread).click()
      await expectAccessible(page, 'reviews with the spread of the stars')
      await page.getByRole('button', { name: words.reviews.report.button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'reporting a review')
      await page.keyboard.press('Escape')
      await ensureSignedIn(page, 'sanne')
      await writeReview(page, words.reviews)
    })
  })
}

async function cancel(page: Page, words: (typeof en)['orderDetail'] | (typeof nl)['orderDetail']) {
  await page.getByRole('button', { name: words.cancel, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.cancelling.title)
  await expectAccessible(page, 'cancelling')
  await dialog.getByRole('button', { name: words.cancelling.goOn }).click()
  await expect(dialog).toContainText(words.cancelling.sureTitle)
  await expectAccessible(page, 'cancelling for good')
  await dialog.getByRole('button', { name: words.cancelling.confirm }).click()
  await expect(page).toHaveURL('/bookings')
}

async function writeReview(page: Page, words: (typeof en)['reviews'] | (typeof nl)['reviews']) {
  const answer = await page.request.get('/orderApi/orders?pageSize=50')
  const visits: { bookingId: string; reviewable: boolean }[] = (await answer.json()).data.items
  await openPage(page, `/add-review/${visits.find(({ reviewable }) => reviewable)?.bookingId}`)
  await expect(page.getByText(words.write.starsFirst)).toBeVisible()
  await expectAccessible(page, 'review')
  await page.getByRole('radio').nth(3).check()
  const sent = '**/providerApi/review/*'
  await page.route(sent, (route) => route.fulfill({ status: 409, json: {} }))
  await page.getByRole('button', { name: words.write.submit }).click()
  await expect(page.getByText(words.errorMessage)).toBeVisible()
  await expectAccessible(page, 'review that was not sent')
  // The demo account's orders stay reviewable.
  await page.route(sent, (route) => route.fulfill({ status: 201, json: { data: {} } }))
  await page.getByRole('button', { name: words.write.submit }).click()
  await expect(page.getByText(words.successMessage)).toBeVisible()
  await expectAccessible(page, 'review sent')
}
