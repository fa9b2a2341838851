import { expect, onTestFinished, test } from 'vitest'
import { aSignInServer, PUBLIC_URL, signedIn } from '#api/account/testing/sign-in-server.ts'
import { processRateLimiter, type RateLimiter } from '#platform/rate-limit.ts'

const HOST = { host: new URL(PUBLIC_URL).host }
const PAGE = { ...HOST, accept: 'text/html,application/xhtml+xml' }

/** Refuses everything, and notes by which limit. */
function refusing() {
  const used: string[] = []
  const limiter: RateLimiter = {
    use: async ({ name, points }) => {
      used.push(`${name} ${points}`)
      return { allowed: false, retryAfterSeconds: 40 }
    },
    check: async () => ({ allowed: true }),
    refund: async () => {},
    reset: async () => {},
  }
  return { used, limiter }
}

test('every route below /identity has the common limit per address, except the listed ones', async () => {
  const { used, limiter } = refusing()
  const server = await aSignInServer({ requestLimiter: limiter, cleanUp: onTestFinished })
  const routes = [...server.routes].filter(([, url]) => url.startsWith('/identity'))
  expect(routes.length).toBeGreaterThan(20)
  const limits: Record<string, string> = {}
  for (const [method, url] of routes) {
    const before = used.length
    const path = url.replace(/:\w+/g, 'any')
    const answer = await server.app.inject({ method: method as 'GET', url: path, headers: PAGE })
    expect(answer.statusCode, `${method} ${url}`).toBe(429)
    expect(answer.headers['retry-after'], `${method} ${url}`).toBe('40')
    expect(used.length, `${method} ${url}`).toBe(before + 1)
    limits[url] = used.at(-1) ?? ''
  }
  const exceptions = Object.entries(limits).filter(([, limit]) => limit !== 'identity-request 1200')
  expect(Object.fromEntries(exceptions)).toEqual({
    '/identity/auth': 'identity-begin 300',
    '/identity/jwks': 'identity-file 6000',
    '/identity/.well-known/openid-configuration': 'identity-file 6000',
    '/identity/assets/identity.css': 'identity-file 6000',
    '/identity/assets/frieze.svg': 'identity-file 6000',
    '/identity/assets/passkeys.js': 'identity-file 6000',
    '/identity/assets/webauthn.js': 'identity-file 6000',
    '/identity/assets/fraunces.woff2': 'identity-file 6000',
    '/identity/assets/commissioner.woff2': 'identity-file 6000',
  })
})

test('a limited visitor reads how long to wait, and a program gets the protocol’s error', async () => {
  const { limiter } = refusing()
  const { app } = await aSignInServer({ requestLimiter: limiter, cleanUp: onTestFinished })
  const page = await app.inject({
    url: '/identity/auth',
    headers: { ...PAGE, 'accept-language': 'nl' },
  })
  expect(page.body).toContain('Dat waren veel pogingen. Wacht 1 min en probeer het dan weer.')
  const program = await app.inject({ method: 'POST', url: '/identity/token', headers: HOST })
  expect(program.json()).toMatchObject({ error: 'temporarily_unavailable' })
})

test('an address can start three hundred sign-ins a minute, without affecting others', async () => {
  const server = await aSignInServer({
    requestLimiter: processRateLimiter(),
    cleanUp: onTestFinished,
  })
  const ask = async (remoteAddress: string) =>
    (await server.app.inject({ url: '/identity/auth', remoteAddress, headers: HOST })).statusCode
  for (let begun = 0; begun < 300; begun++) expect(await ask('203.0.113.30')).toBe(400)
  expect(await ask('203.0.113.30')).toBe(429)
  expect(await ask('203.0.113.31')).toBe(400)
})

test('requests of the market’s own server are not counted for its visitors', async () => {
  const { limiter } = refusing()
  const asked: string[] = []
  const counting: RateLimiter = {
    ...limiter,
    use: async (_limit, address) => {
      asked.push(address)
      return { allowed: true }
    },
  }
  const server = await aSignInServer({ requestLimiter: counting, cleanUp: onTestFinished })
  await signedIn(server.browser('203.0.113.32'))
  expect(new Set(asked)).toEqual(new Set(['203.0.113.32']))
})
