import { expect, test } from 'vitest'
import type { BrowserResponse } from '#api/account/testing/browser.ts'
import { aSignInServer, DEMO, startSignIn } from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { MINUTE_MS } from '#platform/time-units.ts'

const KNOWN = 'sanne@voorbeeld.nl'
const PASSWORD = 'zes witte tulpen'
const clock = settableClock(Date.now())
const server = await aSignInServer({ clock, withFullPasswordCost: true })
const stranger = server.browser()

function signUp(username: string, email: string, password = PASSWORD): Promise<BrowserResponse> {
  return stranger.call('PUT', '/prod/signup', { username, password, email, name: 'Vreemde' })
}

/** What somebody outside can see of an answer: everything but what every answer has of its own. */
function seen({ status, body }: BrowserResponse, ...own: string[]): string {
  const plain = own.reduce((text, each) => text.replaceAll(each, '…'), body)
  return `${status} ${plain.replace(/interaction\/[\w-]+|value="[0-9a-f]{64}"|"signUpId":"[^"]+"/g, '…')}`
}

/** The same done with an address that has an account and with one that has none. */
async function withBoth(
  what: (email: string, name: string) => Promise<BrowserResponse>,
): Promise<string[]> {
  const pairs = [
    [KNOWN, 'de-ene'],
    ['niemand@voorbeeld.nl', 'de-andere'],
  ] as const
  const answers = []
  for (const [email, name] of pairs) answers.push(seen(await what(email, name), email, name))
  return answers
}

async function signInAs(username: string, password = PASSWORD): Promise<BrowserResponse> {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  return browser.submit(page, { username, password })
}

test('[AUTH-07] a stranger cannot detect at any endpoint whether an address has an account', async () => {
  const doors: Record<string, (email: string, name: string) => Promise<BrowserResponse>> = {
    'a sign-up': (email, name) => signUp(name, email),
    'the same again': (email, name) => signUp(name, email),
    'the name with another address: is it held?': (_email, name) => signUp(name, `${name}@x.nl`),
    'a wrong code': (_email, name) =>
      stranger.call('POST', `/prod/verify/${name}`, { confirmationCode: 'none' }),
    'another code': (_email, name) => stranger.call('POST', `/prod/verify/resend/${name}`, {}),
    'signing in with name and own password': (_email, name) => signInAs(name),
    'signing in with address and own password': (email) => signInAs(email),
    'signing in with a wrong password': (email) => signInAs(email, 'not this one'),
    'the page of a sign-up': async (email) => {
      const { page } = await startSignIn(stranger, { prompt: 'create' })
      return stranger.submit(page, { name: 'Vreemde', email, password: PASSWORD })
    },
  }
  for (const [door, through] of Object.entries(doors)) {
    const [known, unknown] = await withBoth(through)
    expect(known, door).toBe(unknown)
  }
})

test('[AUTH-07] a user name is reserved equally long with a registered and an unregistered address', async () => {
  await withBoth((email, name) => signUp(`${name}-2`, email))
  await server.deliver()
  clock.advance(11 * MINUTE_MS)
  await withBoth((_email, name) => stranger.call('POST', `/prod/verify/resend/${name}-2`, {}))
  await server.deliver()
  clock.advance(10 * MINUTE_MS)
  const held = await withBoth((_email, name) => signUp(`${name}-2`, `${name}@x.nl`))
  expect(held).toEqual([expect.stringMatching(/^409/), expect.stringMatching(/^409/)])
  clock.advance(6 * MINUTE_MS)
  const free = await withBoth((_email, name) => signUp(`${name}-2`, `${name}@x.nl`))
  expect(free).toEqual([expect.stringMatching(/^201/), expect.stringMatching(/^201/)])
})

test('[AUTH-07] the owner is told by mail, and the account is unchanged', async () => {
  await signUp('niet-sanne', KNOWN, 'a password laid ready')
  await server.deliver()
  const { to, subject, text } = server.mails.at(-1) ?? {}
  expect({ to, subject }).toEqual({
    to: KNOWN,
    subject: 'You already have an account with Bloesem',
  })
  expect(text).not.toMatch(/\b\d{8}\b/)
  expect((await signInAs('sanne', DEMO.password)).location).toContain('code=')
  expect((await signInAs(KNOWN, 'a password laid ready')).location).toBeUndefined()
})

test('[AUTH-07] of simultaneous sign-ups with one user name one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => signUp('gewild', `gewild-${index}@voorbeeld.nl`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)])
})

test('[AUTH-07] of simultaneous sign-ups with one address one remains, and its code works', async () => {
  const email = 'druk@voorbeeld.nl'
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => signUp(`druk-${index}`, email)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const { names } = await people(email)
  expect(names).toHaveLength(1)
  const code = await server.codeFor(email)
  const confirmed = await Promise.all(Array.from({ length: 8 }, () => verify(names[0] ?? '', code)))
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await people(email)).subjects).toHaveLength(1)
})

test('[AUTH-07] two simultaneous sign-ups that swap user names cause no error', async () => {
  await Promise.all([signUp('ruil-a', 'ruil-1@x.nl'), signUp('ruil-b', 'ruil-2@x.nl')])
  const traded = await Promise.all([
    ...Array.from({ length: 6 }, () => signUp('ruil-b', 'ruil-1@x.nl')),
    ...Array.from({ length: 6 }, () => signUp('ruil-a', 'ruil-2@x.nl')),
  ])
  expect(new Set(traded.map(({ status }) => status))).toEqual(new Set([409]))
})

test('sign-up takes equally long for a registered and an unregistered address', async () => {
  const elapsed = async (round: number, email: string) => {
    const startedAt = performance.now()
    await signUp(`tijd-${round}`, email)
    const milliseconds = performance.now() - startedAt
    await server.database.pool.query(`delete from identity.sign_ups where email = $1`, [email])
    return milliseconds
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 15; round++) {
    times.known.push(await elapsed(round, KNOWN))
    times.unknown.push(await elapsed(round, 'niemand-nog@voorbeeld.nl'))
  }
  // The fastest of each: the others also measure what else the machine does.
  const ratio = Math.min(...times.known) / Math.min(...times.unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

function verify(name: string, confirmationCode: string): Promise<BrowserResponse> {
  return stranger.call('POST', `/prod/verify/${name}`, { confirmationCode })
}

async function people(email: string) {
  const { rows } = await server.database.pool.query<{
    name: string | null
    subject: string | null
  }>(
    `select (select user_name from identity.sign_ups where email = $1) as name,
            (select subject from identity.users where email = $1) as subject`,
    [email],
  )
  return {
    names: rows.flatMap(({ name }) => name ?? []),
    subjects: rows.flatMap(({ subject }) => subject ?? []),
  }
}
