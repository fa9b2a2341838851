import { decodeJwt } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { Browser, BrowserResponse } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  DEMO,
  exchange,
  startSignIn,
  type Tokens,
  tokensFor,
} from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { MINUTE_MS } from '#platform/time-units.ts'
import { codeAt } from './second-factor/authenticator.ts'
import { secondFactorStore } from './second-factor/store.ts'
import { setUpAuthenticator } from './testing/second-factor.ts'
import { RECOVERY_ATTEMPTS, SECOND_FACTOR_ATTEMPTS } from './users/limits.ts'

const STEP_MS = 30_000
const SANNE = { username: 'sanne', password: DEMO.password }
const DAAN = { username: 'daan', password: DEMO.password }

type Server = Awaited<ReturnType<typeof aSignInServer>>

/** A server on which Sanne has an authenticator; `nextCode` is one that was not used. */
async function aServer() {
  const clock = settableClock(Date.now())
  const server = await aSignInServer({ isRateLimited: true, clock, cleanUp: onTestFinished })
  const owner = server.browser('198.51.100.20')
  await tokensFor(owner, SANNE)
  const { secret, recoveryCodes } = await setUpAuthenticator(server, owner, clock.now())
  const nextCode = () => {
    clock.set(clock.now() + STEP_MS)
    return codeAt(secret, clock.now())
  }
  return { server, clock, owner, secret, recoveryCodes, nextCode }
}

/** Shows the password, and returns the page that asks for the second factor. */
async function askForSecondFactor(browser: Browser, person = SANNE) {
  const { page, verifier } = await startSignIn(browser, { prompt: 'login' })
  return { asked: await browser.submit(page, person), verifier }
}

function recoveryPage(browser: Browser, asked: BrowserResponse): Promise<BrowserResponse> {
  return browser.get(asked.url.replace('/factor', '/recovery'))
}

test('[WORK-117] after the password the code of the app is asked for, and the tokens tell how the person signed in', async () => {
  const { server, secret, nextCode } = await aServer()
  const browser = server.browser()
  const { asked, verifier } = await askForSecondFactor(browser)
  expect(asked).toMatchObject({ status: 200, location: undefined })
  expect(asked.body).toContain('Six-digit code of your app')
  expect(asked.body).not.toContain('<script')
  expect((await browser.get('/identity/security')).location).toBe('/security')
  const empty = await browser.submit(asked, { code: ' ' })
  expect(empty.status).toBe(422)
  const dutch = await browser.submit(empty, { code: '123', language: 'nl' })
  expect(dutch.body).toContain('Vul je code in')
  const back = await browser.submit(dutch, { code: nextCode() })
  const tokens = (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
  for (const token of [tokens.access_token, tokens.id_token])
    expect(decodeJwt(token).amr).toEqual(['pwd', 'otp', 'mfa'])
  expect(JSON.stringify(decodeJwt(tokens.id_token))).not.toContain(secret)

  const daan = await tokensFor(server.browser(), DAAN)
  for (const token of [daan.access_token, daan.id_token])
    expect(decodeJwt(token).amr).toEqual(['pwd'])
})

test('[WORK-115] a code works once: neither the one of setting up nor one that is sent twice at once', async () => {
  const { server, clock, secret, nextCode } = await aServer()
  const first = server.browser()
  const { asked } = await askForSecondFactor(first)
  const used = await first.submit(asked, { code: codeAt(secret, clock.now()) })
  expect(used.status).toBe(422)
  expect(used.body).toContain('was used already')
  const code = nextCode()
  const browsers = Array.from({ length: 4 }, (_, at) => server.browser(`203.0.113.${at}`))
  const pages: BrowserResponse[] = []
  for (const browser of browsers) pages.push((await askForSecondFactor(browser)).asked)
  const answers = await Promise.all(
    browsers.map((browser, at) => browser.submit(pages[at] as BrowserResponse, { code })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
})

test('[WORK-116] a recovery code signs in once, and its person is told', async () => {
  const { server, recoveryCodes } = await aServer()
  const [code = '', other = ''] = recoveryCodes
  const browser = server.browser()
  const { asked, verifier } = await askForSecondFactor(browser)
  const page = await recoveryPage(browser, asked)
  expect((await browser.submit(page, { code: 'aaaaa-aaaaa' })).status).toBe(422)
  const back = await browser.submit(page, { code: ` ${code.toUpperCase().replace('-', ' ')}` })
  const tokens = (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
  expect(decodeJwt(tokens.id_token).amr).toEqual(['pwd', 'otp', 'mfa'])
  await server.deliver()
  expect(server.mails.at(-1)).toMatchObject({
    to: 'sanne@voorbeeld.nl',
    subject: 'A recovery code was used',
  })

  const next = server.browser()
  const again = await recoveryPage(next, (await askForSecondFactor(next)).asked)
  expect((await next.submit(again, { code })).body).toContain('was used already')
  const answers = await Promise.all([0, 1].map(() => next.submit(again, { code: other })))
  expect(answers.filter(({ location }) => location?.includes('code='))).toHaveLength(1)
})

test('[WORK-118] wrong codes lock the account for unknown devices, and neither known ones nor recovery codes', async () => {
  const { server, owner, recoveryCodes, nextCode } = await aServer()
  const [attempts, daily] = SECOND_FACTOR_ATTEMPTS
  await wrongCodes(server, attempts.points)
  const locked = server.browser('203.0.113.40')
  const { asked } = await askForSecondFactor(locked)
  const answer = await locked.submit(asked, { code: nextCode() })
  expect(answer.status).toBe(429)
  expect(Number(answer.header('retry-after'))).toBeGreaterThan(0)
  expect(answer.body).toContain('That was a lot of attempts')

  const known = await askForSecondFactor(owner)
  expect(codeOf(await owner.submit(known.asked, { code: nextCode() }))).toBeTruthy()
  const [code = ''] = recoveryCodes
  const recovered = await locked.submit(await recoveryPage(locked, asked), { code })
  expect(codeOf(recovered)).toBeTruthy()

  // A day has fewer than its quarters of an hour would allow.
  const key = 'unknown subject-of-sanne'
  for (let tries = attempts.points; tries < daily.points; tries++) {
    await server.limiter.reset(attempts, key)
    await wrongCodes(server, 1)
  }
  await server.limiter.reset(attempts, key)
  const late = server.browser('203.0.113.41')
  const refused = await late.submit((await askForSecondFactor(late)).asked, { code: nextCode() })
  expect(refused.status).toBe(429)
})

test('[WORK-118] the correct password gives no attempts at codes back, a correct code does', async () => {
  const { server, nextCode } = await aServer()
  const { points } = SECOND_FACTOR_ATTEMPTS[0]
  for (let round = 0; round < 3; round++) {
    await wrongCodes(server, points - 1)
    const browser = server.browser(`203.0.113.${50 + round}`)
    const { asked } = await askForSecondFactor(browser)
    expect(codeOf(await browser.submit(asked, { code: nextCode() }))).toBeTruthy()
  }
})

test('[WORK-118] wrong recovery codes are counted apart', async () => {
  const { server, nextCode } = await aServer()
  const browser = server.browser('203.0.113.60')
  const { asked } = await askForSecondFactor(browser)
  const page = await recoveryPage(browser, asked)
  for (let tries = 0; tries < RECOVERY_ATTEMPTS.points; tries++)
    expect((await browser.submit(page, { code: 'aaaaa-aaaaa' })).status).toBe(422)
  expect((await browser.submit(page, { code: 'aaaaa-aaaaa' })).status).toBe(429)
  expect(codeOf(await browser.submit(asked, { code: nextCode() }))).toBeTruthy()
})

test('[WORK-117] a new password by mail does not take the place of the second factor, and ends what was half done', async () => {
  const { server, nextCode } = await aServer()
  const thief = server.browser('203.0.113.70')
  const half = await askForSecondFactor(thief)
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const [link = ''] = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body) ?? []
  const form = await browser.submit(await browser.get(link), { username: 'sanne' })
  const code = await server.codeFor('sanne@voorbeeld.nl')
  const asked = await browser.submit(form, { code, password: 'acht gele narcissen' })
  expect(asked.url).toMatch(/\/factor$/)
  const late = await thief.submit(half.asked, { code: nextCode() })
  expect(late.body).toContain('name="password"')
  expect(codeOf(await browser.submit(asked, { code: nextCode() }))).toBeTruthy()
})

test('[WORK-117] the page of the second factor opens for nobody who has not shown the first', async () => {
  const { server, nextCode, recoveryCodes } = await aServer()
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  for (const step of ['factor', 'recovery'])
    expect((await browser.get(`${page.url}/${step}`)).url).toMatch(/\/sign-in$/)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const forced = [
    await browser.post(`${page.url}/factor`, { xsrf, code: nextCode() }),
    await browser.post(`${page.url}/recovery`, { xsrf, code: recoveryCodes[0] ?? '' }),
  ]
  for (const answer of forced) expect(answer.url).toMatch(/\/sign-in$/)
  const { asked } = await askForSecondFactor(browser)
  const elsewhere = await server.browser().submit(asked, { code: nextCode() })
  expect(elsewhere.status).toBe(400)
})

test('[WORK-117] a device is known only after the second factor', async () => {
  const { server, nextCode } = await aServer()
  const browser = server.browser()
  const { asked } = await askForSecondFactor(browser)
  expect(browser.cookie('identity_device')).toBeUndefined()
  await browser.submit(asked, { code: nextCode() })
  expect(browser.cookie('identity_device')).toBeTruthy()
})

test('[WORK-117] the one click of a local demo asks for no second factor', async () => {
  const { server } = await aServer()
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  expect(codeOf(await browser.submit(page, { username: 'sanne' }, 1))).toBeTruthy()
})

test('[WORK-121, WORK-122] what the operator removes is gone, told by mail, and logged by id alone', async () => {
  const { server } = await aServer()
  const factors = secondFactorStore(server.database)
  const removeAll = (subject: string) => factors.removeAll(subject, 'nl', server.database.query)
  expect(await removeAll('subject-of-sanne')).toBe(true)
  expect(await removeAll('subject-of-sanne')).toBe(false)
  expect(await removeAll('subject-of-daan')).toBe(false)
  expect(await factors.find('subject-of-sanne')).toEqual({
    authenticator: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
  expect(codeOf((await askForSecondFactor(server.browser())).asked)).toBeTruthy()
  await server.deliver()
  expect(server.mails.at(-1)?.subject).toBe('Je inloggen in twee stappen is uitgezet')
  const [line = ''] = server.lines.filter((each) => each.includes('removed a second factor'))
  expect(line).toContain('subject-of-sanne')
  expect(line).not.toMatch(/Visser|voorbeeld/)
})

test('[WORK-117] who turns it off meanwhile begins the sign-in again', async () => {
  const { server, owner, clock } = await aServer()
  const browser = server.browser()
  const { asked } = await askForSecondFactor(browser)
  await owner.submit(await owner.get('/identity/security/app/remove'), {})
  clock.set(clock.now() + MINUTE_MS)
  const answer = await browser.submit(asked, { code: '123456' })
  expect(answer.url).toMatch(/\/sign-in$/)
  expect(codeOf(await browser.submit(answer, SANNE))).toBeTruthy()
})

/** Wrong codes from unknown devices, each of another address. */
async function wrongCodes(server: Server, count: number): Promise<void> {
  for (let tries = 0; tries < count; tries++) {
    const browser = server.browser(`10.${tries}.${count}.9`)
    const { asked } = await askForSecondFactor(browser)
    expect((await browser.submit(asked, { code: 'abcdef' })).status).toBe(422)
  }
}
