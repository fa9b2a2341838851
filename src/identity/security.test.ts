import { expect, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import { aSignInServer, DEMO, startSignIn, tokensFor } from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { MINUTE_MS } from '#platform/time-units.ts'
import { codeAt } from './second-factor/authenticator.ts'
import { recoveryCodeHash } from './second-factor/recovery-codes.ts'
import { FRESH_SIGN_IN_MS } from './security/context.ts'
import {
  openSetUp,
  recoveryCodesOn,
  secretOn,
  setUpAuthenticator,
} from './testing/second-factor.ts'
import { personStore } from './users/person-store.ts'

const SECURITY = '/identity/security'
const clock = settableClock(Date.now())
const server = await aSignInServer({ clock })
const SANNE = { username: 'sanne', password: DEMO.password, subject: 'subject-of-sanne' }
const DAAN = { username: 'daan', password: DEMO.password, subject: 'subject-of-daan' }

const browsers = new Map<string, Browser>()

/** The browser in which a person signed in when these tests began. */
async function signedInBrowser({ username, password }: typeof SANNE): Promise<Browser> {
  clock.set(Date.now())
  const browser = browsers.get(username) ?? server.browser()
  if (!browsers.has(username)) await tokensFor(browser, { username, password })
  browsers.set(username, browser)
  return browser
}

async function stored(subject: string) {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from identity.authenticators where subject = $1) as apps,
       (select count(*)::int from identity.recovery_codes where subject = $1) as codes`,
    [subject],
  )
  return rows[0]
}

async function mailsTo(email: string): Promise<string[]> {
  await server.deliver()
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('[WORK-115] an app is turned on by its first code, and ten recovery codes are shown once', async () => {
  const browser = await signedInBrowser(SANNE)
  const overview = await browser.get(SECURITY)
  expect(overview.body).toContain('your password alone lets somebody in')
  expect(overview.body).toContain('Sanne Visser (sanne)')
  const page = await openSetUp(server, browser)
  const secret = secretOn(page)
  expect(page.body).toContain('<svg')
  const wrong = await browser.submit(page, { code: codeAt(secret, clock.now() - 10 * MINUTE_MS) })
  expect(wrong.status).toBe(422)
  expect(secretOn(wrong)).toBe(secret)
  expect(await stored(SANNE.subject)).toEqual({ apps: 0, codes: 0 })

  const code = codeAt(secret, clock.now())
  const shown = await browser.submit(wrong, { code })
  const codes = recoveryCodesOn(shown)
  expect(new Set(codes).size).toBe(10)
  expect(await stored(SANNE.subject)).toEqual({ apps: 1, codes: 10 })
  const again = await browser.submit(page, { code })
  expect(again.url).toBe(SECURITY)
  expect(recoveryCodesOn(again)).toEqual([])
  expect(again.body).toContain('You have 10 left.')
  expect((await browser.get(`${SECURITY}/app`)).url).toBe(SECURITY)
  expect((await mailsTo('sanne@voorbeeld.nl')).at(-1)).toBe('Two-step sign-in is on')
})

test('[WORK-115, WORK-116] the database has neither the secret nor a recovery code', async () => {
  const browser = await signedInBrowser(DAAN)
  const { secret, recoveryCodes } = await setUpAuthenticator(server, browser, clock.now())
  const { rows } = await server.database.pool.query(
    'select to_jsonb(a)::text || (select jsonb_agg(r)::text from identity.recovery_codes r) as text from identity.authenticators a',
  )
  const text = rows.map((row) => row.text).join()
  for (const plain of [secret, ...recoveryCodes]) expect(text).not.toContain(plain)
  expect(text).toContain(
    recoveryCodeHash(DAAN.subject, ` ${recoveryCodes[0]?.toUpperCase()}`, server.secretKey),
  )
})

test('[WORK-116] new recovery codes replace all earlier ones', async () => {
  const browser = await signedInBrowser(DAAN)
  const shown = await browser.submit(await browser.get(SECURITY), {})
  expect(recoveryCodesOn(shown)).toHaveLength(10)
  expect(shown.body).toContain('The old ones no longer work')
  expect(await stored(DAAN.subject)).toEqual({ apps: 1, codes: 10 })
  expect((await mailsTo('daan@voorbeeld.nl')).at(-1)).toBe('You have new recovery codes')
})

test('[WORK-115] an app is turned off after one more question, and its recovery codes with it', async () => {
  const browser = await signedInBrowser(DAAN)
  const asked = await browser.get(`${SECURITY}/app/remove`)
  expect(await stored(DAAN.subject)).toMatchObject({ apps: 1 })
  const after = await browser.submit(asked, {})
  expect(after.url).toBe(SECURITY)
  expect(await stored(DAAN.subject)).toEqual({ apps: 0, codes: 0 })
  expect((await mailsTo('daan@voorbeeld.nl')).at(-1)).toBe('Your authenticator app was turned off')
  const offered = await browser.post(`${SECURITY}/codes`, { xsrf: xsrfOf(asked.body) })
  expect(recoveryCodesOn(offered)).toEqual([])
})

test('[WORK-115] a second factor is seen and changed a quarter of an hour after a sign-in at most, in that browser alone', async () => {
  const browser = await signedInBrowser(SANNE)
  const page = await browser.get(`${SECURITY}/app/remove`)
  clock.set(Date.now() + FRESH_SIGN_IN_MS + MINUTE_MS)
  for (const answer of [
    await browser.get(SECURITY),
    await browser.submit(page, {}),
    await server.browser().get(SECURITY),
    await server.browser().submit(page, {}),
  ])
    expect(answer).toMatchObject({ status: 303, location: '/security' })
  expect(await stored(SANNE.subject)).toMatchObject({ apps: 1 })
})

test('[WORK-115] who has a second factor changes it only after showing it, also with an earlier sign-in', async () => {
  const earlier = server.browser()
  await tokensFor(earlier, { username: 'daan', password: DEMO.password })
  const browser = await signedInBrowser(DAAN)
  const taken = await earlier.get(SECURITY)
  const { secret } = await setUpAuthenticator(server, browser, clock.now())
  for (const answer of [
    await earlier.get(SECURITY),
    await earlier.get(`${SECURITY}/app/remove`),
    await earlier.post(`${SECURITY}/app/remove`, { xsrf: xsrfOf(taken.body) }),
    await earlier.post(`${SECURITY}/codes`, { xsrf: xsrfOf(taken.body) }),
  ])
    expect(answer).toMatchObject({ status: 303, location: '/security' })
  expect(await stored(DAAN.subject)).toEqual({ apps: 1, codes: 10 })
  const { page } = await startSignIn(earlier, { prompt: 'login' })
  const asked = await earlier.submit(page, { username: 'daan', password: DEMO.password })
  await earlier.submit(asked, { code: codeAt(secret, clock.now() + 30_000) })
  expect((await earlier.get(SECURITY)).status).toBe(200)
  await browser.submit(await browser.get(`${SECURITY}/app/remove`), {})
  expect(await stored(DAAN.subject)).toEqual({ apps: 0, codes: 0 })
})

test('[WORK-115] a form is accepted only with the token of its own session', async () => {
  const browser = await signedInBrowser(SANNE)
  const foreign = await (await signedInBrowser(DAAN)).get(`${SECURITY}/app`)
  for (const xsrf of ['', xsrfOf(foreign.body)])
    expect((await browser.post(`${SECURITY}/app/remove`, { xsrf })).status).toBe(403)
  const interaction = await startSignIn(browser, { prompt: 'login' })
  const taken = xsrfOf(interaction.page.body)
  expect((await browser.post(`${SECURITY}/app/remove`, { xsrf: taken })).status).toBe(403)
  expect(await stored(SANNE.subject)).toMatchObject({ apps: 1 })
})

test('the pages of two-step sign-in are in both languages, without scripts', async () => {
  const browser = await signedInBrowser(DAAN)
  await openSetUp(server, browser)
  const page = await browser.get(`${SECURITY}/app?lang=nl`)
  expect(page.body).toContain('Stel je app in')
  const english = await browser.submit(page, { language: 'en', code: '12' })
  expect(english.body).toContain('Set up your app')
  expect(english.body).toContain('value="12"')
  expect(secretOn(english)).toBe(secretOn(page))
  for (const { body } of [page, english]) {
    expect(body).not.toContain('<script')
    expect(body).not.toContain('style="')
  }
})

test('[WORK-122] a second factor is in the export of personal data, and deleted with its person', async () => {
  const person = personStore(server.database)
  expect(await person.findRecord(SANNE.subject, server.database.query)).toMatchObject({
    secondFactor: { authenticatorAddedAt: expect.any(String), recoveryCodesLeft: 10 },
  })
  await server.database.transaction((trx) => person.deletePerson(SANNE.subject, trx))
  expect(await stored(SANNE.subject)).toEqual({ apps: 0, codes: 0 })
})

function xsrfOf(page: string): string {
  return /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
