import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Cookie, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { mailedCode } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { signInByApi } from './sign-in-by-api.ts'

export interface Customer {
  userName: string
  password: string
  name: string
  email: string
  phoneNumber: string
}

/** Signs in on the sign-in screen, as a demo account by its name or as another customer. */
export async function signInAs(page: Page, who: string | Customer): Promise<void> {
  await openPage(page, '/login')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign in|Inloggen)$/ })
    .click()
  await fillHostedSignIn(page, who)
  await expect(page).toHaveURL(/\/(search|salon\/[^/]+\/agenda)(\?|$)/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in without opening the sign-in pages. Each worker signs in once per account and reuses the cookies. */
export async function ensureSignedIn(page: Page, who: string | Customer): Promise<void> {
  const name = typeof who === 'string' ? who : who.userName
  const cookies = sessions.get(name)
  if (cookies) return page.context().addCookies(cookies)
  await signInByApi(page.request, accountOf(who))
  const kept = await page.context().cookies()
  sessions.set(
    name,
    kept.filter((cookie) => cookie.name !== 'language'),
  )
}

const sessions = new Map<string, Cookie[]>()

/** Fills in and submits the open hosted sign-in. */
export async function fillHostedSignIn(page: Page, who: string | Customer): Promise<void> {
  const { userName, password } = accountOf(who)
  await expect(page).toHaveURL(/\/identity\/interaction\//)
  await page.locator('input[name=username]').fill(userName)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
}

function accountOf(who: string | Customer): { userName: string; password: string } {
  return typeof who === 'string' ? { userName: who, password: DEMO_PASSWORD } : who
}

/** Deletes the session cookies of the site and of the hosted sign-in. */
export async function expireSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /_token$/ })
  await page.context().clearCookies({ path: /^\/identity/ })
}

/** Creates a confirmed account by the API, for this test alone. */
export async function createCustomer(request: APIRequestContext): Promise<Customer> {
  const customer = randomCustomer()
  const { userName: username, ...rest } = customer
  const signedUp = await request.put('/prod/signup', { data: { username, ...rest } })
  expect(signedUp.status()).toBe(201)
  const confirmationCode = await mailedCode(request, customer.email, 'account')
  const verified = await request.post(`/prod/verify/${username}`, { data: { confirmationCode } })
  expect(verified.status()).toBe(200)
  return customer
}

/** A customer with a random user name. */
export function randomCustomer(): Customer {
  const userName = `anouk-${randomUUID().slice(0, 8)}`
  return {
    userName,
    password: 'drie witte pioenen',
    name: 'Anouk de Wit',
    email: `${userName}@voorbeeld.nl`,
    phoneNumber: '06 12345678',
  }
}
