import type { Browser, Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { addProvider } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { type Customer, createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import { acceptAndBook, walkToSummary } from './wizard.ts'

for (const [language, where] of [
  ['nl', '@phone'],
  ['en', ''],
] as const) {
  const words = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }[language]
  test.describe(language, () => {
    test.use({ language })
    test(`[WORK-93, WORK-95, WORK-96, WORK-251] a new salon, from the invitation of its owner to its first booking by a customer ${where}`, async ({
      page,
      browser,
      baseURL,
      request,
      expectToast,
    }) => {
      const owner = await createCustomer(request)
      const userName = `nieuw-${owner.userName}`
      const fullName = 'Salon Sneeuwklok'
      await addProvider({
        ...{ userName, fullName, ownerEmail: owner.email },
        ...{ serviceAvailability: 'SALON', hours: [], items: [] },
      })
      const { text } = await readMail(request, owner.email, /Salon Sneeuwklok nodigt je uit/)
      expect(text).toContain('Je salon Salon Sneeuwklok staat klaar in Bloesem.')
      await openPage(page, /\/invitation\/[\w-]{22}/.exec(text)?.[0] ?? '')
      await page.getByRole('button', { name: words.invitation.signIn }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.session.signIn, exact: true })
        .click()
      await fillHostedSignIn(page, owner)
      await page.getByRole('button', { name: words.invitation.accept }).click()
      await expect(page).toHaveURL(new RegExp(`/salon/${userName}/welcome`))

      const { steps } = words.checklist
      await page.getByRole('link', { name: steps.hours.action }).click()
      await page.getByRole('switch').first().check()
      for (const day of await page.getByRole('switch').all()) await day.check()
      await page.getByRole('button', { name: words.hours.save, exact: true }).click()
      await expectToast(words.hours.saved)

      await openPage(page, `/salon/${userName}`)
      await page.getByRole('link', { name: steps.menu.action }).click()
      const { starter, tools } = words.catalogEditor
      await page.getByRole('button', { name: tools }).click()
      await page.getByRole('button', { name: starter.title }).click()
      const dialog = page.getByRole('dialog', { name: starter.title })
      await dialog.getByLabel(starter.category).selectOption('hairStyling')
      await dialog.getByText(starter.confirm).click()
      await dialog.getByRole('button').last().click()
      await expect(dialog).toHaveCount(0)

      await openPage(page, `/salon/${userName}`)
      await page.getByRole('button', { name: words.checklist.page.open }).click()
      await expectToast(words.checklist.page.opened)

      const customer = await createCustomer(request)
      const theirs = await newPage(browser, { language, baseURL: baseURL ?? '', customer })
      const start = await walkToSummary(theirs, userName)
      await acceptAndBook(theirs)
      await expect(theirs).toHaveURL(/booked|bookings/)
      await theirs.context().close()
      await openPage(page, `/salon/${userName}/agenda?day=${start.slice(0, 10)}&view=list`)
      const visit = page.getByRole('link', { name: customer.name })
      await expect(visit).toHaveAccessibleName(new RegExp(words.order.status.CONFIRMED))
      await expect(visit).toContainText(start.slice(11, 16))
    })
  })
}

interface Theirs {
  language: Language
  baseURL: string
  customer: Customer
}

/** A page of a customer who is signed in, in a browser of their own. */
async function newPage(browser: Browser, { language, baseURL, customer }: Theirs): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'language', value: language, url: baseURL }])
  const page = await context.newPage()
  await ensureSignedIn(page, customer)
  return page
}
