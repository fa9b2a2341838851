import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { type Customer, createCustomer, ensureSignedIn } from './sign-in.ts'

const { desk, deskPeople: people, deskOrders: orders, deskSalons: salons } = enPages
const GONE = en.refusals['not-found']
const ID = '00000000-0000-4000-8000-000000000000'

const NOTHING = [
  ['/desk/nothing', desk.unknown.title, desk.unknown.back],
  ['/desk/people/nobody-here', GONE, people.title],
  ['/desk/people/a%2Fb', GONE, people.title],
  [`/desk/orders/${ID}`, orders.one.gone, desk.places.orders],
  ['/desk/orders/abc', GONE, desk.places.orders],
  [`/desk/reports/${ID}`, GONE, enPages.deskReports.title],
  ['/desk/reports/abc', GONE, enPages.deskReports.title],
  [`/desk/messages/${ID}`, GONE, enPages.deskMessages.title],
  ['/desk/messages/abc', GONE, enPages.deskMessages.title],
  [`/desk/registrations/${ID}`, GONE, enPages.deskRegistrations.title],
  ['/desk/registrations/abc', GONE, enPages.deskRegistrations.title],
  [`/desk/salons/${ID}`, GONE, salons.title],
  ['/desk/salons/abc', GONE, salons.title],
  [`/desk/salons/${ID}/view/${ID}`, salons.view.ended, salons.view.backToSalon],
  ['/desk/salons/abc/view/abc', GONE, salons.view.backToSalon],
  ['/desk-start/nothing', enPages.deskStart.ended, enPages.deskStart.home],
] as const

test('[DESK-294] an address of nothing says at the desk that it is none, with a way back', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/40[04] \((Bad Request|Not Found)\)|did not load/)
  await ensureSignedIn(page, 'beheer')
  for (const [address, words, back] of NOTHING)
    await test.step(address, async () => {
      await openPage(page, address)
      const main = page.getByRole('main')
      await expect(main.getByText(words)).toBeVisible()
      await expect(main.getByRole('link', { name: back, exact: true })).toBeVisible()
      await expect(main.locator('.animate-shimmer')).toHaveCount(0)
    })
})

test('[DESK-294] a part or filter that does not exist is named as such, above what is shown without it', async ({
  page,
}) => {
  await ensureSignedIn(page, 'beheer')
  for (const address of [
    '/desk/reports?state=nothing',
    '/desk/registrations?list=nothing',
    '/desk/messages?status=nothing',
    '/desk/messages?kind=nothing',
    '/desk/log?act=nothing',
    '/desk/log?from=2026-13-45',
    '/desk/numbers?period=nothing',
    '/desk/system?part=nothing',
  ])
    await test.step(address, async () => {
      await openPage(page, address)
      await expect(page.getByText(desk.unknown.choice)).toBeVisible()
      await openPage(page, address.slice(0, address.indexOf('?')))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(desk.unknown.choice)).toHaveCount(0)
    })
  await openPage(page, '/desk/system?part=nothing')
  await expectAccessible(page, 'desk-unknown-choice')
})

test('[DESK-295] the page of somebody who was just erased shows nothing of them any more', async ({
  page,
  browser,
  request,
  expectErrors,
}) => {
  const customer = await createAccount(request, browser)
  await ensureSignedIn(page, 'beheer')
  await openPerson(page, customer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name)
  // Going back twice leads to this first visit of the page.
  await page.getByRole('link', { name: people.title }).first().click()
  await find(page, customer.email)
  await page.getByRole('link', { name: customer.userName }).click()
  await page.getByRole('button', { name: people.acts.erase }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(people.dialog.reason).fill('Asked for it by mail.')
  await dialog.getByLabel(customer.email).fill(customer.email)
  expectErrors(/404 \(Not Found\)|did not load/)
  await dialog.getByRole('button', { name: people.erase.submit }).click()
  await expect(page).toHaveURL('/desk/people')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`/desk/people/${customer.userName}`)
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
})

test('[DESK-295] the page of somebody whom a colleague erased meanwhile shows nothing of them when it is opened again', async ({
  page,
  browser,
  request,
  expectErrors,
}) => {
  const customer = await createAccount(request, browser)
  await ensureSignedIn(page, 'beheer')
  await openPerson(page, customer)
  await expect(page.getByText(customer.email)).toBeVisible()
  await page.getByRole('link', { name: people.title }).first().click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  const erased = await page.request.post(`/deskApi/people/${customer.userName}/erase`, {
    headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(page)) },
    data: { email: customer.email, reason: 'Asked for it by mail.' },
  })
  expect(erased.status()).toBe(200)
  expectErrors(/404 \(Not Found\)|did not load/)
  await page.goBack()
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
})

/** A customer with an account, which exists from the first sign-in on. */
async function createAccount(request: APIRequestContext, browser: Browser): Promise<Customer> {
  const customer = await createCustomer(request)
  const page = await browser.newPage()
  await ensureSignedIn(page, customer)
  await page.close()
  return customer
}

async function openPerson(page: Page, { email, userName }: Customer): Promise<void> {
  await openPage(page, '/desk/people')
  await find(page, email)
  await page.getByRole('link', { name: userName }).click()
}

async function find(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(people.search)
  await field.fill(text)
}
