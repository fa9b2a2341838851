import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

const { deskPeople: people } = enPages
const GONE = en.refusals['not-found']

test('[DESK-295] the page of somebody who was just erased shows nothing of them any more', async ({
  page,
  browser,
  baseURL,
  request,
  expectErrors,
}) => {
  const customer = await createCustomer(request)
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  // An account exists from its first sign-in on.
  await ensureSignedIn(await context.newPage(), customer)
  await context.close()
  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk/people')
  await find(page, customer.email)
  await page.getByRole('link', { name: customer.userName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name)
  // This address of the same page is the entry of the history to which the browser goes back.
  await page.getByRole('link', { name: people.title }).first().click()
  await find(page, customer.email)
  await page.getByRole('link', { name: customer.userName }).click()
  await page.getByRole('button', { name: people.acts.erase }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(people.dialog.reason).fill('Asked for it by mail.')
  await dialog.getByLabel(customer.email).fill(customer.email)
  await dialog.getByRole('button', { name: people.erase.submit }).click()
  await expect(page).toHaveURL('/desk/people')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expectErrors(/404 \(Not Found\)|did not load/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`/desk/people/${customer.userName}`)
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
})

async function find(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(people.search)
  await field.fill(text)
}
