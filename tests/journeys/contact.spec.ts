import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { installClock, pauseClock } from './page-clock.ts'
import { randomCustomer } from './sign-in.ts'

const words = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.use({ expectedErrors: /ERR_FAILED|was not sent/ })

test('[FORM-01] a message can be sent again after errors and a failure, and reaches the operator; its sender gets a receipt', async ({
  page,
  request,
}) => {
  const { contact_us, shell } = words.en
  const me = randomCustomer()
  const message = page.getByLabel(contact_us.message)
  const submit = page.getByRole('button', { name: contact_us.submit })

  await test.step('text typed before hydration is kept', async () => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/i18n/en.json*', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/contact-us')
    await expect(submit).toBeDisabled()
    await message.fill('Hallo')
    scripts.resolve()
    await expect(submit).toBeEnabled()
    await expect(message).toHaveValue('Hallo')
    await message.fill('')
  })
  await test.step('errors are listed and focused', async () => {
    await page.getByLabel(contact_us.email).fill('anouk@')
    await submit.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      contact_us.required.name,
      contact_us.validEmail,
      contact_us.required.message,
    ])
    await summary.getByRole('link', { name: contact_us.validEmail }).click()
    await expect(page.getByLabel(contact_us.email)).toBeFocused()
    await page.getByLabel(contact_us.name).fill(me.name)
    await page.getByLabel(contact_us.email).fill(me.email)
    await message.fill('x'.repeat(5001))
    await submit.click()
    await expect(summary.getByRole('link')).toHaveText([
      'Make your message shorter: at most 5,000 characters.',
    ])
    await expect(message).toHaveValue('x'.repeat(5001))
  })
  await test.step('after a failure the message stays, also in the other language', async () => {
    await message.fill('Do you sell vouchers?')
    await page.route('**/prod/contactus', (route) => route.abort())
    await submit.click()
    await expect(page.getByRole('alert')).toContainText(contact_us.error_message)
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('link', { name: 'Nederlands, NL' }).click()
    await expect(heading(page)).toHaveText(words.nl.contact_us.title)
    const dutch = words.nl.contact_us
    await expect(page.getByLabel(dutch.name)).toHaveValue(me.name)
    await expect(page.getByLabel(dutch.email)).toHaveValue(me.email)
    await expect(page.getByLabel(dutch.message)).toHaveValue('Do you sell vouchers?')
    await page.getByRole('link', { name: 'English, EN' }).click()
  })
  await test.step('it is sent, and the header leads to an empty form', async () => {
    await expect(heading(page)).toHaveText(contact_us.title)
    await expectNewTab(page, {
      '/terms': en.checkout.readTerms,
      '/privacy': en.checkout.readPrivacy,
    })
    const sent = page.waitForRequest('**/prod/contactus')
    await submit.click()
    expect((await sent).postDataJSON()).toMatchObject({
      requestType: 'contact-us',
      source: '/contact-us',
      language: 'en',
      website: '',
      name: me.name,
      email: me.email,
      phone: '',
      message: 'Do you sell vouchers?',
    })
    const success = contact_us.success_message.replace('{{email}}', me.email)
    await expect(page.getByText(success)).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await readMail(request, me.email, /^We have your message/)
    await page.getByRole('banner').getByRole('link', { name: shell.search, exact: true }).click()
    await expectSearch(page)
    await page.getByRole('banner').getByRole('link', { name: shell.contact }).click()
    await expect(heading(page)).toHaveText(contact_us.title)
    await expect(message).toHaveValue('')
  })
})

test.describe('on a phone, in Dutch', { tag: '@phone' }, () => {
  test.use({ language: 'nl' })

  test('[FORM-01, FORM-02] a message is sent from the menu’s contact page, and a provider is registered', async ({
    page,
    request,
  }) => {
    const { contact_us, registration, shell } = words.nl
    const me = randomCustomer()
    const footer = page.getByRole('contentinfo')
    await openPage(page, '/ranking')
    await page.getByRole('button', { name: shell.menu }).click()
    await page.getByRole('dialog').getByRole('link', { name: shell.contact }).click()
    await page.getByLabel(contact_us.name).fill(me.name)
    await page.getByLabel(contact_us.email).fill(me.email)
    await page.getByLabel(contact_us.message).fill('Verkopen jullie cadeaubonnen?')
    await page.getByRole('button', { name: contact_us.submit }).click()
    await expect(heading(page)).toContainText('Dank je wel')

    await footer.getByRole('link', { name: shell.ranking }).click()
    await expect(heading(page)).toHaveText(nlPages.ranking.heading)
    await footer.locator('a[href="/provider-registration"]').click()
    await fillRegistration(page, 'nl', me)
    await page.getByRole('button', { name: registration.submit }).click()
    await expect(page.getByText(registration.sent)).toBeVisible()
    await expect(page).toHaveURL(/\/search/)
    await page.goBack() // a sent form is not in the history, also while the search is loading
    await expect(page).toHaveURL('/ranking')
    await readMail(request, me.email, /^We hebben je bericht/)
    await readMail(request, me.email, /^We hebben je aanmelding/)
  })
})

test('[FORM-02, FORM-03] the registration shows what is missing, can be sent again after a failure, and redirects to the search after three seconds', async ({
  page,
  request,
}) => {
  const { registration, contact_us } = words.en
  const { wrong, validEmail } = registration
  const me = randomCustomer()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await installClock(page)
  await openPage(page, '/provider-registration')
  const submit = page.getByRole('button', { name: registration.submit })
  const terms = page.getByRole('checkbox')
  const kvkNumber = page.getByLabel(registration.kvkNumber)
  const vatId = page.getByLabel(registration.vatId)

  await test.step('the button says what is missing', async () => {
    await expectNewTab(page, {
      '/terms-conditions': en.checkout.readTerms,
      '/privacy': en.checkout.readPrivacy,
    })
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription(
      /^Still to do: your name, .* agreeing to the terms\.$/,
    )
  })
  await test.step('a press that leaves an invalid field still takes effect', async () => {
    await vatId.fill('NL1')
    await terms.click({ delay: 80 }) // the duration of a touch
    await expect(page.getByText(wrong.vatId)).toBeVisible()
    await expect(terms).toBeChecked()
    await terms.uncheck()
    await vatId.fill('')
    await expect(page.getByText(wrong.vatId)).toBeHidden()
  })
  await test.step('submitting too early lists the errors by name, with links to the fields', async () => {
    await page.getByLabel(registration.email).fill('anouk@')
    await kvkNumber.fill('1234')
    await kvkNumber.press('Enter')
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('8 ')
    await expect(summary.getByRole('link')).toHaveText([
      wrong.fullName,
      validEmail,
      wrong.phone,
      wrong.services,
      wrong.experience,
      wrong.postalCode,
      wrong.kvkNumber,
      wrong.terms,
    ])
    for (const [message, field] of [
      [wrong.kvkNumber, kvkNumber],
      [wrong.terms, terms],
    ] as const) {
      await summary.getByRole('link', { name: message }).click()
      await expect(field).toBeFocused()
    }
    await kvkNumber.fill('')
    await expect(summary.getByRole('link')).toHaveCount(7)
    await submit.click({ force: true }) // aria-disabled: the click is still handled
    await expect(summary).toBeFocused()
  })
  await test.step('a failed registration is logged and kept', async () => {
    await fillRegistration(page, 'en', me)
    await kvkNumber.fill('1234567')
    await expect(submit).toHaveAccessibleDescription('Still to do: the KVK number.')
    await expect(submit).toBeDisabled()
    await kvkNumber.fill('1234 5678')
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await expect(heading(page)).toHaveText(contact_us.title)
    await page.goBack()
    await expect(submit).toBeEnabled()
    await page.route('**/prod/registrations', (route) => route.abort())
    await submit.click()
    await expect(page.getByText(registration.failed)).toBeVisible()
    expect(logged.join()).toContain('The registration was not sent')
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByLabel(registration.services)).toHaveValue('Henna')
    await expect(terms).toBeChecked()
  })
  await test.step('it is sent, and the page redirects after three seconds', async () => {
    await pauseClock(page)
    const sent = page.waitForRequest('**/prod/registrations')
    await submit.click()
    expect((await sent).postDataJSON()).toMatchObject({
      fullName: me.name,
      email: me.email,
      services: 'Henna',
      experience: 9,
      terms: true,
      postalCode: '1094 GZ',
      kvkNumber: '1234 5678',
      vatId: '',
      language: 'en',
    })
    await runUntilConfirmed(page)
    await expect(page.getByText(registration.sent)).toBeVisible()
    await page.clock.runFor(2800)
    await expect(page.getByText(registration.sent)).toBeVisible()
    await page.clock.runFor(300)
    await page.clock.resume()
    await expectSearch(page)
    await readMail(request, me.email, /^We have your registration/)
  })
  await test.step('a visitor who stays is not redirected', async () => {
    await page.getByRole('contentinfo').locator('a[href="/provider-registration"]').click()
    await fillRegistration(page, 'en', randomCustomer())
    await page.route('**/prod/registrations', (route) =>
      route.fulfill({ status: 201, json: { statusCode: 201, message: 'Created' } }),
    )
    await pauseClock(page)
    await submit.click()
    await runUntilConfirmed(page)
    await page.getByRole('button', { name: registration.stay }).click()
    await expect(heading(page)).toBeFocused()
    await page.clock.runFor(10_000)
    await expect(page.getByText(registration.stayed)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[FORM-01, FORM-02] a form that cannot be sent says so', async ({ page, request }) => {
    await page.goto('/contact-us')
    // Text locators ignore noscript, even when it is rendered.
    const shown = page.locator('noscript > *').first()
    await expect(shown).toBeVisible()
    expect(await shown.textContent()).toContain(words.en.contact_us.withoutScript)

    for (const language of ['en', 'nl'] as const) {
      const { registration, contact_us } = words[language]
      for (const [path, said] of [
        ['/provider-registration', registration.withoutScript],
        ['/contact-us', contact_us.withoutScript],
      ] as const) {
        const html = await (await request.get(`${path}?lang=${language}`)).text()
        const [, note] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
        expect(note).toContain(said)
      }
    }
  })
})

/** The address changes before the page does: a link back would find the sent form still open. */
async function expectSearch(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/search/)
  await expect(heading(page)).toHaveText(/salons in and around/)
}

/** The loading screen waits for a timer: the stopped clock advances in small steps until the page is shown. */
async function runUntilConfirmed(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(heading(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}

async function fillRegistration(
  page: Page,
  language: Language,
  me: { name: string; email: string },
): Promise<void> {
  const { registration } = words[language]
  await page.getByLabel(registration.fullName).fill(me.name)
  await page.getByLabel(registration.email).fill(me.email)
  await page.getByLabel(registration.phone).fill('+31 6-12345678')
  await page.getByLabel(registration.services).fill('Henna')
  await page.getByLabel(registration.experience).fill('9')
  await page.getByLabel(registration.postalCode).fill('1094 GZ')
  await page.getByRole('checkbox').check()
}

async function expectNewTab(page: Page, links: Record<string, string>): Promise<void> {
  for (const [href, name] of Object.entries(links)) {
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
  }
}
