import { expect, onTestFinished, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import { aSignInServer, DEMO, tokensFor } from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { MINUTE_MS } from '#platform/time-units.ts'
import { codeAt } from './second-factor/authenticator.ts'
import { setUpCodeStore } from './second-factor/set-up-code-store.ts'
import { aPasskey, passkeyOptionsOn } from './testing/a-passkey.ts'
import { openSetUp, recoveryCodesOn, secretOn } from './testing/second-factor.ts'
import { CODE_LIFE_MS, MAX_ATTEMPTS } from './users/codes.ts'
import { CODES } from './users/limits.ts'

const SECURITY = '/identity/security'
const SANNE = { username: 'sanne', password: DEMO.password }
const EMAIL = 'sanne@voorbeeld.nl'

/** A server, and a browser in which Sanne has just signed in. */
async function aServer(publicUrl = 'http://localhost:3000') {
  const clock = settableClock(Date.now())
  const server = await aSignInServer({
    publicUrl,
    isRateLimited: true,
    clock,
    cleanUp: onTestFinished,
  })
  const browser = server.browser()
  await tokensFor(browser, SANNE)
  const ask = async (from: Browser = browser) => from.submit(await from.get(`${SECURITY}/app`), {})
  return { server, clock, browser, ask }
}

function wrongFor(code: string): string {
  return code === '00000000' ? '00000001' : '00000000'
}

function xsrfOf(page: string): string {
  return /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

test('[WORK-194] a first app is shown only after a code that was mailed to the address of the account', async () => {
  const { server, browser, ask } = await aServer()
  const offered = await browser.get(`${SECURITY}/app?lang=nl`)
  const dutch = await browser.get(`${offered.url}?lang=nl`)
  expect(offered.url).toBe(`${SECURITY}/app/code`)
  expect(dutch.body).toContain('Eerst een code per mail')
  expect(secretOn(dutch)).toBe('')
  await server.deliver()
  expect(server.mails).toEqual([])
  const english = await browser.submit(dutch, { language: 'en' })
  expect(english.body).toContain('First a code by mail')
  await server.deliver()
  expect(server.mails).toEqual([])

  const form = await ask()
  expect(form.url).toBe(`${SECURITY}/app/code`)
  expect(form.body).toContain(EMAIL)
  for (const { body } of [english, form]) expect(body).not.toContain('<script')
  const code = await server.codeFor(EMAIL)
  expect(server.mails.at(-1)?.subject).toBe(`${code} is your code for two-step sign-in`)
  expect(server.mails.at(-1)?.text).toContain('somebody is signed in to your account')
  expect((await browser.submit(form, { code: ' ' })).body).toContain('Fill in the digits')
  expect((await browser.submit(form, { code: wrongFor(code) })).status).toBe(422)
  const page = await browser.submit(form, { code: `${code.slice(0, 4)} ${code.slice(4)}` })
  expect(page.url).toBe(`${SECURITY}/app`)
  expect(secretOn(page)).not.toBe('')
  expect(server.lines.join()).not.toMatch(/sanne@|Visser/)
})

test('[WORK-194] nothing is set up past the code, neither an app nor a passkey', async () => {
  const { server, browser } = await aServer()
  const other = server.browser()
  await tokensFor(other, SANNE)
  const page = await openSetUp(server, other)
  const code = codeAt(secretOn(page), Date.now())
  const [, setUp = ''] = /name="setUp" value="([^"]+)"/.exec(page.body) ?? []
  const xsrf = xsrfOf((await browser.get(`${SECURITY}/app`)).body)
  for (const kind of ['app', 'passkey']) {
    const forced = await browser.post(`${SECURITY}/${kind}`, {
      xsrf,
      setUp,
      code,
      credential: '{}',
    })
    expect(forced.url).toBe(`${SECURITY}/${kind}/code`)
  }
  const { rows } = await server.database.pool.query('select from identity.authenticators')
  expect(rows).toEqual([])
})

test('[WORK-194] the code is asked once in a sign-in, and not of who has a second factor', async () => {
  const { server, browser } = await aServer()
  const page = await openSetUp(server, browser, 'passkey')
  expect((await browser.get(`${SECURITY}/app`)).url).toBe(`${SECURITY}/app`)
  expect((await browser.get(`${SECURITY}/app/code`)).url).toBe(`${SECURITY}/app`)
  const credential = aPasskey().made(passkeyOptionsOn(page))
  expect(recoveryCodesOn(await browser.submit(page, { credential }))).toHaveLength(10)
  await server.database.pool.query('delete from identity.set_up_codes')
  expect((await browser.get(`${SECURITY}/app`)).url).toBe(`${SECURITY}/app`)
})

test('[WORK-194] a code is worth nothing in another sign-in', async () => {
  const { server, browser, ask } = await aServer()
  const thief = server.browser('203.0.113.9')
  await tokensFor(thief, SANNE)
  await ask()
  const code = await server.codeFor(EMAIL)
  const stolen = await thief.submit(await ask(thief), { code })
  expect(stolen.status).toBe(422)
  await tokensFor(browser, SANNE, { prompt: 'login' })
  expect((await browser.get(`${SECURITY}/app`)).body).toContain('First a code by mail')
})

test('[WORK-195] a code has five attempts and a quarter of an hour; a new one replaces it', async () => {
  const { server, browser, clock, ask } = await aServer()
  const form = await ask()
  const first = await server.codeFor(EMAIL)
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++)
    expect((await browser.submit(form, { code: wrongFor(first) })).status).toBe(422)
  expect((await browser.submit(form, { code: first })).status).toBe(422)
  const again = await browser.submit(form, {}, 1)
  expect(again.body).toContain('on its way once more')
  const second = await server.codeFor(EMAIL)
  expect(second).not.toBe(first)
  expect((await browser.submit(again, { code: first })).status).toBe(422)

  // The sign-in is as old as the code by then, so its store is asked.
  const { rows } = await server.database.pool.query<{ expiresAt: number }>(
    'select expires_at as "expiresAt" from identity.set_up_codes',
  )
  expect(rows[0]?.expiresAt).toBeLessThan(clock.now() + CODE_LIFE_MS + 1000)
  await server.database.pool.query(
    `update identity.set_up_codes set expires_at = to_timestamp($1::float8)`,
    [clock.now() / 1000],
  )
  expect((await browser.submit(again, { code: second })).status).toBe(422)
  expect((await browser.get(`${SECURITY}/app/code`)).body).toContain('First a code by mail')
})

test('[WORK-195] one of several uses of a code at once opens the page, and a swept one none', async () => {
  const { server, browser, clock, ask } = await aServer()
  const form = await ask()
  const code = await server.codeFor(EMAIL)
  const { hidden, action } = { hidden: { xsrf: xsrfOf(form.body) }, action: `${SECURITY}/app/code` }
  await Promise.all([0, 1, 2].map(() => browser.post(action, { ...hidden, code })))
  const { rows } = await server.database.pool.query(
    'select code_hash from identity.set_up_codes where confirmed_at is not null',
  )
  expect(rows).toEqual([{ code_hash: null }])
  const key = await server.database.pool.query('select id, subject from identity.set_up_codes')
  const store = setUpCodeStore(server.database)
  expect(await store.isConfirmed(key.rows[0], clock.now())).toBe(true)
  expect(await store.isConfirmed({ ...key.rows[0], subject: 'other' }, clock.now())).toBe(false)
  await store.deleteExpired(clock.now() + CODE_LIFE_MS + MINUTE_MS)
  expect(await store.isConfirmed(key.rows[0], clock.now())).toBe(false)
})

test('[WORK-195] codes are mailed eight times an hour from one address at most', async () => {
  const { server, browser, ask } = await aServer()
  let form = await ask()
  for (let sent = 1; sent < CODES.points; sent++) form = await browser.submit(form, {}, 1)
  const refused = await browser.submit(form, {}, 1)
  expect(refused.status).toBe(429)
  expect(Number(refused.header('retry-after'))).toBeGreaterThan(0)
  expect(refused.body).toContain('That was a lot of attempts')
  await server.deliver()
  expect(server.mails.length).toBeLessThan(CODES.points)
})
