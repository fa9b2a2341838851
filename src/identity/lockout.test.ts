import { expect, onTestFinished, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import { aSignInServer, codeOf, DEMO, startSignIn } from '#api/account/testing/sign-in-server.ts'
import type { Limit } from '#platform/rate-limit.ts'
import { createWorkQueue, type WorkQueue } from '#platform/work-queue.ts'
import {
  ADDRESS_FAILURES,
  CODES,
  DEVICE_ATTEMPTS,
  MAILS,
  NAME_ATTEMPTS,
  SIGN_IN_ATTEMPTS,
  SIGN_UPS,
} from './users/limits.ts'
import { verifyPassword } from './users/password.ts'

const GUESSER = '203.0.113.7'
const server = await aSignInServer({ isRateLimited: true })

async function guess(browser: Browser, username: string) {
  const { page } = await startSignIn(browser)
  return () => browser.submit(page, { username, password: 'not the password' })
}

test('wrong guesses slow down one user name from one address only', async () => {
  const guesser = server.browser(GUESSER)
  const next = await guess(guesser, 'sanne')
  for (let tries = 0; tries < SIGN_IN_ATTEMPTS.points; tries++)
    expect((await next()).status).toBe(401)
  const slowed = await next()
  expect(slowed.status).toBe(429)
  expect(Number(slowed.header('retry-after'))).toBeGreaterThan(0)
  expect(slowed.body).toContain('That was a lot of attempts')
  expect(slowed.body).not.toContain('choose a new password by mail')
  const { page } = await startSignIn(guesser)
  expect((await guesser.submit(page, { username: 'sanne', password: DEMO.password })).status).toBe(
    429,
  )

  const neighbour = await guess(guesser, 'daan')
  expect((await neighbour()).status).toBe(401)
  const owner = server.browser('198.51.100.4')
  const { page: ownPage } = await startSignIn(owner)
  expect(
    codeOf(await owner.submit(ownPage, { username: 'sanne', password: DEMO.password })),
  ).toBeTruthy()
})

test('guesses from an IPv6 network count as one address', async () => {
  for (let tries = 0; tries < SIGN_IN_ATTEMPTS.points; tries++) {
    const next = await guess(server.browser(`2001:db8:0:1::${tries}`), 'sanne')
    expect((await next()).status).toBe(401)
  }
  const more = await guess(server.browser('2001:db8:0:1:ffff::'), 'sanne')
  expect((await more()).status).toBe(429)
  const neighbour = await guess(server.browser('2001:db8:0:2::'), 'sanne')
  expect((await neighbour()).status).toBe(401)
})

test('simultaneous guesses are counted', async () => {
  const next = await guess(server.browser('203.0.113.8'), 'sanne')
  const answers = await Promise.all(Array.from({ length: SIGN_IN_ATTEMPTS.points + 10 }, next))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('guesses at a name from many addresses slow down unknown devices, and neither known devices nor mailed codes', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  const right = { username: 'sanne', password: DEMO.password }
  const owner = asked.browser('198.51.100.11')
  await owner.submit((await startSignIn(owner)).page, right)
  for (const username of ['sanne', 'nobody-at-all']) {
    await asked.limiter.use(NAME_ATTEMPTS, username, NAME_ATTEMPTS.points - 5)
    for (let tries = 0; tries < 5; tries++) {
      const browser = asked.browser(`10.0.${username.length}.${tries}`)
      const { page } = await startSignIn(browser)
      expect((await browser.submit(page, { ...right, username, password: 'x' })).status).toBe(401)
    }
    const next = asked.browser('10.1.0.1')
    const slowed = await next.submit((await startSignIn(next)).page, { ...right, username })
    expect(slowed.status).toBe(429)
    expect(Number(slowed.header('retry-after'))).toBeGreaterThan(0)
    expect(slowed.body).toContain('choose a new password by mail')
  }
  const away = asked.browser('10.1.0.2')
  away.setCookie('identity_device', owner.cookie('identity_device') ?? '', '/identity')
  expect(codeOf(await away.submit((await startSignIn(away)).page, right))).toBeTruthy()
  const other = asked.browser('10.1.0.3')
  await other.submit((await startSignIn(other)).page, { ...right, username: 'daan' })
  const { page } = await startSignIn(other, { prompt: 'login' })
  expect((await other.submit(page, right)).status).toBe(429)

  const byMail = asked.browser('10.1.0.4')
  const [link] =
    /\/identity\/interaction\/[\w-]+\/forgot/.exec((await startSignIn(byMail)).page.body) ?? []
  const form = await byMail.submit(await byMail.get(link ?? ''), { username: 'sanne' })
  const code = await asked.codeFor('sanne@voorbeeld.nl')
  expect(codeOf(await byMail.submit(form, { code, password: 'acht gele narcissen' }))).toBeTruthy()
})

test('a known device has the same limit on guesses, from any addresses', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  const right = { username: 'sanne', password: DEMO.password }
  const owner = asked.browser('198.51.100.12')
  await owner.submit((await startSignIn(owner)).page, right)
  const theirOther = asked.browser('198.51.100.13')
  await theirOther.submit((await startSignIn(theirOther)).page, right)
  const statuses = []
  for (let tries = 0; tries <= DEVICE_ATTEMPTS.points; tries++) {
    const thief = asked.browser(`10.2.0.${tries}`)
    thief.setCookie('identity_device', owner.cookie('identity_device') ?? '', '/identity')
    const { page } = await startSignIn(thief)
    const answer = await thief.submit(page, { ...right, password: 'x' })
    expect(answer.body).not.toContain('choose a new password by mail')
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(DEVICE_ATTEMPTS.points).fill(401), 429])
  const { page } = await startSignIn(theirOther, { prompt: 'login' })
  expect(codeOf(await theirOther.submit(page, right))).toBeTruthy()
})

test('an invalid device cookie makes no device known', async () => {
  const browser = server.browser('203.0.113.14')
  browser.setCookie('identity_device', 'bm90IG91cnM', '/identity')
  const { page } = await startSignIn(browser)
  expect((await browser.submit(page, { username: 'daan', password: 'x' })).status).toBe(401)
})

test('wrong passwords from one address are counted over all names, also simultaneous ones; right ones are not', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  const browser = asked.browser('203.0.113.13')
  const { page } = await startSignIn(browser)
  const attempt = (username: string, password = 'x') => browser.submit(page, { username, password })
  await asked.limiter.use(ADDRESS_FAILURES, '203.0.113.13', ADDRESS_FAILURES.points - 1)
  const right = asked.browser('203.0.113.13')
  const signedIn = await right.submit((await startSignIn(right)).page, {
    username: 'daan',
    password: DEMO.password,
  })
  expect(codeOf(signedIn)).toBeTruthy()
  const last = await Promise.all(['een', 'twee', 'drie'].map((name) => attempt(name)))
  expect(last.map(({ status }) => status).sort()).toEqual([401, 429, 429])
})

test('when too many passwords wait to be checked the request is refused, and no attempt is counted', async () => {
  let isFull = true
  const hashing: WorkQueue = { run: async (work) => (isFull ? undefined : work()) }
  const asked = await aSignInServer({ isRateLimited: true, hashing, cleanUp: onTestFinished })
  const address = '203.0.113.15'
  const lastTries = [
    ...([SIGN_IN_ATTEMPTS, CODES] as const).map((limit) => [limit, `${address} wim@voorbeeld.nl`]),
    ...([ADDRESS_FAILURES, SIGN_UPS] as const).map((limit) => [limit, address]),
    [NAME_ATTEMPTS, 'wim@voorbeeld.nl'],
  ] as [Limit, string][]
  for (const [limit, key] of lastTries) await asked.limiter.use(limit, key, limit.points - 1)
  const browser = asked.browser(address)
  const { page } = await startSignIn(browser)
  const signUpPage = (await startSignIn(browser, { prompt: 'create' })).page
  const form = { name: 'Wim', email: 'wim@voorbeeld.nl', password: 'zes witte tulpen' }
  const signIn = () =>
    browser.submit(page, { username: 'wim@voorbeeld.nl', password: 'not the password' })
  for (const attempt of [signIn, signIn, () => browser.submit(signUpPage, form)]) {
    const answer = await attempt()
    expect(answer.status).toBe(503)
    expect(answer.header('retry-after')).toBe('5')
    expect(answer.body).toContain('Many people are signing in right now')
  }
  const json = await browser.call('PUT', '/prod/signup', { ...form, username: 'wim' })
  expect(json.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect(json.header('retry-after')).toBe('5')

  isFull = false
  expect((await signIn()).status).toBe(401)
  expect((await signIn()).status).toBe(429)
  expect((await browser.submit(signUpPage, form)).body).toContain('Check your mail')
  expect((await browser.submit(signUpPage, form)).status).toBe(429)
})

test('[AUTH-07] a sign-up with a refused password does not count for its address', async () => {
  const browser = server.browser('203.0.113.17')
  const form = { username: 'wietske', email: 'wietske@voorbeeld.nl', name: 'Wietske' }
  for (let tries = 0; tries <= CODES.points; tries++) {
    const weak = await browser.call('PUT', '/prod/signup', { ...form, password: '1234567890' })
    expect(weak.status).toBe(400)
  }
  const fine = await browser.call('PUT', '/prod/signup', { ...form, password: 'zes witte tulpen' })
  expect(fine.status).toBe(201)
})

test('of two hundred simultaneous sign-ins a few are checked and the others refused, without delay', async () => {
  const asked = await aSignInServer({
    hashing: createWorkQueue({ concurrency: 2, maxWaiting: 10 }),
    withFullPasswordCost: true,
    cleanUp: onTestFinished,
  })
  const browser = asked.browser('203.0.113.16')
  const { page } = await startSignIn(browser)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => browser.submit(page, { username: 'sanne', password: 'x' })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(150)
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(11)
})

test('the right password resets the count of wrong ones', async () => {
  const browser = server.browser('203.0.113.9')
  const next = await guess(browser, 'daan')
  for (let tries = 0; tries < SIGN_IN_ATTEMPTS.points - 1; tries++) await next()
  const { page } = await startSignIn(browser)
  await browser.submit(page, { username: 'daan', password: DEMO.password })
  expect((await (await guess(server.browser('203.0.113.9'), 'daan'))()).status).toBe(401)
})

test('a wrong password takes equally long for known and unknown names', async () => {
  const elapsed = async (passwordHash: string | undefined) => {
    const startedAt = performance.now()
    for (let tries = 0; tries < 12; tries++) await verifyPassword('not the password', passwordHash)
    return performance.now() - startedAt
  }
  const [passwordHash] = await hashesAtFullCost()
  await elapsed(undefined)
  const ratio = (await elapsed(undefined)) / (await elapsed(passwordHash))
  expect(ratio).toBeGreaterThan(0.2)
  expect(ratio).toBeLessThan(5)
})

test('an unknown name and a wrong password have the same answer', async () => {
  const answers = []
  for (const username of ['sanne', 'nobody-at-all']) {
    const { status, body } = await (await guess(server.browser('203.0.113.10'), username))()
    answers.push({ status, said: /<div class="note"[\s\S]*?<\/div><\/div>/.exec(body)?.[0] })
  }
  expect(answers[0]?.said).toContain('do not go together')
  expect(answers[0]).toEqual(answers[1])
})

test('codes are mailed to one address a limited number of times, and an IPv6 network counts as one client', async () => {
  const statuses = []
  for (let mails = 0; mails <= CODES.points; mails++) {
    const body = {
      username: `lotte${mails}`,
      password: 'zes witte tulpen',
      email: 'lotte@voorbeeld.nl',
      name: 'Lotte',
    }
    const browser = server.browser(`2001:db8:0:3::${mails}`)
    statuses.push((await browser.call('PUT', '/prod/signup', body)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: CODES.points }, () => 201), 429])
  const browser = server.browser('203.0.113.11')
  const resent = await browser.call('POST', '/prod/verify/resend/nobody', {})
  expect(resent.status).toBe(200)
})

test('[AUTH-07] another code for one name can be requested a limited number of times from one address, known or not', async () => {
  for (const name of ['sanne', 'nobody-at-all']) {
    const statuses = []
    for (let asked = 0; asked <= CODES.points; asked++) {
      const browser = server.browser('203.0.113.40')
      statuses.push((await browser.call('POST', `/prod/verify/resend/${name}`, {})).status)
    }
    expect(statuses).toEqual([...Array(CODES.points).fill(200), 429])
  }
})

async function forget(browser: Browser, username: string) {
  const { page } = await startSignIn(browser)
  const [link] = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body) ?? []
  const form = await browser.get(link ?? '')
  return () => browser.submit(form, { username })
}

test('password resets are limited for one name from one address, known or not, and never for its owner', async () => {
  for (const username of ['daan', 'nobody-at-all']) {
    const again = await forget(server.browser('203.0.113.12'), username)
    const statuses = []
    for (let asked = 0; asked <= CODES.points; asked++) statuses.push((await again()).status)
    expect(statuses).toEqual([...Array.from({ length: CODES.points }, () => 200), 429])
  }
  const owner = await forget(server.browser('198.51.100.5'), 'daan')
  expect((await owner()).status).toBe(200)
  await server.deliver()
  const mailsOfThem = server.mails.filter(({ to }) => to === 'daan@voorbeeld.nl')
  expect(mailsOfThem).toHaveLength(1 + MAILS.again.points + 1)
})

/** Mails that one mailbox got for thirty requests, each from an address of its own. */
async function mailsForThirtyRequests(isRateLimited: boolean): Promise<number> {
  const asked = await aSignInServer({ isRateLimited, cleanUp: onTestFinished })
  for (let index = 0; index < 30; index++) {
    await (await forget(asked.browser(`203.0.113.${index}`), 'sanne'))()
  }
  await asked.deliver()
  return asked.mails.length
}

test('a mailbox gets a limited number of mails, however many addresses request them', async () => {
  expect(await mailsForThirtyRequests(true)).toBe(MAILS.first.points)
})

test('RATE_LIMIT=off turns off every limit, of mails too', async () => {
  expect(await mailsForThirtyRequests(false)).toBe(30)
})

test('repeated requests from one address do not prevent mails to an owner at another address', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    for (let index = 0; index < CODES.points; index++) {
      await (await forget(asked.browser(address), 'sanne'))()
    }
    const body = { password: 'zes witte tulpen', email: 'sanne@voorbeeld.nl', name: 'Niet Sanne' }
    for (let index = 0; index < CODES.points; index++) {
      const username = `niet-sanne-${address.at(-1)}-${index}`
      await asked.browser(address).call('PUT', '/prod/signup', { ...body, username })
    }
  }
  await asked.deliver()
  const mailsBefore = asked.mails.length
  await (await forget(asked.browser('198.51.100.7'), 'sanne'))()
  await asked.deliver()
  expect(asked.mails.length).toBe(mailsBefore + 1)
})

test('sign-ups with an address do not prevent its owner’s password reset', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  const body = { password: 'zes witte tulpen', email: 'sanne@voorbeeld.nl', name: 'Niet Sanne' }
  for (let index = 0; index < MAILS.first.points + 1; index++) {
    const stranger = asked.browser(`203.0.113.${index}`)
    await stranger.call('PUT', '/prod/signup', { ...body, username: `niet-sanne-${index}` })
    await asked.deliver()
  }
  expect(asked.mails).toHaveLength(MAILS.first.points)
  await (await forget(asked.browser('198.51.100.14'), 'sanne'))()
  await asked.deliver()
  expect(asked.mails).toHaveLength(MAILS.first.points + 1)
})

test('a known device gets its code, however many addresses request one', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  const owner = asked.browser('198.51.100.8')
  const { page } = await startSignIn(owner)
  await owner.submit(page, { username: 'sanne', password: DEMO.password })
  await owner.post('/identity/session/end', {})
  for (let index = 0; index < MAILS.first.points + 5; index++) {
    await (await forget(asked.browser(`203.0.113.${index}`), 'sanne'))()
  }
  for (let index = 0; index <= MAILS.again.points; index++) {
    await (await forget(asked.browser('203.0.113.200'), 'sanne'))()
  }
  await asked.deliver()
  const mailsBefore = asked.mails.length
  await (await forget(asked.browser('198.51.100.9'), 'sanne'))()
  await asked.deliver()
  expect(asked.mails.length).toBe(mailsBefore)
  const device = asked.browser('198.51.100.9')
  device.setCookie('identity_device', owner.cookie('identity_device') ?? '', '/identity')
  await (await forget(device, 'sanne'))()
  await asked.deliver()
  expect(asked.mails.length).toBe(mailsBefore + 1)
})

test('a code stays valid when the limit prevents mailing it again', async () => {
  const asked = await aSignInServer({ isRateLimited: true, cleanUp: onTestFinished })
  const owner = asked.browser('198.51.100.10')
  const { page } = await startSignIn(owner)
  const [link] = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body) ?? []
  const form = await owner.submit(await owner.get(link ?? ''), { username: 'sanne' })
  const code = await asked.codeFor('sanne@voorbeeld.nl')
  for (let index = 0; index < CODES.points - 1; index++) {
    await owner.submit(form, { again: 'yes' }, 1)
  }
  await asked.deliver()
  expect(asked.mails.length).toBe(1 + MAILS.again.points)
  expect(codeOf(await owner.submit(form, { code, password: 'acht gele narcissen' }))).toBeTruthy()
})

test('passwords are stored with argon2id, 19 MiB and two passes', async () => {
  const hashes = await hashesAtFullCost()
  expect(hashes).toHaveLength(DEMO.people.length)
  for (const stored of hashes) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

/** The stored hashes of a server that makes them as the product does. */
async function hashesAtFullCost(): Promise<string[]> {
  const asked = await aSignInServer({ withFullPasswordCost: true, cleanUp: onTestFinished })
  const { rows } = await asked.database.pool.query('select password_hash from identity.users')
  return rows.map((row) => row.password_hash)
}
