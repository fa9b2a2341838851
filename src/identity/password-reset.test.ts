import { decodeJwt } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { Browser, BrowserResponse } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  exchange,
  requestTokens,
  signedIn,
  startSignIn,
  type Tokens,
  tokensFor,
} from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs.ts'
import { MINUTE_MS } from '#platform/time-units.ts'
import type { WorkQueue } from '#platform/work-queue.ts'
import { MAX_ATTEMPTS } from './users/codes.ts'
import { CODE_CHECKS } from './users/limits.ts'

const NEW = 'acht gele narcissen'
const clock = settableClock(Date.now())
const server = await aSignInServer({ clock })
const nearby = await aSignInServer({ beside: server.database, clock })

/** Somebody of the test's own, whose password may change. */
async function aPerson(userName: string) {
  const email = `${userName}@voorbeeld.nl`
  const password = 'zeven rode papavers'
  const browser = server.browser()
  const body = { username: userName, password, email, name: 'Fenna de Boer' }
  await browser.call('PUT', '/prod/signup', body)
  const confirmationCode = await server.codeFor(email)
  await browser.call('POST', `/prod/verify/${userName}`, { confirmationCode })
  return { username: userName, password, email }
}

/** The page that asks for the mailed code, reached from the sign-in page's link. */
async function forget(browser: Browser, login: string) {
  const { page, ...begun } = await startSignIn(browser, { nonce: 'a-nonce' })
  const [link] = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body) ?? []
  const asked = await browser.submit(await browser.get(link ?? ''), { username: login })
  return { ...begun, asked }
}

function signIn(browser: Browser, username: string, password: string): Promise<BrowserResponse> {
  return startSignIn(browser).then(({ page }) => browser.submit(page, { username, password }))
}

test('every code has eight digits, whatever its purpose', async () => {
  const { email, username } = await aPerson('evi')
  const signUpCode = server.mails.findLast(({ to }) => to === email)?.subject
  const { asked } = await forget(server.browser(), username)
  await server.deliver()
  const resetCode = server.mails.findLast(({ to }) => to === email)?.subject
  expect([signUpCode, resetCode]).toEqual(Array(2).fill(expect.stringMatching(/^\d{8} /)))
  expect(asked.body).toContain('Eight-digit code')
})

test('a forgotten password is reset with the mailed code, and the sign-in continues where it started', async () => {
  const { username, password, email } = await aPerson('fenna')
  const browser = server.browser()
  const { asked, verifier, state } = await forget(browser, ` ${username.toUpperCase()} `)
  expect(asked.body).toContain('Choose a new password')
  expect(asked.body).not.toContain('<script')
  const back = await browser.submit(asked, { code: await server.codeFor(email), password: NEW })
  expect(new URL(back.location ?? '').searchParams.get('state')).toBe(state)
  const tokens = (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
  expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'a-nonce', email })

  expect((await signIn(server.browser(), username, password)).status).toBe(401)
  expect(codeOf(await signIn(server.browser(), email.toUpperCase(), NEW))).toBeTruthy()
})

test('a reset ends all sessions of that user in every process, and no others', async () => {
  const person = await aPerson('gijs')
  const [phone, laptop, elsewhere] = [server.browser(), server.browser(), nearby.browser()]
  const held = [await signedIn(phone, person), await tokensFor(laptop, person)]
  held.push(await tokensFor(elsewhere, person))
  const sannes = await tokensFor(server.browser())
  const underWay = await startSignIn(laptop, { prompt: 'login' })

  const browser = server.browser()
  const { asked } = await forget(browser, person.email)
  const back = await browser.submit(asked, {
    code: await server.codeFor(person.email),
    password: NEW,
  })
  expect(codeOf(back)).toBeTruthy()

  for (const { access_token, refresh_token } of held) {
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await phone.call('GET', '/whoami', undefined, headers)).json()).toMatchObject({
      refusal: 'invalid-token',
    })
    await expect
      .poll(async () => (await elsewhere.call('GET', '/whoami', undefined, headers)).json<object>())
      .toMatchObject({ refusal: 'invalid-token' })
    const refreshed = await requestTokens(phone, { grant_type: 'refresh_token', refresh_token })
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' })
  }
  for (const browserOfTheirs of [phone, laptop, elsewhere]) {
    expect((await startSignIn(browserOfTheirs)).page.body).toContain('name="password"')
  }
  expect(await phone.call('GET', '/whoami').then((answer) => answer.json())).toMatchObject({
    caller: { kind: 'visitor' },
  })
  const stillOld = await laptop.submit(underWay.page, person)
  expect(stillOld.status).toBe(401)
  const headers = { authorization: `Bearer ${sannes.access_token}` }
  expect((await phone.call('GET', '/whoami', undefined, headers)).json()).toMatchObject({
    caller: { userName: 'sanne' },
  })
})

test('a sign-in with the password of before the reset gets no tokens afterwards', async () => {
  const person = await aPerson('hilde')
  const thief = server.browser()
  const { page, verifier } = await startSignIn(thief)
  const code = codeOf(await thief.submit(page, person))
  const browser = server.browser()
  const { asked } = await forget(browser, person.username)
  await browser.submit(asked, { code: await server.codeFor(person.email), password: NEW })
  expect((await exchange(thief, code, verifier)).json()).toMatchObject({ error: 'invalid_grant' })
})

test('a signed-in user who is asked for the password again can reset it', async () => {
  const person = await aPerson('ilse')
  const browser = server.browser()
  await tokensFor(browser, person)
  const { page, verifier } = await startSignIn(browser, { prompt: 'login' })
  const forgot = page.body.match(/\/identity\/interaction\/[\w-]+\/forgot/)?.[0] ?? ''
  const asked = await browser.submit(await browser.get(forgot), { username: person.username })
  const back = await browser.submit(asked, {
    code: await server.codeFor(person.email),
    password: NEW,
  })
  expect((await exchange(browser, codeOf(back), verifier)).status).toBe(200)
})

test('a reset request has the same answer for known and unknown names, and mails only the owner', async () => {
  const { username, email } = await aPerson('jorinde')
  await server.deliver()
  const mailsBefore = server.mails.length
  const pages = []
  for (const login of [username, email, 'nobody-at-all', 'nobody@voorbeeld.nl']) {
    const browser = server.browser()
    const { asked } = await forget(browser, login)
    const wrong = await browser.submit(asked, { code: '00000000', password: NEW })
    pages.push(
      [asked, wrong].map(({ status, body }) => [
        status,
        body.replaceAll(login, '…').replace(/interaction\/[\w-]+|value="[0-9a-f]{64}"/g, '…'),
      ]),
    )
  }
  expect(new Set(pages.map((each) => JSON.stringify(each))).size).toBe(1)
  await server.deliver()
  expect(server.mails.slice(mailsBefore).map(({ to }) => to)).toEqual([email, email])
})

test('reset requests and wrong codes take equally long for known and unknown names', async () => {
  const { username } = await aPerson('kaat')
  const timed = async (login: string) => {
    const browser = server.browser()
    const { page } = await startSignIn(browser)
    const link = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body)?.[0] ?? ''
    const form = await browser.get(link)
    const startedAt = performance.now()
    const asked = await browser.submit(form, { username: login })
    await browser.submit(asked, { code: '00000000', password: NEW })
    return performance.now() - startedAt
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 12; round++) {
    times.known.push(await timed(username))
    times.unknown.push(await timed('nobody-at-all'))
  }
  // The fastest of each: a busy machine only adds.
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)]
  expect(known / unknown).toBeGreaterThan(0.5)
  expect(known / unknown).toBeLessThan(2)
})

test('a reset code can be used once, also in simultaneous requests', async () => {
  const { username, email } = await aPerson('liv')
  const browser = server.browser()
  const { asked } = await forget(browser, username)
  const code = await server.codeFor(email)
  const bring = (index: number) => browser.submit(asked, { code, password: `${NEW} ${index}` })
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => bring(index)))
  expect(answers.filter(({ location }) => location?.includes('code='))).toHaveLength(1)
})

test('a reset code expires after fifteen minutes', async () => {
  const { username, email } = await aPerson('merel')
  const browser = server.browser()
  const { asked } = await forget(browser, username)
  const code = await server.codeFor(email)
  clock.advance(16 * MINUTE_MS)
  const late = await browser.submit(asked, { code, password: NEW })
  expect(late.status).toBe(422)
  expect(late.body).toContain('This code is wrong or no longer valid')
})

test('a reset code allows five attempts, from its own browser only', async () => {
  const { username, email } = await aPerson('nine')
  const owner = server.browser()
  const { asked } = await forget(owner, username)
  const code = await server.codeFor(email)
  const guesser = server.browser()
  const { asked: guessed } = await forget(guesser, username)
  const guessersCode = await server.codeFor(email)
  for (let tries = 0; tries < 5; tries++) {
    const answer = await guesser.submit(guessed, { code: '00000000', password: NEW })
    expect(answer.status).toBe(422)
  }
  const stolen = await guesser.submit(guessed, { code: guessersCode, password: NEW })
  expect(stolen.status).toBe(422)
  expect(codeOf(await owner.submit(asked, { code, password: NEW }))).toBeTruthy()
})

test('asking again mails the valid code once more, and later a new one', async () => {
  const { username, email } = await aPerson('oona')
  const browser = server.browser()
  const { asked } = await forget(browser, username)
  const old = await server.codeFor(email)
  const resent = await browser.submit(asked, { again: 'yes' }, 1)
  expect(resent.body).toContain('The mail with your code is on its way once more')
  const mailsBefore = server.mails.length
  expect(await server.codeFor(email)).toBe(old)
  expect(server.mails.length).toBe(mailsBefore + 1)
  clock.advance(11 * MINUTE_MS)
  const later = await browser.submit(resent, { again: 'yes' }, 1)
  const code = await server.codeFor(email)
  expect(code).not.toBe(old)
  expect((await browser.submit(later, { code: old, password: NEW })).status).toBe(422)
  expect(codeOf(await browser.submit(later, { code, password: NEW }))).toBeTruthy()
})

test('asking with another name mails a code to that one', async () => {
  const [first, second] = [await aPerson('olga'), await aPerson('otto')]
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const link = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body)?.[0] ?? ''
  const form = await browser.get(link)
  await browser.submit(form, { username: first.username })
  const asked = await browser.submit(form, { username: second.email })
  const code = await server.codeFor(second.email)
  expect(code).not.toBe(await server.codeFor(first.email))
  expect(codeOf(await browser.submit(asked, { code, password: NEW }))).toBeTruthy()
  expect(codeOf(await signIn(server.browser(), second.username, NEW))).toBeTruthy()
})

test('a password that is too short costs no attempt and keeps the typed code', async () => {
  const { username, email } = await aPerson('pien')
  const browser = server.browser()
  const { asked } = await forget(browser, username)
  const code = await server.codeFor(email)
  const short = await browser.submit(asked, { code, password: 'kort' })
  expect(short.status).toBe(422)
  expect(short.body).toContain(`value="${code}"`)
  expect(short.body).toContain('Make it 10 to 200 characters long')
  const { rows } = await server.database.pool.query<{ attempts: number }>(
    `select attempts from identity.password_resets join identity.users using (subject)
      where user_name = 'pien'`,
  )
  expect(rows).toEqual([{ attempts: 0 }])
})

test('a weak password is refused, the user’s own name only after a right code, and costs no attempt', async () => {
  const { username, email } = await aPerson('quinten')
  const browser = server.browser()
  const { asked } = await forget(browser, username)
  const code = await server.codeFor(email)
  for (const password of [
    '1234567890',
    ' '.repeat(10),
    'quinten2026',
    'Fenna de Boer',
    'bloesem-demo',
  ]) {
    const weak = await browser.submit(asked, { code, password })
    expect(weak.status, password).toBe(422)
    expect(weak.body).toContain('This password is easy to guess')
  }
  const { rows } = await server.database.pool.query<{ attempts: number }>(
    `select attempts from identity.password_resets join identity.users using (subject)
      where user_name = 'quinten'`,
  )
  expect(rows).toEqual([{ attempts: 0 }])
  expect(codeOf(await browser.submit(asked, { code, password: NEW }))).toBeTruthy()
})

test('a code is not used up while too many passwords wait to be hashed', async () => {
  let isFull = true
  const hashing: WorkQueue = { run: async (work) => (isFull ? undefined : work()) }
  const busy = await aSignInServer({ hashing, isRateLimited: true, cleanUp: onTestFinished })
  const address = '203.0.113.30'
  await busy.limiter.use(CODE_CHECKS, address, CODE_CHECKS.points - 1)
  const browser = busy.browser(address)
  const { asked } = await forget(browser, 'sanne')
  const code = await busy.codeFor('sanne@voorbeeld.nl')
  for (let tries = 0; tries <= MAX_ATTEMPTS; tries++) {
    expect((await browser.submit(asked, { code, password: NEW })).status).toBe(503)
  }
  isFull = false
  expect(codeOf(await browser.submit(asked, { code, password: NEW }))).toBeTruthy()
})

test('[AUTH-07] after a reset the codes of other requests are invalid', async () => {
  const { username, email } = await aPerson('rein')
  const [owner, other] = [server.browser(), server.browser()]
  const { asked: others } = await forget(other, username)
  const othersCode = await server.codeFor(email)
  const { asked } = await forget(owner, username)
  const code = await server.codeFor(email)
  expect(codeOf(await owner.submit(asked, { code, password: NEW }))).toBeTruthy()
  const late = await other.submit(others, { code: othersCode, password: 'negen gele narcissen' })
  expect(late.status).toBe(422)
  expect(codeOf(await signIn(server.browser(), username, NEW))).toBeTruthy()
})

test('the owner is told about the new password, in their language', async () => {
  const { username, email } = await aPerson('roos')
  const browser = server.browser()
  browser.setCookie('language', 'nl')
  const { asked } = await forget(browser, username)
  expect(asked.body).toContain('Kies een nieuw wachtwoord')
  await browser.submit(asked, { code: await server.codeFor(email), password: NEW })
  await server.deliver()
  expect(server.mails.at(-1)).toMatchObject({
    to: email,
    language: 'nl',
    subject: 'Je wachtwoord is veranderd',
  })
})

test('the page for a code redirects to the request if none was made', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const base = /\/identity\/interaction\/[\w-]+/.exec(page.body)?.[0] ?? ''
  const answer = await browser.get(`${base}/reset`)
  expect(answer.url).toBe(`${base}/forgot`)
  expect(answer.body).toContain('A new password')
})

test('codes and reset requests are stored as keyed hashes, and deleted afterwards', async () => {
  const { username, email } = await aPerson('saar')
  const { asked } = await forget(server.browser(), username)
  expect(asked.status).toBe(200)
  const code = await server.codeFor(email)
  const { rows } = await server.database.pool.query('select * from identity.password_resets')
  expect(JSON.stringify(rows)).not.toContain(code)
  clock.advance(16 * MINUTE_MS)
  await enqueue(server.database.query, 'sweep-identity', {})
  await server.deliver()
  const left = await server.database.pool.query('select from identity.password_resets')
  expect(left.rowCount).toBe(0)
})
