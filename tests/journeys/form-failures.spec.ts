import { expectFocusedInView } from './expect-focused-in-view.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test.use({ expectedErrors: /ERR_FAILED|was not sent|status of 4\d\d/ })

test('@phone [FORM-01, FORM-02] the error of a message and of a registration that were not sent is in view', async ({
  page,
}) => {
  await openPage(page, '/contact-us')
  await page.getByLabel('Name', { exact: true }).fill('Samira el Idrissi')
  await page.getByLabel('Email', { exact: true }).fill('samira@voorbeeld.nl')
  await page.getByLabel('Message').fill('Do you sell vouchers?')
  await page.route('**/prod/contactus', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectFocusedInView(page)

  await page.locator('a[href="/provider-registration"]').last().click()
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
