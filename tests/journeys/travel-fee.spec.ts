import type { Page } from '@playwright/test'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, pressContinue, walkToDetails } from './wizard.ts'

// In Maastricht, where the salon is.
const ADDRESS = 'Bergweg 1, 6212 AA Maastricht'
const FEE = /Voorrijkosten,?\s*€\s?15,00/
const TOTAL = /€\s?47,50/ // 32.50 for the treatment

test.use({ language: 'nl' })

test('[WORK-136] a visit at home costs the travel fee as a line of its own, before and after it is booked, in the mail and for the salon @phone', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const salon = await createSalon(page, { serviceAvailability: 'DOORSTEP', travelFee: 15 })
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...phone(page) })
  await context.addCookies([{ name: 'language', value: 'nl', url: baseURL ?? '' }])
  const customerPage = await context.newPage()
  const customer = await createCustomer(context.request)
  await ensureSignedIn(customerPage, customer)
  const main = customerPage.getByRole('main')

  await walkToDetails(customerPage, salon.userName)
  await main.getByRole('textbox', { name: 'Adres', exact: true }).fill(ADDRESS)
  await pressContinue(customerPage)
  const price = main.getByRole('heading', { name: 'Prijs' }).locator('..')
  await expect(price).toContainText(FEE)
  await expect(price).toContainText(TOTAL)
  await expectAccessible(customerPage, 'summary with a travel fee')
  await acceptAndBook(customerPage)
  const link = main.getByRole('link', { name: 'Bekijk je afspraak' })
  await expect(main).toContainText(TOTAL)
  const orderId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await openPage(customerPage, `/bookings/${orderId}`)
  await expect(main).toContainText(FEE)
  await expect(main).toContainText(TOTAL)
  await expectAccessible(customerPage, 'order with a travel fee')
  const mail = await readMail(request, customer.email, /^Geboekt: /)
  expect(mail.text).toMatch(FEE)
  expect(mail.text).toMatch(TOTAL)
  await context.close()

  await openPage(page, `/salon/${salon.userName}/agenda?visit=${orderId}`)
  const panel = page.getByRole('dialog', { name: customer.name })
  await expect(panel).toContainText(FEE)
  await expect(panel).toContainText(TOTAL)
  await expectAccessible(page, 'agenda, a visit with a travel fee')
})

const phone = (page: Page) => ({ viewport: page.viewportSize(), hasTouch: true, isMobile: true })
