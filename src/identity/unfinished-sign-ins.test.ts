import { expect, onTestFinished, test } from 'vitest'
import {
  aSignInServer,
  codeOf,
  DEMO,
  PUBLIC_URL,
  startSignIn,
} from '#api/account/testing/sign-in-server.ts'
import { enqueue } from '#platform/jobs.ts'
import { UNFINISHED } from './protocol/store.ts'
import { identityTimetable } from './users/tasks.ts'

const { perNetwork } = UNFINISHED
const SANNE = { username: 'sanne', password: DEMO.password }

async function kept({ database }: Awaited<ReturnType<typeof aSignInServer>>) {
  const { rows } = await database.pool.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(pg_column_size(payload)), 0)::int as bytes
       from identity.artifacts`,
  )
  return rows[0] ?? { count: 0, bytes: 0 }
}

test('six hundred unfinished sign-ins leave a small table, also without rate limits', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished })
  const filler = 'x'.repeat(1_000)
  for (let round = 0; round < 15; round++) {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        server.app.inject({
          url: `${authorization()}&nonce=${filler}&state=${filler}`,
          headers: { host: new URL(PUBLIC_URL).host },
          remoteAddress: '203.0.113.20',
        }),
      ),
    )
  }
  const { count, bytes } = await kept(server)
  expect(count).toBe(perNetwork)
  expect(bytes).toBeLessThan(perNetwork * 4_000)
})

test('unfinished sign-outs without a session are limited the same way', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished })
  for (let asked = 0; asked < perNetwork + 50; asked++) {
    await server.browser('203.0.113.21').get(`/identity/session/end?state=${asked}`)
  }
  expect((await kept(server)).count).toBe(perNetwork)
})

test('a network at its maximum does not end sign-ins of another', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished })
  const browser = server.browser('198.51.100.20')
  const { page } = await startSignIn(browser)
  for (let begun = 0; begun <= perNetwork; begun++) {
    await server.browser('203.0.113.22').get(authorization())
  }
  expect(codeOf(await browser.submit(page, SANNE))).toBeTruthy()
})

test('all networks together have a maximum; with equal counts the oldest sign-ins are removed', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished, unfinishedInAll: 5 })
  const first = server.browser('198.51.100.30')
  const { page } = await startSignIn(first)
  const browsers = [1, 2, 3, 4, 5].map((index) => server.browser(`198.51.100.${30 + index}`))
  const pages = []
  for (const browser of browsers) pages.push(await startSignIn(browser))
  expect((await first.submit(page, SANNE)).body).toContain('This sign-in has run out')
  const [second] = browsers
  expect(codeOf((await second?.submit(pages[0]?.page ?? page, SANNE)) ?? page)).toBeTruthy()
})

test.each([
  ['many networks of one block', (index: number) => `2001:db8:7:${index}::1`],
  ['the same network', () => '203.0.113.50'],
])(
  'requests from %s that reach the total maximum end no sign-in of others',
  async (_, addressOf) => {
    const server = await aSignInServer({ cleanUp: onTestFinished, unfinishedInAll: 5 })
    const browser = server.browser('2001:db8:1::1')
    const { page } = await startSignIn(browser)
    for (let index = 1; index <= 12; index++) {
      await server.browser(addressOf(index)).get(authorization())
    }
    expect((await kept(server)).count).toBe(5)
    expect(codeOf(await browser.submit(page, SANNE))).toBeTruthy()
  },
)

test('a signed-in browser does not count as unfinished', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished, unfinishedInAll: 1 })
  const browser = server.browser('198.51.100.40')
  const { page } = await startSignIn(browser)
  await browser.submit(page, SANNE)
  for (let begun = 0; begun < 3; begun++)
    await startSignIn(server.browser(`203.0.113.${40 + begun}`))
  expect((await startSignIn(browser)).page.location).toContain('code=')
})

test.each(['state', 'nonce', 'login_hint', 'claims'])(
  'a %s that is too long is refused, and nothing is stored',
  async (parameter) => {
    const server = await aSignInServer({ cleanUp: onTestFinished })
    const { page } = await startSignIn(server.browser(), {
      extra: { [parameter]: 'x'.repeat(1_025) },
    })
    expect(page.status).toBe(400)
    expect(page.body).toContain('Signing in does not work like this')
    expect((await kept(server)).count).toBe(0)
  },
)

test('a sign-in with many parameters is refused, and nothing is stored', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished })
  const extra = Object.fromEntries(
    ['state', 'nonce', 'login_hint', 'claims', 'acr_values'].map((name) => [
      name,
      'x'.repeat(1_000),
    ]),
  )
  const { page } = await startSignIn(server.browser(), { extra })
  expect(page.status).toBe(400)
  expect((await kept(server)).count).toBe(0)
})

test('expired sign-ins are deleted within minutes', async () => {
  expect(identityTimetable).toContainEqual({ task: 'sweep-identity', at: '*/5 * * * *' })
  const server = await aSignInServer({ cleanUp: onTestFinished })
  await startSignIn(server.browser())
  await server.database.pool.query(`update identity.artifacts set expires_at = now()`)
  await enqueue(server.database.query, 'sweep-identity', {})
  await server.deliver()
  expect((await kept(server)).count).toBe(0)
})

function authorization(): string {
  const query = new URLSearchParams({
    client_id: 'bloesem',
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
    redirect_uri: `${PUBLIC_URL}/auth/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  })
  return `/identity/auth?${query}`
}
