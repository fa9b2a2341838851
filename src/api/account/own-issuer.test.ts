import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { decodeProtectedHeader } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase, urlOf } from '#platform/testing/database.ts'
import { aFreePort, startProduct } from '#platform/testing/product.ts'
import { aBrowser, type Browser } from './testing/browser.ts'
import { overHttp } from './testing/over-http.ts'
import {
  aSignInServer,
  codeOf,
  DEMO,
  requestTokens,
  SECRET_KEY,
  startSignIn,
  statusOf,
  type Tokens,
  xsrf,
} from './testing/sign-in-server.ts'

// One address, and behind it two processes of the product that share nothing: one of them is the other's issuer.
/** For tests that wait for a process to start. */
const STARTS_AGAIN = { timeout: 120_000 }
const ports = { front: await aFreePort(), issuer: await aFreePort(), product: await aFreePort() }
const PUBLIC_URL = `http://127.0.0.1:${ports.front}`
const databases = {
  issuer: await aDatabase<unknown>(afterAll),
  product: await aDatabase<unknown>(afterAll),
}
await aFront()
await seedPeople()
let issuer = await startIssuer()
const product = await startProduct(
  {
    ...common(databases.product, 'another secret than the one of the issuer'),
    OIDC_ISSUER: `${PUBLIC_URL}/identity`,
    OIDC_CLIENT_ID: 'bloesem',
  },
  ports.product,
)
afterAll(() => Promise.all([issuer.stop(), product.stop()]))

test('[AUTH-03] a sign-in at the other process becomes a session, with an account made from its tokens', async () => {
  const browser = aBrowserHere()
  const before = (await browser.call('GET', '/api/auth/status')).json()
  expect(before.signIn).toMatchObject({
    issuer: `${PUBLIC_URL}/identity`,
    scope: 'email openid profile',
  })
  await signedInHere(browser)
  const { userInfo } = await statusOf(browser)
  expect(userInfo).toMatchObject({ userName: 'sanne', name: 'Sanne Visser', role: 'customer' })
  const { rows } = await databases.product.pool.query('select user_name, email from accounts')
  expect(rows).toEqual([{ user_name: 'sanne', email: 'sanne@voorbeeld.nl' }])
})

test('[AUTH-06] refreshing and signing out are sent to the other process, and the session ends there', async () => {
  const browser = aBrowserHere()
  await signedInHere(browser)
  expect((await browser.call('POST', '/api/auth/refresh', {}, xsrf(browser))).status).toBe(200)
  const out = await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))
  expect(out.json<{ endSessionUrl: string }>().endSessionUrl).toMatch(
    new RegExp(`^${PUBLIC_URL}/identity/session/end\\?`),
  )
  expect((await statusOf(browser)).isAuthenticated).toBe(false)
  const { page } = await startSignIn(browser, { redirectUri: `${PUBLIC_URL}/auth/callback` })
  expect(page.body).toContain('name="password"')
})

test(
  'while the issuer is unreachable sessions continue and sign-in is unavailable; afterwards both work',
  STARTS_AGAIN,
  async () => {
    const browser = aBrowserHere()
    const tokens = await signedInHere(browser)
    await issuer.kill()
    expect((await statusOf(browser)).isAuthenticated).toBe(true)
    expect((await listOrders(browser, tokens)).status).toBe(200)
    const refused = await browser.call('POST', '/api/auth/refresh', {}, xsrf(browser))
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
    issuer = await startIssuer()
    expect((await browser.call('POST', '/api/auth/refresh', {}, xsrf(browser))).status).toBe(200)
  },
)

test('new signing keys of the issuer are loaded without a restart', STARTS_AGAIN, async () => {
  const old = await signedInHere(aBrowserHere())
  await databases.issuer.pool.query(
    `update identity.signing_keys set signs_from = signs_from - interval '91 days'`,
  )
  await issuer.stop()
  issuer = await startIssuer()
  const browser = aBrowserHere()
  const tokens = await tokensHere(browser)
  expect(keyOf(tokens)).not.toBe(keyOf(old))
  // Keys are asked for again some seconds after they were last.
  const isTaken = async () => (await listOrders(browser, tokens)).status
  await expect.poll(isTaken, { interval: 500 }).toBe(200)
  expect((await listOrders(browser, old)).status).toBe(200)
})

const keyOf = ({ access_token }: Tokens) => decodeProtectedHeader(access_token).kid

function listOrders(browser: Browser, { access_token }: Tokens) {
  const headers = { authorization: `Bearer ${access_token}` }
  return browser.call('GET', '/orderApi/orders', undefined, headers)
}

function aBrowserHere(): Browser {
  return aBrowser(overHttp(PUBLIC_URL), { publicUrl: PUBLIC_URL })
}

async function tokensHere(browser: Browser, nonce?: string): Promise<Tokens> {
  const redirectUri = `${PUBLIC_URL}/auth/callback`
  const { page, verifier } = await startSignIn(browser, { redirectUri, ...(nonce && { nonce }) })
  const back = await browser.submit(page, { username: 'sanne', password: DEMO.password })
  const answer = await requestTokens(browser, {
    grant_type: 'authorization_code',
    code: codeOf(back),
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
  return answer.json<Tokens>()
}

async function signedInHere(browser: Browser): Promise<Tokens> {
  const tokens = await tokensHere(browser, (await statusOf(browser)).nonce)
  const answer = await browser.call('POST', '/api/auth/set-cookies', {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
  })
  expect(answer.json()).toMatchObject({ success: true })
  return tokens
}

function startIssuer() {
  return startProduct(common(databases.issuer, SECRET_KEY), ports.issuer)
}

function common({ connection }: TestDatabase<unknown>, secret: string): Record<string, string> {
  return {
    DATABASE_URL: urlOf(connection),
    PUBLIC_URL,
    SECRET_KEY: secret,
    DEMO_DATA: '0',
    RATE_LIMIT: 'off',
  }
}

/** What an operator's proxy does: the sign-in is one process's, the rest the other's. */
async function aFront(): Promise<void> {
  const front = createServer((asked, answer) => {
    const isSignIn = asked.url?.startsWith('/identity/')
    const onward = request(
      {
        host: '127.0.0.1',
        port: isSignIn ? ports.issuer : ports.product,
        path: asked.url,
        method: asked.method,
        headers: asked.headers,
      },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    onward.on('error', () => answer.writeHead(502).end())
    asked.pipe(onward)
  }).listen(ports.front, '127.0.0.1')
  await once(front, 'listening')
  afterAll(() => {
    front.close()
    front.closeAllConnections()
  })
}

async function seedPeople(): Promise<void> {
  const cleanUps: (() => Promise<unknown>)[] = []
  const cleanUp = (run: () => Promise<unknown>) => cleanUps.push(run)
  await aSignInServer({ beside: databases.issuer, publicUrl: PUBLIC_URL, cleanUp })
  for (const run of cleanUps) await run()
}
