import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import {
  aSignInServer,
  codeOf,
  DEMO,
  exchange,
  PUBLIC_URL,
  requestTokens,
  startSignIn,
  type Tokens,
  tokensFor,
} from '#api/account/testing/sign-in-server.ts'
import { HOUR_SECONDS } from '#platform/time-units.ts'

const SANNE = { username: 'sanne', password: DEMO.password }
const server = await aSignInServer()

test('[AUTH-03] the code flow with a password returns an access, an id and a refresh token', async () => {
  const tokens = await tokensFor(server.browser(), SANNE, { nonce: 'a-nonce' })
  const access = decodeJwt(tokens.access_token)
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
  expect(access).toMatchObject({
    iss: `${PUBLIC_URL}/identity`,
    aud: PUBLIC_URL,
    client_id: 'bloesem',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    token_use: 'access',
    username: 'sanne',
    sub: 'subject-of-sanne',
  })
  expect(access.grant_id).toEqual(expect.any(String))
  expect(tokens.refresh_token).toEqual(expect.any(String))
})

test('tokens, codes and sessions have their configured lifetimes', async () => {
  const own = await aSignInServer({ cleanUp: onTestFinished })
  const browser = own.browser()
  const tokens = await tokensFor(browser)
  await startSignIn(own.browser())
  for (const token of [tokens.access_token, tokens.id_token]) {
    const { iat = 0, exp } = decodeJwt(token)
    expect(exp).toBe(iat + HOUR_SECONDS)
  }
  const { rows } = await own.database.pool.query<{ kind: string; seconds: number }>(
    `select kind, min(extract(epoch from expires_at - now()))::int as seconds
       from identity.artifacts group by kind`,
  )
  const { AuthorizationCode, ...lives } = Object.fromEntries(
    rows.map(({ kind, seconds }) => [kind, seconds]),
  )
  expect(AuthorizationCode).toBeLessThanOrEqual(60)
  const hours = Object.entries(lives).map(([kind, seconds = 0]) => [
    kind,
    Math.ceil(seconds / HOUR_SECONDS),
  ])
  expect(Object.fromEntries(hours)).toEqual({
    Interaction: 1,
    Session: 180 * 24,
    RefreshToken: 30 * 24,
    Grant: 180 * 24,
  })
})

test('expired tokens and codes are refused before they are swept', async () => {
  const own = await aSignInServer({ cleanUp: onTestFinished })
  const browser = own.browser()
  const { refresh_token } = await tokensFor(browser)
  const { page } = await startSignIn(own.browser())
  expect((await startSignIn(browser)).page.location).toContain('code=')
  await own.database.pool.query(`update identity.artifacts set expires_at = now()`)
  const refreshed = await requestTokens(browser, { grant_type: 'refresh_token', refresh_token })
  expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' })
  expect((await startSignIn(browser)).page.body).toContain('name="password"')
  expect((await own.browser().submit(page, SANNE)).status).toBe(400)
})

test('[AUTH-12] the id token has name, address, user name, phone number and role', async () => {
  const tokens = await tokensFor(server.browser(), SANNE, { nonce: 'a-nonce' })
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    aud: 'bloesem',
    nonce: 'a-nonce',
    sub: 'subject-of-sanne',
    name: 'Sanne Visser',
    email: 'sanne@voorbeeld.nl',
    phone_number: '0612340001',
    preferred_username: 'sanne',
    'cognito:username': 'sanne',
    'custom:role': 'customer',
  })
})

test('discovery names endpoints below the public URL, whatever the host of the request', async () => {
  const answer = await server.app.inject({
    url: '/identity/.well-known/openid-configuration',
    headers: { host: 'localhost:9', 'x-forwarded-host': 'evil.example' },
  })
  expect(answer.json()).toMatchObject({
    issuer: `${PUBLIC_URL}/identity`,
    authorization_endpoint: `${PUBLIC_URL}/identity/auth`,
    token_endpoint: `${PUBLIC_URL}/identity/token`,
    jwks_uri: `${PUBLIC_URL}/identity/jwks`,
    end_session_endpoint: `${PUBLIC_URL}/identity/session/end`,
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: expect.arrayContaining(['create']),
  })
})

test('the key set contains no private key', async () => {
  const { keys } = (await server.browser().get('/identity/jwks')).json<{ keys: object[] }>()
  expect(keys).toEqual([expect.objectContaining({ kty: 'EC', alg: 'ES256', use: 'sig' })])
  expect(keys[0]).not.toHaveProperty('d')
})

test('of twenty simultaneous exchanges of one code exactly one gets tokens', async () => {
  const browser = server.browser()
  const { page, verifier } = await startSignIn(browser)
  const code = codeOf(await browser.submit(page, SANNE))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => exchange(browser, code, verifier)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
})

test('a code is refused without its verifier and with another', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const code = codeOf(await browser.submit(page, SANNE))
  const redirect_uri = `${PUBLIC_URL}/auth/callback`
  const without = await requestTokens(browser, {
    grant_type: 'authorization_code',
    code,
    redirect_uri,
  })
  expect(without.json()).toMatchObject({ error: 'invalid_grant' })
  const withAnother = await exchange(
    browser,
    code,
    'another-verifier-of-a-sufficient-length-0123456789',
  )
  expect(withAnother.json()).toMatchObject({ error: 'invalid_grant' })
})

test('a sign-in without a code challenge is refused', async () => {
  const query = new URLSearchParams({
    client_id: 'bloesem',
    redirect_uri: `${PUBLIC_URL}/auth/callback`,
    response_type: 'code',
    scope: 'openid',
  })
  const answer = await server.browser().get(`/identity/auth?${query}`)
  expect(answer.location).toContain('error=invalid_request')
})

test.each([
  ['the start page', `${PUBLIC_URL}/`, true],
  ['the callback', `${PUBLIC_URL}/auth/callback`, true],
  ['something below the callback', `${PUBLIC_URL}/auth/callback/more`, false],
  ['another query', `${PUBLIC_URL}/auth/callback?to=evil`, false],
  ['another place', 'https://evil.example/auth/callback', false],
])('a redirect to %s is compared exactly', async (_what, redirectUri, isAllowed) => {
  const { page } = await startSignIn(server.browser(), { redirectUri })
  expect(page.status).toBe(isAllowed ? 200 : 400)
  expect(page.location).toBeUndefined()
  if (!isAllowed) expect(page.body).toContain('Signing in does not work like this')
})

test('no tokens are issued for another audience', async () => {
  const { page } = await startSignIn(server.browser(), {
    extra: { resource: 'https://evil.example/' },
  })
  expect(page.location).toContain('error=invalid_target')
})

test.each([
  [PUBLIC_URL, 200, PUBLIC_URL],
  ['https://evil.example', 400, undefined],
])('a code exchange from a page at %s is answered with %i', async (origin, status, allowed) => {
  const browser = server.browser()
  const { page, verifier } = await startSignIn(browser)
  const form = {
    client_id: 'bloesem',
    grant_type: 'authorization_code',
    code_verifier: verifier,
    code: codeOf(await browser.submit(page, SANNE)),
    redirect_uri: `${PUBLIC_URL}/auth/callback`,
  }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/identity/token',
    payload: new URLSearchParams(form).toString(),
    headers: {
      origin,
      host: new URL(PUBLIC_URL).host,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['access-control-allow-origin']).toBe(allowed)
})

test('a refresh token is exchanged for a new one; using the old one again ends the sign-in', async () => {
  const browser = server.browser()
  const first = await tokensFor(browser)
  const refresh = (token: string) =>
    requestTokens(browser, { grant_type: 'refresh_token', refresh_token: token })
  const second = (await refresh(first.refresh_token)).json<Tokens>()
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(decodeJwt(second.access_token).grant_id).toBe(decodeJwt(first.access_token).grant_id)
  expect((await refresh(first.refresh_token)).status).toBe(400)
  expect((await refresh(second.refresh_token)).status).toBe(400)
})

test('of twenty simultaneous uses of one refresh token exactly one gets tokens', async () => {
  const browser = server.browser()
  const { refresh_token } = await tokensFor(browser)
  const form = { grant_type: 'refresh_token', refresh_token }
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestTokens(browser, form)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
})

test('a signed-in browser passes without a page and keeps its grant; a new sign-in has its own', async () => {
  const browser = server.browser()
  const first = await tokensFor(browser)
  const { page, verifier } = await startSignIn(browser)
  const silent = (await exchange(browser, codeOf(page), verifier)).json<Tokens>()
  const again = await tokensFor(browser, SANNE, { prompt: 'login' })
  const grant = (tokens: Tokens) => decodeJwt(tokens.access_token).grant_id
  expect(grant(silent)).toBe(grant(first))
  expect(grant(again)).not.toBe(grant(first))
})

test('revoking the refresh token ends the browser’s session', async () => {
  const browser = server.browser()
  const { refresh_token } = await tokensFor(browser)
  const answer = await browser.post('/identity/token/revocation', {
    client_id: 'bloesem',
    token: refresh_token,
  })
  expect(answer.status).toBe(200)
  expect((await startSignIn(browser)).page.body).toContain('name="password"')
})

test('the end-session page asks, signs out and redirects, with any user name', async () => {
  const own = await aSignInServer({ cleanUp: onTestFinished })
  await own.database.pool.query(`update identity.users set name = repeat('\u00eb', 400)`)
  const browser = own.browser()
  const { id_token, refresh_token } = await tokensFor(browser)
  expect(id_token.length).toBeGreaterThan(1_024)
  const query = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: `${PUBLIC_URL}/`,
  })
  const page = await browser.get(`/identity/session/end?${query}`)
  expect(page.body).toContain('Sign out?')
  expect(page.body).not.toContain('<script')
  const done = await browser.submit({ ...page, body: withPaths(page.body) }, { logout: 'yes' })
  expect(done.location).toBe(`${PUBLIC_URL}/`)
  const refreshed = await requestTokens(browser, { grant_type: 'refresh_token', refresh_token })
  expect(refreshed.status).toBe(400)
  expect((await startSignIn(browser)).page.body).toContain('name="password"')
})

test('signing in as another user ends the browser’s first sign-in', async () => {
  const browser = server.browser()
  const first = await tokensFor(browser)
  const { page, verifier } = await startSignIn(browser, { prompt: 'login' })
  const between = await browser.submit(page, { username: 'daan', password: DEMO.password })
  expect(between.header('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  const back = await browser.submit({ ...between, body: withPaths(between.body) }, {})
  const second = (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
  expect(decodeJwt(second.access_token).username).toBe('daan')
  const form = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
  expect((await requestTokens(browser, form)).status).toBe(400)
})

test('the pages of the protocol have the same security headers', async () => {
  const { page } = await startSignIn(server.browser(), { redirectUri: 'https://evil.example' })
  expect(page.header('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  expect(page.header('x-content-type-options')).toBe('nosniff')
  expect(page.header('referrer-policy')).toBe('same-origin')
  expect(page.header('x-request-id')).toBeTruthy()
})

/** The library writes whole addresses and closes its elements. */
function withPaths(body: string): string {
  return body.replaceAll(PUBLIC_URL, '').replaceAll('"/>', '">')
}
