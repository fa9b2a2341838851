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

test('[FORM-01] a message from the header’s contact page reaches the operator, and its sender gets a receipt', async ({
  page,
  request,
}) => {
  const { contact_us, shell } = words.en
  const me = randomCustomer()
  await openPage(page, '/search')
  await page.getByRole('banner').getByRole('link', { name: shell.contact }).click()
  await expect(heading(page)).toHaveText(contact_us.title)
  await expectNewTab(page, { '/terms': en.checkout.readTerms, '/privacy': en.checkout.readPrivacy })
  await page.getByLabel(contact_us.name).fill(me.name)
  await page.getByLabel(contact_us.email).fill(me.email)
  await page.getByLabel(contact_us.message).fill('Do you sell vouchers?')
  const sent = page.waitForRequest('**/prod/contactus')
  await page.getByRole('button', { name: contact_us.submit }).click()
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
  await openPage(page, '/contact-us')
  await expect(page.getByLabel(contact_us.message)).toHaveValue('')
})

test('[FORM-01] errors are listed and focused; a valid message can be sent again after a failure', async ({
  page,
}) => {
  const { contact_us } = words.en
  await openPage(page, '/contact-us')
  const press = () => page.getByRole('button', { name: contact_us.submit }).click()
  await page.getByLabel(contact_us.email).fill('anouk@')
  await press()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    ...[contact_us.required.name, contact_us.validEmail, contact_us.required.message],
  ])
  await summary.getByRole('link', { name: contact_us.validEmail }).click()
  await expect(page.getByLabel(contact_us.email)).toBeFocused()
  await page.getByLabel(contact_us.name).fill('Anouk')
  await page.getByLabel(contact_us.email).fill('anouk@voorbeeld.nl')
  await page.getByLabel(contact_us.message).fill('x'.repeat(5001))
  await press()
  await expect(summary.getByRole('link')).toHaveText([
    'Make your message shorter: at most 5,000 characters.',
  ])
  await expect(page.getByLabel(contact_us.message)).toHaveValue('x'.repeat(5001))
  await page.getByLabel(contact_us.message).fill('Hallo')
  await page.route('**/prod/contactus', (route) => route.abort())
  await press()
  await expect(page.getByRole('alert')).toContainText(contact_us.error_message)
  await page.reload()
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(heading(page)).toHaveText(words.nl.contact_us.title)
  const { name, email, message } = words.nl.contact_us
  await expect(page.getByLabel(name)).toHaveValue('Anouk')
  await expect(page.getByLabel(email)).toHaveValue('anouk@voorbeeld.nl')
  await expect(page.getByLabel(message)).toHaveValue('Hallo')
})

test('[FORM-01] text typed before hydration is kept', async ({ page }) => {
  const { contact_us } = words.en
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/i18n/en.json*', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/contact-us')
  const submit = page.getByRole('button', { name: contact_us.submit })
  await expect(submit).toBeDisabled()
  await page.getByLabel(contact_us.message).fill('Hallo')
  scripts.resolve()
  await expect(submit).toBeEnabled()
  await expect(page.getByLabel(contact_us.message)).toHaveValue('Hallo')
})

test.describe('on a phone, in Dutch', { tag: '@phone' }, () => {
  test.use({ language: 'nl' })

  test('[FORM-01] a message is sent from the menu’s contact page', async ({ page, request }) => {
    const { contact_us, shell } = words.nl
    const me = randomCustomer()
    await openPage(page, '/search')
    await page.getByRole('button', { name: shell.menu }).click()
    await page.getByRole('dialog').getByRole('link', { name: shell.contact }).click()
    await page.getByLabel(contact_us.name).fill(me.name)
    await page.getByLabel(contact_us.email).fill(me.email)
    await page.getByLabel(contact_us.message).fill('Verkopen jullie cadeaubonnen?')
    await page.getByRole('button', { name: contact_us.submit }).click()
    await expect(heading(page)).toContainText('Dank je wel')
    await readMail(request, me.email, /^We hebben je bericht/)
  })

  test('[FORM-02] a provider is registered, and the page redirects to the search', async ({
    page,
    request,
  }) => {
    const { registration } = words.nl
    const me = randomCustomer()
    await openPage(page, '/ranking')
    await openPage(page, '/provider-registration')
    await fillRegistration(page, 'nl', me)
    await page.getByRole('button', { name: registration.submit }).click()
    await expect(page.getByText(registration.sent)).toBeVisible()
    await expect(page).toHaveURL(/\/search/)
    await readMail(request, me.email, /^We hebben je aanmelding/)
    await page.goBack() // a sent form is not in the history, also while the search is loading
    await expect(page).toHaveURL('/ranking')
  })
})

test('[FORM-02, FORM-03] the registration shows what is missing, and redirects to the search after three seconds', async ({
  page,
  request,
}) => {
  const { registration, contact_us } = words.en
  const me = randomCustomer()
  await installClock(page)
  await openPage(page, '/provider-registration')
  await expectNewTab(page, {
    '/terms-conditions': en.checkout.readTerms,
    '/privacy': en.checkout.readPrivacy,
  })
  const submit = page.getByRole('button', { name: registration.submit })
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(
    /^Still to do: your name, .* agreeing to the terms\.$/,
  )
  await fillRegistration(page, 'en', me)
  await page.getByLabel(registration.kvkNumber).fill('1234567')
  await expect(submit).toHaveAccessibleDescription('Still to do: the KVK number.')
  await expect(submit).toBeDisabled()
  await page.getByLabel(registration.kvkNumber).fill('1234 5678')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(heading(page)).toHaveText(contact_us.title)
  await page.goBack()
  await expect(submit).toBeEnabled()
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
  // The loading screen waits for a timer: the clock advances in small steps until the page is shown.
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(heading(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(page.getByText(registration.sent)).toBeVisible()
  await page.clock.runFor(2800)
  await expect(page.getByText(registration.sent)).toBeVisible()
  await page.clock.runFor(300)
  await page.clock.resume()
  await expect(page).toHaveURL(/\/search/)
  await readMail(request, me.email, /^We have your registration/)
})

test('[FORM-02] submitting too early lists the errors by name, with links to the fields', async ({
  page,
}) => {
  const { registration } = words.en
  const { wrong, validEmail } = registration
  await openPage(page, '/provider-registration')
  await page.getByLabel(registration.email).fill('anouk@')
  await page.getByLabel(registration.kvkNumber).fill('1234')
  await page.getByLabel(registration.kvkNumber).press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('8 ')
  await expect(summary.getByRole('link')).toHaveText([
    ...[wrong.fullName, validEmail, wrong.phone, wrong.services, wrong.experience],
    ...[wrong.postalCode, wrong.kvkNumber, wrong.terms],
  ])
  for (const [message, field] of [
    [wrong.kvkNumber, page.getByLabel(registration.kvkNumber)],
    [wrong.terms, page.getByRole('checkbox')],
  ] as const) {
    await summary.getByRole('link', { name: message }).click()
    await expect(field).toBeFocused()
  }
  await page.getByLabel(registration.kvkNumber).fill('')
  await expect(summary.getByRole('link')).toHaveCount(7)
  const submit = page.getByRole('button', { name: registration.submit })
  await submit.click({ force: true }) // aria-disabled: the click is still handled
  await expect(summary).toBeFocused()
})

test('[FORM-02] a press that leaves an invalid field still takes effect', async ({ page }) => {
  const { registration } = words.en
  await openPage(page, '/provider-registration')
  await page.getByLabel(registration.vatId).fill('NL1')
  const terms = page.getByRole('checkbox')
  await terms.click({ delay: 80 }) // the duration of a touch
  await expect(page.getByText(registration.wrong.vatId)).toBeVisible()
  await expect(terms).toBeChecked()
})

for (const language of ['en', 'nl'] as const) {
  test.describe(`without script (${language})`, () => {
    test.use({ language, javaScriptEnabled: false })

    test('[FORM-01, FORM-02] a form that cannot be sent says so', async ({ page }) => {
      const { registration, contact_us } = words[language]
      for (const [path, said] of [
        ['/provider-registration', registration.withoutScript],
        ['/contact-us', contact_us.withoutScript],
      ] as const) {
        await page.goto(path)
        // Text locators ignore noscript, even when it is rendered.
        const shown = page.locator('noscript > *').first()
        await expect(shown).toBeVisible()
        expect(await shown.textContent()).toContain(said)
      }
    })
  })
}

test('[FORM-02] a failed registration is logged and can be sent again; a visitor who stays is not redirected', async ({
  page,
}) => {
  const { registration } = words.en
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openPage(page, '/provider-registration')
  await fillRegistration(page, 'en', randomCustomer())
  await page.route('**/prod/registrations', (route) => route.abort())
  const submit = page.getByRole('button', { name: registration.submit })
  await submit.click()
  await expect(page.getByText(registration.failed)).toBeVisible()
  expect(logged.join()).toContain('The registration was not sent')
  await page.reload()
  await expect(page.getByLabel(registration.services)).toHaveValue('Henna')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.route('**/prod/registrations', (route) =>
    route.fulfill({ status: 201, json: { statusCode: 201, message: 'Created' } }),
  )
  await page.clock.install()
  await submit.click()
  await page.getByRole('button', { name: registration.stay }).click()
  await expect(heading(page)).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(page.getByText(registration.stayed)).toBeVisible()
})

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
