import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { createServer } from '../http/server.ts'
import { registerAccount } from './register.ts'
import type { SignIn } from './sign-in.ts'
import { aBrowser, type Browser } from './testing/browser.ts'
import { SECRET_KEY, statusOf, xsrf } from './testing/sign-in-server.ts'

const PUBLIC_URL = 'https://bloesem.example'
const DOMAIN = 'https://bloesem.auth.eu-north-1.amazoncognito.com'
const COGNITO: SignIn = {
  issuer: 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_aBcDeFgHi',
  clientId: '1example23456789',
  redirectPath: '/',
  logoutStyle: 'cognito',
  embedded: false,
  secondFactorValues: [],
}
const ANOUK = {
  sub: '70ac9d1c-0051-70a1-8d5e-3f4b8c1d2e3f',
  email: 'anouk@voorbeeld.nl',
  email_verified: true,
  name: 'Anouk Vermeer',
  phone_number: '+31612345678',
  'cognito:username': 'Anouk',
}

/** A user pool of Cognito as the outside sees it: its documents, its keys by kid, its shapes of tokens. */
async function aUserPool({ issuer, clientId }: SignIn) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = 'abcdefghijklmnopqrsexample='
  const documents: Record<string, object> = {
    [`${issuer}/.well-known/openid-configuration`]: {
      issuer,
      authorization_endpoint: `${DOMAIN}/oauth2/authorize`,
      token_endpoint: `${DOMAIN}/oauth2/token`,
      revocation_endpoint: `${DOMAIN}/oauth2/revoke`,
      userinfo_endpoint: `${DOMAIN}/oauth2/userInfo`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
    },
    [`${issuer}/.well-known/jwks.json`]: {
      keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }],
    },
  }
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const ofSignIn = { origin_jti: randomToken(12), event_id: randomToken(12), auth_time: 1 }
  return {
    isAway: false,
    documents,
    access: (more: JWTPayload = {}) =>
      sign({
        ...ofSignIn,
        sub: ANOUK.sub,
        'cognito:groups': ['eu-north-1_aBcDeFgHi_Google'],
        client_id: clientId,
        version: 2,
        token_use: 'access',
        scope: 'aws.cognito.signin.user.admin openid profile email',
        jti: randomToken(12),
        username: 'Anouk',
        ...more,
      }),
    id: (more: JWTPayload = {}) =>
      sign({ ...ofSignIn, ...ANOUK, aud: clientId, token_use: 'id', ...more }),
  }
}

async function aServer(signIn: SignIn = COGNITO) {
  const database = await aDatabase<unknown>()
  const pool = await aUserPool(signIn)
  const open = async () => {
    const log = openLog({ format: 'json', level: 'silent' })
    const app = await createServer({
      log,
      publicUrl: new URL(PUBLIC_URL),
      trustProxy: false,
      newRequestId: () => randomToken(9),
    })
    const accounts = await registerAccount(app, {
      database,
      publicUrl: PUBLIC_URL,
      secretKey: SECRET_KEY,
      clock: systemClock,
      log,
      signIn,
      fetchIssuer: async (url) => {
        if (pool.isAway) throw new TypeError('fetch failed')
        const document = pool.documents[url]
        return document ? Response.json(document) : new Response(null, { status: 404 })
      },
    })
    const whoami = async (request: Parameters<typeof accounts.resolveCaller>[0]) =>
      accounts.resolveCaller(request)
    app.get('/whoami', whoami)
    app.get('/signed-in', { config: { access: 'signed-in' } }, whoami)
    app.get('/open', { config: { access: 'open' } }, whoami)
    await app.ready()
    onTestFinished(() => app.close())
    return { app, accounts, browser: () => aBrowser(app, { publicUrl: PUBLIC_URL }) }
  }
  return { database, pool, open, ...(await open()) }
}

async function signIn(
  browser: Browser,
  pool: Awaited<ReturnType<typeof aUserPool>>,
  { access, id }: { access?: JWTPayload; id?: JWTPayload } = {},
) {
  const { nonce } = await statusOf(browser)
  const brought = {
    accessToken: await pool.access(access),
    idToken: await pool.id({ nonce, ...id }),
    refreshToken: 'an-opaque-token',
  }
  return browser.call('POST', '/api/auth/set-cookies', brought)
}

test('[AUTH-03, AUTH-12] a sign-in at Cognito becomes a session: no aud, key found by kid, person from the id token', async () => {
  const { pool, database, ...server } = await aServer()
  const browser = server.browser()
  const asked = (await browser.call('GET', '/api/auth/status')).json()
  expect(asked.signIn).toEqual({
    issuer: COGNITO.issuer,
    clientId: COGNITO.clientId,
    redirectPath: '/',
    scope: 'email openid profile aws.cognito.signin.user.admin',
    socialName: null,
  })
  expect((await signIn(browser, pool)).json()).toMatchObject({ success: true, isNewAccount: true })
  expect((await statusOf(browser)).userInfo).toEqual({
    name: 'Anouk Vermeer',
    email: 'anouk@voorbeeld.nl',
    userName: 'anouk',
    phoneNumber: '+31612345678',
    profilePictureUrl: null,
    role: 'customer',
  })
  const { rows } = await database.pool.query('select subject, user_name, role from accounts')
  expect(rows).toEqual([{ subject: ANOUK.sub, user_name: 'anouk', role: 'customer' }])
})

test('a group at the issuer gives no role', async () => {
  const { pool, ...server } = await aServer()
  const token = await pool.access({ 'cognito:groups': ['operator'], 'custom:role': 'operator' })
  const who = await server
    .browser()
    .call('GET', '/whoami', undefined, { authorization: `Bearer ${token}` })
  expect(who.json()).toMatchObject({ ok: true, caller: { userName: 'anouk', role: 'customer' } })
})

test('the time of the sign-in is read from either token, and never from another person’s id token', async () => {
  const { pool, ...server } = await aServer()
  const toldBy = async (access: JWTPayload, id: JWTPayload) => {
    const browser = server.browser()
    await signIn(browser, pool, { access, id })
    return { browser, at: await signedInAt(browser) }
  }
  expect((await toldBy({ auth_time: 5 }, { auth_time: 6 })).at).toBe(5_000)
  expect((await toldBy({ auth_time: undefined }, { auth_time: undefined })).at).toBe(null)
  const { browser, at } = await toldBy({ auth_time: undefined }, { auth_time: 6 })
  expect(at).toBe(6_000)
  for (const [key, cookie] of browser.jar) {
    if (key.startsWith('id_token ')) cookie.value = await pool.id({ sub: 'else', auth_time: 6 })
  }
  expect(await signedInAt(browser)).toBe(null)
})

async function signedInAt(browser: Browser): Promise<number | null> {
  const answer = await browser.call('GET', '/whoami')
  return answer.json<{ caller: { signedInAt: number | null } }>().caller.signedInAt
}

test.each<[string, JWTPayload]>([
  ['the token of another app client', { client_id: 'another-client' }],
  ['an id token passed off as access', { token_use: 'id', aud: COGNITO.clientId }],
  ['the token of another pool', { iss: `${COGNITO.issuer}X` }],
])('%s is not accepted', async (_what, claims) => {
  const { pool, ...server } = await aServer()
  const token = claims.iss
    ? await (await aUserPool({ ...COGNITO, issuer: `${claims.iss}` })).access()
    : await pool.access(claims)
  const who = await server
    .browser()
    .call('GET', '/whoami', undefined, { authorization: `Bearer ${token}` })
  expect(who.json()).toEqual({ ok: false, refusal: 'invalid-token' })
})

test('[AUTH-06] signing out of Cognito redirects to its logout with client_id and logout_uri, and revokes its token', async () => {
  const { pool, ...server } = await aServer()
  const browser = server.browser()
  await signIn(browser, pool)
  const authorization = `Bearer ${browser.cookie('access_token')}`
  const whoIs = async () =>
    (await server.browser().call('GET', '/whoami', undefined, { authorization })).json()
  expect(await whoIs()).toMatchObject({ ok: true })
  const answer = (await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))).json<{
    endSessionUrl: string
  }>()
  const url = new URL(answer.endSessionUrl)
  expect(`${url.origin}${url.pathname}`).toBe(`${DOMAIN}/logout`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: COGNITO.clientId,
    logout_uri: `${PUBLIC_URL}/`,
  })
  expect((await statusOf(browser)).isAuthenticated).toBe(false)
  expect(await whoIs()).toEqual({ ok: false, refusal: 'invalid-token' })
})

test('a user who is renamed at the issuer keeps the account; a user name that is taken is refused', async () => {
  const { pool, ...server } = await aServer()
  await signIn(server.browser(), pool)
  const renamed = server.browser()
  const { nonce } = await statusOf(renamed)
  const answer = await renamed.call('POST', '/api/auth/set-cookies', {
    accessToken: await pool.access({ username: 'anouk-too' }),
    idToken: await pool.id({ nonce, 'cognito:username': 'anouk-too', name: 'Anouk de Wit' }),
    refreshToken: null,
  })
  expect(answer.json()).toMatchObject({
    success: true,
    userInfo: { userName: 'anouk', name: 'Anouk de Wit' },
  })
  const other = await pool.access({ sub: 'somebody-else' })
  const who = await server
    .browser()
    .call('GET', '/whoami', undefined, { authorization: `Bearer ${other}` })
  expect(who.json()).toEqual({ ok: false, refusal: 'invalid-token' })
})

test('with an unreachable issuer the server starts and serves visitors, and sign-in works once the issuer is back', async () => {
  const { pool, open, ...server } = await aServer()
  const browser = server.browser()
  await signIn(browser, pool)
  pool.isAway = true
  const restarted = await open()
  const same = restarted.browser()
  for (const [key, cookie] of browser.jar) same.jar.set(key, cookie)
  expect((await same.call('GET', '/open')).json()).toEqual({
    ok: true,
    caller: { kind: 'visitor' },
  })
  expect((await same.call('GET', '/signed-in')).status).toBe(503)
  expect((await statusOf(same)).isAuthenticated).toBe(false)
  expect(restarted.accounts.issuerOrigins()).toEqual([new URL(COGNITO.issuer).origin])

  pool.isAway = false
  expect((await statusOf(same)).isAuthenticated).toBe(true)
  expect(restarted.accounts.issuerOrigins()).toEqual([new URL(COGNITO.issuer).origin, DOMAIN])
})
