import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { ensureSignedIn } from './sign-in.ts'
import { pressContinue, walkToDetails } from './wizard.ts'

test('[INFO-01, INFO-02, INFO-05] errors are shown on top and at their fields, and block the order', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  await walkToDetails(page, 'heuvelkapper')
  const name = page.getByLabel('Full name')
  const email = page.getByLabel('Email')
  const phone = page.getByLabel('Phone number')
  await name.fill('')
  await email.fill('sanne@voorbeeld')
  await phone.fill('0612')
  await pressDisabledContinue(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Fill in your name.',
    'An email address looks like name@example.com.',
    'That is 6 digits short. A Dutch number looks like 06-12345678 or +31 6 12345678.',
  ])
  await expect(name).toHaveAccessibleDescription('Fill in your name.')
  await expect(page).toHaveURL(/step=details/)

  await summary.getByRole('link', { name: 'Fill in your name.' }).click()
  await expect(name).toBeFocused()
  await name.fill('Sanne Visser')
  await email.fill('sanne+nagels@voorbeeld.amsterdam')
  for (const wrong of ['+32 6 12345678', '006 12345678', '06 1234567a']) {
    await phone.fill(wrong)
    await expect(phone).toHaveAccessibleDescription(/A Dutch number looks like/)
  }
  await phone.fill('+31 6 12345678')
  await pressContinue(page)
  await expect(page).toHaveURL(/step=summary/)
  await expect(page.getByText('sanne+nagels@voorbeeld.amsterdam')).toBeVisible()
})

test('[INFO-03, INFO-04] salon or home is asked if the provider offers both, and the address only for home', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  await walkToDetails(page, 'meer-rust')
  const address = page.getByLabel('Home address')
  await expect(address).toBeHidden()
  await pressDisabledContinue(page)
  await expect(page.getByRole('alert')).toContainText('Choose where it takes place.')
  await page.getByRole('radio', { name: /^At my home/ }).check()
  await pressDisabledContinue(page)
  await expect(page.getByRole('alert')).toContainText('We need your address to come to you.')
  await address.fill('Marktplein 1, 2132 DA Hoofddorp')
  await pressContinue(page)
  await expect(page).toHaveURL(/step=summary/)
  await expect(page.getByText('They come to you')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('radio', { name: /^At the salon/ }).check()
  await expect(address).toBeHidden()
  await pressContinue(page)
  await expect(page).toHaveURL(/step=summary/)
})

test('[INFO-04] a provider that only visits customers always asks for the address', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  await walkToDetails(page, 'schmink-met-floor')
  await expect(page.getByLabel('Home address')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

/** Presses the disabled button, which makes the form show its errors. */
async function pressDisabledContinue(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Continue' })
  await expect(button).toHaveAccessibleDescription('Fill in your details first')
  await button.press('Enter')
}
