import { expect, onTestFinished, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import { aSignInHouse, begin, codeOf, DEMO } from '#api/account/testing/sign-in-house.ts'
import { CODES, MAILS, SIGN_IN_TRIES } from './users/limits.ts'
import { hashPassword, isPassword } from './users/password.ts'

const GUESSER = '203.0.113.7'
const house = await aSignInHouse({ isRateLimited: true })

async function guess(browser: Browser, username: string) {
  const { page } = await begin(browser)
  return () => browser.submit(page, { username, password: 'not the password' })
}

test('guessing slows one name from one address, and nobody else', async () => {
  const guesser = house.browser(GUESSER)
  const next = await guess(guesser, 'sanne')
  for (let tries = 0; tries < SIGN_IN_TRIES.points; tries++) expect((await next()).status).toBe(401)
  const slowed = await next()
  expect(slowed.status).toBe(429)
  expect(Number(slowed.header('retry-after'))).toBeGreaterThan(0)
  expect(slowed.body).toContain('That was a lot of attempts')
  const { page } = await begin(guesser)
  expect((await guesser.submit(page, { username: 'sanne', password: DEMO.password })).status).toBe(
    429,
  )

  const neighbour = await guess(guesser, 'daan')
  expect((await neighbour()).status).toBe(401)
  const owner = house.browser('198.51.100.4')
  const { page: ownPage } = await begin(owner)
  expect(
    codeOf(await owner.submit(ownPage, { username: 'sanne', password: DEMO.password })),
  ).toBeTruthy()
})

test('a network of IPv6 guesses as one', async () => {
  for (let tries = 0; tries < SIGN_IN_TRIES.points; tries++) {
    const next = await guess(house.browser(`2001:db8:0:1::${tries}`), 'sanne')
    expect((await next()).status).toBe(401)
  }
  const more = await guess(house.browser('2001:db8:0:1:ffff::'), 'sanne')
  expect((await more()).status).toBe(429)
  const neighbour = await guess(house.browser('2001:db8:0:2::'), 'sanne')
  expect((await neighbour()).status).toBe(401)
})

test('guesses at the same moment are counted too', async () => {
  const next = await guess(house.browser('203.0.113.8'), 'sanne')
  const answers = await Promise.all(Array.from({ length: SIGN_IN_TRIES.points + 10 }, next))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('the right password forgets the wrong ones before it', async () => {
  const browser = house.browser('203.0.113.9')
  const next = await guess(browser, 'daan')
  for (let tries = 0; tries < SIGN_IN_TRIES.points - 1; tries++) await next()
  const { page } = await begin(browser)
  await browser.submit(page, { username: 'daan', password: DEMO.password })
  expect((await (await guess(house.browser('203.0.113.9'), 'daan'))()).status).toBe(401)
})

test('names are not told apart by the time a wrong password takes', async () => {
  const elapsed = async (passwordHash: string | undefined) => {
    const startedAt = performance.now()
    for (let tries = 0; tries < 12; tries++) await isPassword('not the password', passwordHash)
    return performance.now() - startedAt
  }
  const { rows } = await house.database.pool.query<{ passwordHash: string }>(
    `select password_hash as "passwordHash" from identity.users limit 1`,
  )
  await elapsed(undefined)
  const ratio = (await elapsed(undefined)) / (await elapsed(rows[0]?.passwordHash))
  expect(ratio).toBeGreaterThan(0.2)
})

test('an unknown name and a wrong password are answered alike', async () => {
  const answers = []
  for (const username of ['sanne', 'nobody-at-all']) {
    const { status, body } = await (await guess(house.browser('203.0.113.10'), username))()
    answers.push({ status, said: /<div class="note"[\s\S]*?<\/div><\/div>/.exec(body)?.[0] })
  }
  expect(answers[0]?.said).toContain('do not go together')
  expect(answers[0]).toEqual(answers[1])
})

test('codes are mailed to one address a few times only, and a network of IPv6 asks as one', async () => {
  const statuses = []
  for (let mails = 0; mails <= CODES.points; mails++) {
    const body = {
      username: `lotte${mails}`,
      password: 'zes witte tulpen',
      email: 'lotte@voorbeeld.nl',
      name: 'Lotte',
    }
    const browser = house.browser(`2001:db8:0:3::${mails}`)
    statuses.push((await browser.call('PUT', '/prod/signup', body)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: CODES.points }, () => 201), 429])
  const browser = house.browser('203.0.113.11')
  const resent = await browser.call('POST', '/prod/verify/resend/nobody', {})
  expect(resent.status).toBe(200)
})

async function forget(browser: Browser, username: string) {
  const { page } = await begin(browser)
  const [link] = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body) ?? []
  const form = await browser.get(link ?? '')
  return () => browser.submit(form, { username })
}

test('asking for new passwords slows one name from one address, known or not, and never its owner', async () => {
  for (const username of ['daan', 'nobody-at-all']) {
    const again = await forget(house.browser('203.0.113.12'), username)
    const statuses = []
    for (let asked = 0; asked <= CODES.points; asked++) statuses.push((await again()).status)
    expect(statuses).toEqual([...Array.from({ length: CODES.points }, () => 200), 429])
  }
  const owner = await forget(house.browser('198.51.100.5'), 'daan')
  expect((await owner()).status).toBe(200)
  await house.deliver()
  expect(house.mails.filter(({ to }) => to === 'daan@voorbeeld.nl')).toHaveLength(CODES.points + 1)
})

/** Mails that one mailbox got for thirty requests, each from an address of its own. */
async function mailsForThirtyRequests(isRateLimited: boolean): Promise<number> {
  const asked = await aSignInHouse({ isRateLimited, cleanUp: onTestFinished })
  for (let index = 0; index < 30; index++) {
    await (await forget(asked.browser(`203.0.113.${index}`), 'sanne'))()
  }
  await asked.deliver()
  return asked.mails.length
}

test('nobody’s mailbox is filled, however many addresses ask', async () => {
  expect(await mailsForThirtyRequests(true)).toBe(MAILS.points)
})

test('RATE_LIMIT=off limits nothing, mails included', async () => {
  expect(await mailsForThirtyRequests(false)).toBe(30)
})

test('passwords are kept by argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword('zes witte tulpen')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
