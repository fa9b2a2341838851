import { decodeJwt } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  exchange,
  startSignIn,
  statusOf,
} from '#api/account/testing/sign-in-server.ts'
import type { Tables } from '#api/schema.gen.ts'
import { anAccount } from '#demo/builders.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#demo/sign-ins.ts'
import type { Database } from '#platform/postgres/database.ts'

const server = await aSignInServer({ demo: 'visitors', isRateLimited: true })
for (const person of DEMO_SIGN_INS) await anAccount(server.database as Database<Tables>, person)

/** Presses the one button there is, and comes back into the product signed in. */
async function lookAround(browser: Browser) {
  const { nonce } = await statusOf(browser)
  const { page, verifier } = await startSignIn(browser, { nonce })
  const back = await browser.submit(page, {})
  const tokens = (await exchange(browser, codeOf(back), verifier)).json<Record<string, string>>()
  await browser.call('POST', '/api/auth/set-cookies', {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    userInfo: {},
  })
  return (await statusOf(browser)).userInfo
}

test('each visitor of a public demo signs in with one click as a new customer', async () => {
  const [one, other] = [await lookAround(server.browser()), await lookAround(server.browser())]
  for (const person of [one, other]) {
    expect(person).toMatchObject({ role: 'customer', name: 'Demo Visitor' })
    expect(person.email).toBe(`${person.userName}@bloesem.invalid`)
  }
  expect(one.userName).not.toBe(other.userName)
})

test('on a public demo the published password opens no account, and sign-up is off', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  for (const said of [DEMO_PASSWORD, 'name="password"', 'name="username"', 'beheer', '/sign-up']) {
    expect(page.body).not.toContain(said)
  }
  for (const { userName, subject } of DEMO_SIGN_INS) {
    const own = server.browser()
    const { page: door, verifier } = await startSignIn(own)
    const back = await own.submit(door, { username: userName, password: DEMO_PASSWORD })
    const tokens = (await exchange(own, codeOf(back), verifier)).json<{ id_token: string }>()
    expect(decodeJwt(tokens.id_token)).toMatchObject({ name: 'Demo Visitor' })
    expect(decodeJwt(tokens.id_token).sub).not.toBe(subject)
  }
  for (const step of ['sign-in', 'sign-up', 'verify', 'resend', 'forgot', 'reset']) {
    const answer = await browser.post(page.url.replace(/(\/sign-in)?$/, `/${step}`), {
      username: 'beheer',
      password: DEMO_PASSWORD,
    })
    expect(answer.status, step).toBe(404)
  }
  const signUp = await browser.call('PUT', '/prod/signup', {
    username: 'beheer',
    password: 'drie witte pioenen',
    email: 'beheer@voorbeeld.nl',
    name: 'Beheer',
  })
  expect(signUp.status).toBe(404)
})

test('on a public demo one address can create sixty accounts an hour, and is told when to retry', async () => {
  const enter = async (address: string) => {
    const browser = server.browser(address)
    const { page } = await startSignIn(browser)
    return browser.submit(page, {})
  }
  for (let made = 0; made < 60; made++) codeOf(await enter('192.0.2.60'))
  const refused = await enter('192.0.2.60')
  expect(refused.status).toBe(429)
  expect(refused.body).toContain('That was a lot of attempts')
  expect(Number(refused.header('retry-after'))).toBeGreaterThan(0)
  codeOf(await enter('192.0.2.61'))
})

test.each([
  ['en', 'This is a demonstration.'],
  ['nl', 'Dit is een demonstratie.'],
])(
  'every sign-in page of a public demo says that it is a demo (%s)',
  async (language, sentence) => {
    const browser = server.browser()
    browser.setCookie('language', language)
    const { page } = await startSignIn(browser, { extra: { ui_locales: language } })
    const pages = [
      page,
      await browser.get('/identity/interaction/gone'),
      await browser.get('/identity/auth?client_id=nobody'),
      await browser.get('/identity/session/end/success'),
    ]
    for (const { body } of pages) {
      expect(body).toContain(`<aside class="demo-notice"`)
      expect(body).toContain(sentence)
    }
  },
)

test('a sign-in outside a public demo does not mention one', async () => {
  for (const demo of [undefined, null]) {
    const other = await aSignInServer({
      cleanUp: onTestFinished,
      ...(demo === null && { demo }),
    })
    expect((await startSignIn(other.browser())).page.body).not.toContain('demo-notice')
  }
})
