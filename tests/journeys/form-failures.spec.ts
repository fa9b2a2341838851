import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { walkToDetails } from './wizard.ts'

test.use({ expectedErrors: /ERR_FAILED|was not sent|status of 4\d\d/ })

test('@phone [FORM-01] the error of a message that was not sent is in view', async ({ page }) => {
  await openPage(page, '/contact-us')
  await page.getByLabel('Name', { exact: true }).fill('Samira el Idrissi')
  await page.getByLabel('Email', { exact: true }).fill('samira@voorbeeld.nl')
  await page.getByLabel('Message').fill('Do you sell vouchers?')
  await page.route('**/prod/contactus', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectFocusedInView(page)
})

test('@phone [FORM-02] the error of a registration that was not sent is in view', async ({
  page,
}) => {
  await openPage(page, '/provider-registration')
  await page.getByLabel('First and last name').fill('Samira el Idrissi')
  await page.getByLabel('Email').fill('samira@voorbeeld.nl')
  await page.getByLabel('Phone').fill('0612345678')
  await page.getByLabel('What do you do?').fill('Henna')
  await page.getByLabel('Years of experience').fill('9')
  await page.getByLabel('Postcode').fill('1094 GZ')
  await page.getByRole('checkbox').check()
  await page.route('**/prod/registrations', (route) => route.abort())
  await page.getByRole('main').locator('button[type=submit]').click()
  await expectFocusedInView(page)
})

test('@phone [INFO-05] the errors of invalid details are in view', async ({ page }) => {
  await ensureSignedIn(page, 'daan')
  await walkToDetails(page, 'nagelstudio-woensel')
  await page.getByLabel('Full name').fill('')
  await page.getByLabel('Message for the salon').fill('No milk, please.')
  // aria-disabled: the tap is still handled.
  await page.getByRole('button', { name: 'Continue' }).click({ force: true })
  await expectFocusedInView(page)
})

test('@phone the errors of a refused sign-in and an incomplete sign-up are in view', async ({
  page,
}) => {
  await openPage(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.locator('input[name=username]').fill('nobody-of-this-name')
  await page.locator('input[name=password]').fill('not this one either')
  await page.locator('input[name=password]').press('Enter')
  await expectFocusedInView(page)

  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.locator('input[name=name]').fill('Anouk de Wit')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const email = page.locator('input[name=email]')
  await expect(email).toBeFocused()
  await expect(email).toBeInViewport({ ratio: 1 })
  await expect(email).toHaveAccessibleDescription(/\S/)
})

/** The error has the focus and is completely visible. */
async function expectFocusedInView(page: Page): Promise<void> {
  const alert = page.getByRole('alert')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert.and(page.locator(':focus, :focus *'))).toBeVisible()
}
