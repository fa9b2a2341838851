import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Cookie, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { mailedCode } from './mailbox.ts'
import { visit } from './visit.ts'

export interface Customer {
  userName: string
  password: string
  name: string
  email: string
  phoneNumber: string
}

/** Signs in on the sign-in screen as one of the demo market's people, or as somebody of one's own. */
export async function signInAs(page: Page, who: string | Customer): Promise<void> {
  await visit(page, '/login')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign in|Inloggen)$/ })
    .click()
  await passHostedSignIn(page, who)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons/)
}

/** Is signed in as somebody without showing how: each worker signs in once and keeps the session. */
export async function arriveAs(page: Page, who: string | Customer): Promise<void> {
  const name = typeof who === 'string' ? who : who.userName
  const cookies = sessions.get(name)
  if (cookies) return page.context().addCookies(cookies)
  await signInAs(page, who)
  const kept = await page.context().cookies()
  sessions.set(
    name,
    kept.filter((cookie) => cookie.name !== 'language'),
  )
}

const sessions = new Map<string, Cookie[]>()

/** Fills in the hosted sign-in, which is open. */
export async function passHostedSignIn(page: Page, who: string | Customer): Promise<void> {
  const { userName, password } =
    typeof who === 'string' ? { userName: who, password: DEMO_PASSWORD } : who
  await expect(page).toHaveURL(/\/identity\/interaction\//)
  await page.locator('input[name=username]').fill(userName)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
}

/** As after weeks: neither we nor the hosted sign-in know who it is. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /_token$/ })
  await page.context().clearCookies({ path: /^\/identity/ })
}

/** Somebody with a confirmed account that no other test knows, made without a browser. */
export async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const customer = somebody()
  const { userName: username, ...rest } = customer
  const signedUp = await request.put('/prod/signup', { data: { username, ...rest } })
  expect(signedUp.status()).toBe(201)
  const confirmationCode = await mailedCode(request, customer.email)
  const verified = await request.post(`/prod/verify/${username}`, { data: { confirmationCode } })
  expect(verified.status()).toBe(200)
  return customer
}

/** A person nobody else is. */
export function somebody(): Customer {
  const userName = `anouk-${randomUUID().slice(0, 8)}`
  return {
    userName,
    password: 'drie witte pioenen',
    name: 'Anouk de Wit',
    email: `${userName}@voorbeeld.nl`,
    phoneNumber: '06 12345678',
  }
}
