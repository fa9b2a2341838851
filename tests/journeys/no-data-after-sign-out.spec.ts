import type { Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { bookByApi, xsrfToken } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { expectServiceWorker, keptVisits } from './service-worker.ts'
import { type Customer, createCustomer, fillHostedSignIn, signInAs } from './sign-in.ts'
import { walkToDetails } from './wizard.ts'

const { personalData, contact_us } = enPages

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (401|503)/,
})
test.setTimeout(150_000)

test('[APP-11] signing out, and deleting the account, remove all personal data from the browser', async ({
  page,
  request,
  context,
}) => {
  const me = await createCustomer(request)
  await signInAs(page, me)
  await bookByApi(page, 'studio-parel')
  await createPersonalData(page, me)
  const other = await context.newPage()
  await walkToDetails(other, 'kapsalon-frans')
  await other.getByLabel('Phone').fill('06 87654321')
  expect(await personalDataIn(me, page)).not.toEqual([])
  expect(await personalDataIn(me, other)).not.toEqual([])
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect.poll(() => personalDataIn(me, page)).toEqual([])
  await expect.poll(() => personalDataIn(me, other)).toEqual([])
  await expect(other.getByLabel('Phone')).toHaveValue('')
  await expect(other.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await other.close()

  await signInAs(page, me)
  await createPersonalData(page, me)
  for (const id of await upcomingOrderIds(page)) await cancel(page, id)
  await openPage(page, '/my-data')
  await page.getByRole('button', { name: personalData.erase.goOn }).click()
  await fillHostedSignIn(page, me)
  await page.getByRole('dialog').getByRole('button', { name: personalData.sure.confirm }).click()
  await expect(page.getByText(personalData.sure.done)).toBeVisible()
  await expect.poll(() => personalDataIn(me, page)).toEqual([])

  await page.reload()
  expect(await personalDataIn(me, page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('article')).toHaveCount(0)
})

/** Makes the browser store personal data: kept visits, an unfinished booking and an unfinished message. */
async function createPersonalData(page: Page, me: Customer): Promise<void> {
  await openPage(page, '/bookings')
  await expectServiceWorker(page)
  await expect.poll(() => keptVisits(page)).toMatchObject({ userName: me.userName })
  await walkToDetails(page, 'wax-bij-mel')
  await openPage(page, '/contact-us')
  await page.getByLabel(contact_us.name).fill(me.name)
  await page.getByLabel(contact_us.email).fill(me.email)
}

/** All entries of browser storage and cookies that contain data of the user or sign them in. */
async function personalDataIn(me: Customer, page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const visits = names.filter((name) => !name.startsWith('shell-'))
    const databases = await indexedDB.databases()
    return [
      ...Object.entries(localStorage).map(([key, value]) => `local ${key} ${value}`),
      ...Object.entries(sessionStorage).map(([key, value]) => `session ${key} ${value}`),
      ...visits.map((name) => `cache ${name}`),
      ...databases.map(({ name }) => `database ${name}`),
    ]
  })
  const says = [me.userName, me.email, me.name, me.phoneNumber.replaceAll(' ', '')]
  const cookies = (await page.context().cookies()).map(
    ({ name, value }) => `cookie ${name} ${value}`,
  )
  // Cookies without personal data stay; the server tells whether one of them still signs the user in.
  const opens = (await page.request.get('/orderApi/orders')).ok() ? ['cookie that signs in'] : []
  return [...kept, ...cookies, ...opens].filter(
    (entry) =>
      /^(cache|database|cookie that) /.test(entry) || says.some((word) => entry.includes(word)),
  )
}

async function upcomingOrderIds(page: Page): Promise<string[]> {
  const answer = await page.request.get('/orderApi/orders?pageSize=50')
  const { items } = (await answer.json()).data
  return items.map(({ bookingId }: { bookingId: string }) => bookingId)
}

async function cancel(page: Page, orderId: string): Promise<void> {
  const answer = await page.request.put(`/orderApi/orders/${orderId}/cancel`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { orderId },
  })
  expect(answer.status()).toBe(200)
}
