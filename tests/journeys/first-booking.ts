import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { expect } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { type Customer, createCustomer, ensureSignedIn } from './sign-in.ts'
import type { ExpectToast } from './toasts.ts'
import { acceptAndBook, walkToSummary } from './wizard.ts'

const TEXTS = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }

interface NewSalon {
  /** Of its owner, who has just accepted the invitation. */
  readonly page: Page
  readonly userName: string
  readonly language: Language
  readonly browser: Browser
  readonly baseURL: string
  readonly request: APIRequestContext
  readonly expectToast: ExpectToast
}

/** A new salon sets its hours, takes a starter menu, opens, is booked by a customer, and reads the visit in its agenda. */
export async function openUntilFirstBooking({
  page,
  userName,
  language,
  browser,
  baseURL,
  request,
  expectToast,
}: NewSalon): Promise<void> {
  const words = TEXTS[language]
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
  const theirs = await newPage(browser, { language, baseURL, customer })
  const start = await walkToSummary(theirs, userName)
  await acceptAndBook(theirs)
  await expect(theirs).toHaveURL(/booked|bookings/)
  await theirs.context().close()
  await openPage(page, `/salon/${userName}/agenda?day=${start.slice(0, 10)}&view=list`)
  const visit = page.getByRole('link', { name: customer.name })
  await expect(visit).toHaveAccessibleName(new RegExp(words.order.status.CONFIRMED))
  await expect(visit).toContainText(start.slice(11, 16))
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
