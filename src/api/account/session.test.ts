import { decodeJwt } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { getAuthStatus, refreshSession, setCookies, signOut } from '#contract/account.ts'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { sessionCookies } from './cookies.ts'
import { csrfTokens } from './csrf-tokens.ts'
import type { Browser } from './testing/browser.ts'
import {
  aSignInServer,
  DEMO,
  SECRET_KEY,
  signedIn,
  startSignIn,
  statusOf,
  type Tokens,
  tokensFor,
  xsrf,
} from './testing/sign-in-server.ts'

const DAAN = { username: 'daan', password: DEMO.password }
const TOKEN_COOKIES = [
  'access_token',
  'expires_in',
  'id_token',
  'is_authenticated',
  'refresh_token',
  'token_type',
]
const server = await aSignInServer()

function bring(browser: Browser, tokens: Partial<Tokens>) {
  const body = {
    accessToken: tokens.access_token ?? '',
    idToken: tokens.id_token ?? '',
    refreshToken: tokens.refresh_token,
  }
  return browser.call('POST', '/api/auth/set-cookies', body)
}

async function whoIs(
  browser: Browser,
  headers?: Record<string, string>,
  method: 'GET' | 'POST' = 'GET',
) {
  return (await browser.call(method, '/whoami', method === 'POST' ? {} : undefined, headers)).json()
}

const bearer = (tokens: Tokens) => ({ authorization: `Bearer ${tokens.access_token}` })

test('[AUTH-05, AUTH-12] the status of a visitor has no user and has what a sign-in needs', async () => {
  const browser = server.browser()
  const answer = await browser.call('GET', '/api/auth/status')
  const status = getAuthStatus.reply.parse(answer.json())
  expect(status).toMatchObject({
    isAuthenticated: false,
    method: 'other',
    signIn: {
      issuer: `${server.publicUrl}/identity`,
      clientId: 'bloesem',
      redirectPath: '/auth/callback',
    },
  })
  expect(new Set(Object.values(status.userInfo))).toEqual(new Set([null]))
  expect(answer.header('cache-control')).toBe('no-store')
  expect(browser.cookieNames()).toEqual(['XSRF-TOKEN', 'sid'])
  expect((await statusOf(browser)).nonce).toBe(status.nonce)
})

test('[AUTH-04] both tokens of a sign-in are set as cookies, and the status has the user', async () => {
  const browser = server.browser()
  const { nonce } = await statusOf(browser)
  const answer = await bring(browser, await tokensFor(browser, undefined, { nonce }))
  const info = {
    name: 'Sanne Visser',
    email: 'sanne@voorbeeld.nl',
    userName: 'sanne',
    profilePictureUrl: null,
    phoneNumber: '0612340001',
    role: 'customer',
  }
  expect(setCookies.reply.parse(answer.json())).toEqual({
    success: true,
    userInfo: info,
    isNewAccount: expect.any(Boolean),
  })
  expect(await statusOf(browser)).toMatchObject({
    isAuthenticated: true,
    method: 'oauth',
    userInfo: info,
  })
})

test('an empty session id counts as none: the status sets a new one with its nonce', async () => {
  const ask = (cookie: string) =>
    server.app.inject({ url: '/api/auth/status', headers: { host: '127.0.0.1:3000', cookie } })
  const [first, second] = [await ask('sid='), await ask('sid=')]
  expect(first.cookies.find(({ name }) => name === 'sid')?.value).toBeTruthy()
  expect(first.json().nonce).not.toBe(second.json().nonce)
})

test('tokens from a browser without a session id are refused, whatever their nonce', async () => {
  const { nonce } = csrfTokens(SECRET_KEY, sessionCookies({ secure: false }))
  const browser = server.browser()
  const tokens = await tokensFor(browser, undefined, { nonce: nonce('') })
  for (const headers of [{}, { cookie: 'sid=' }]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/set-cookies',
      headers: { host: '127.0.0.1:3000', ...headers },
      payload: { accessToken: tokens.access_token, idToken: tokens.id_token },
    })
    expect(answer.json()).toEqual({ success: false, error: expect.any(String) })
    expect(answer.cookies).toEqual([])
  }
})

test('[AUTH-11] an XSRF token for an empty session id is refused', async () => {
  const browser = server.browser()
  await signedIn(browser)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signout',
    headers: {
      host: '127.0.0.1:3000',
      cookie: `sid=; refresh_token=${browser.cookie('refresh_token')}`,
      'x-xsrf-token': csrfTokens(SECRET_KEY, sessionCookies({ secure: false })).xsrfToken(''),
    },
    payload: {},
  })
  expect(answer.statusCode).toBe(403)
})

test('[AUTH-09] token cookies are HttpOnly, and the refresh token is sent to /api/auth only', async () => {
  const browser = server.browser()
  const { nonce } = await statusOf(browser)
  const tokens = await tokensFor(browser, undefined, { nonce })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/set-cookies',
    headers: { host: '127.0.0.1:3000', cookie: `sid=${browser.cookie('sid')}` },
    payload: {
      accessToken: tokens.access_token,
      idToken: tokens.id_token,
      refreshToken: tokens.refresh_token,
    },
  })
  const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
  expect(cookies.access_token).toMatchObject({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    value: tokens.access_token,
  })
  expect(cookies.access_token?.maxAge).toBeGreaterThan(3500)
  expect(cookies.id_token).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(cookies.refresh_token).toMatchObject({
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: 30 * DAY_SECONDS,
  })
  expect(cookies.sid).toMatchObject({ httpOnly: true })
  for (const name of ['token_type', 'expires_in', 'is_authenticated', 'XSRF-TOKEN']) {
    expect(cookies[name]).not.toHaveProperty('httpOnly')
  }
  expect(cookies.access_token).not.toHaveProperty('secure')
})

test('[AUTH-04] without an access or an id token the sign-in fails and is logged', async () => {
  const browser = server.browser()
  const { nonce } = await statusOf(browser)
  const tokens = await tokensFor(browser, undefined, { nonce })
  for (const missing of ['access_token', 'id_token'] as const) {
    const answer = await bring(browser, { ...tokens, [missing]: '' })
    expect(answer.json()).toEqual({ success: false, error: expect.any(String) })
  }
  expect(browser.cookieNames()).not.toContain('access_token')
  expect(server.lines.join()).toContain('a sign-in was not completed')
  expect((await browser.call('POST', '/api/auth/set-cookies', {})).status).toBe(400)
})

test('swapped tokens, tokens of two people and tokens of another browser’s sign-in are refused', async () => {
  const browser = server.browser()
  const { nonce } = await statusOf(browser)
  const sanne = await tokensFor(browser, undefined, { nonce })
  const daan = await tokensFor(server.browser(), DAAN, { nonce })
  const unasked = await tokensFor(server.browser())
  const refusals = [
    { access_token: sanne.id_token, id_token: sanne.access_token },
    { access_token: sanne.id_token, id_token: sanne.id_token },
    unasked,
    await tokensFor(server.browser(), undefined, { nonce: 'another-nonce' }),
    { ...sanne, access_token: `${sanne.access_token.slice(0, -4)}AAAA` },
  ]
  for (const tokens of refusals)
    expect((await bring(browser, tokens)).json()).toMatchObject({ success: false })
  const mixed = await bring(browser, { access_token: sanne.access_token, id_token: daan.id_token })
  expect(mixed.json()).toMatchObject({ error: 'The tokens belong to different people' })
  expect((await bring(server.browser(), sanne)).json()).toMatchObject({ success: false })
  expect((await bring(browser, sanne)).json()).toMatchObject({ success: true })
})

test('sign-in and sign-out renew the session id', async () => {
  const browser = server.browser()
  await statusOf(browser)
  const sids = [browser.cookie('sid')]
  const tokens = await signedIn(browser)
  sids.push(browser.cookie('sid'))
  expect((await bring(browser, tokens)).json()).toMatchObject({ success: false })
  await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))
  sids.push(browser.cookie('sid'))
  expect(new Set(sids).size).toBe(3)
})

test('a user name that belongs to another subject is not reassigned', async () => {
  await server.database.pool.query(
    `insert into accounts (user_name, subject, name, email) values ('daan', 'somebody-else', 'Daan', 'x@voorbeeld.nl')`,
  )
  const browser = server.browser()
  const { nonce } = await statusOf(browser)
  const tokens = await tokensFor(browser, DAAN, { nonce })
  expect((await bring(browser, tokens)).json()).toMatchObject({ success: false })
  expect(await whoIs(server.browser(), bearer(tokens))).toEqual({
    ok: false,
    refusal: 'invalid-token',
  })
})

test('[AUTH-10] a bearer token decides who calls, before any cookie; an empty one counts as none', async () => {
  const fresh = await aSignInServer({ cleanUp: onTestFinished })
  const tokens = await tokensFor(fresh.browser())
  const caller = {
    kind: 'user',
    userName: 'sanne',
    role: 'customer',
    grantId: decodeJwt(tokens.access_token).grant_id,
    signedInAt: Number(decodeJwt(tokens.access_token).auth_time) * 1000,
    hasShownSecondFactor: false,
  }
  expect(await whoIs(fresh.browser(), bearer(tokens))).toEqual({ ok: true, caller })
  for (const authorization of ['', 'Bearer', 'Bearer ', 'bearer   ']) {
    const answer = await whoIs(fresh.browser(), { authorization })
    expect(answer).toEqual({ ok: true, caller: { kind: 'visitor' } })
  }
  const { rows } = await fresh.database.pool.query('select name, email, role from accounts')
  expect(rows).toEqual([{ name: 'Sanne Visser', email: 'sanne@voorbeeld.nl', role: 'customer' }])
})

test('[AUTH-10] with an empty bearer token the access token cookie is used', async () => {
  const browser = server.browser()
  await signedIn(browser)
  expect(await whoIs(browser, { authorization: 'Bearer ' })).toMatchObject({
    caller: { userName: 'sanne' },
  })
})

test('[AUTH-10] an invalid bearer token is refused, also with a valid cookie; an invalid cookie makes a visitor', async () => {
  const browser = server.browser()
  await signedIn(browser)
  const refused = { ok: false, refusal: 'invalid-token' }
  expect(await whoIs(browser, { authorization: 'Bearer not-a-token' })).toEqual(refused)
  browser.setCookie('access_token', 'not-a-token')
  expect(await whoIs(browser)).toEqual({ ok: true, caller: { kind: 'visitor' } })
})

test('[AUTH-11] a changing call with a cookie needs the XSRF token of its session', async () => {
  const browser = server.browser()
  const tokens = await signedIn(browser)
  const other = server.browser()
  await statusOf(other)
  const refused = { ok: false, refusal: 'xsrf' }
  expect(await whoIs(browser, {}, 'POST')).toEqual(refused)
  expect(await whoIs(browser, { 'x-xsrf-token': 'made-up' }, 'POST')).toEqual(refused)
  expect(await whoIs(browser, xsrf(other), 'POST')).toEqual(refused)
  expect(await whoIs(browser, xsrf(browser), 'POST')).toMatchObject({ ok: true })
  expect(await whoIs(server.browser(), bearer(tokens), 'POST')).toMatchObject({ ok: true })
  expect(await whoIs(server.browser(), {}, 'POST')).toEqual({
    ok: true,
    caller: { kind: 'visitor' },
  })
})

test('[AUTH-11] signing out and refreshing need the XSRF token', async () => {
  const browser = server.browser()
  await signedIn(browser)
  for (const path of ['/api/auth/signout', '/api/auth/refresh']) {
    const answer = await browser.call('POST', path, {})
    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'xsrf' })
  }
  expect((await statusOf(browser)).isAuthenticated).toBe(true)
})

test('[AUTH-06, AUTH-09] signing out clears every cookie and revokes the tokens at once in every process', async () => {
  const beside = await aSignInServer({ beside: server.database, cleanUp: onTestFinished })
  const browser = server.browser()
  const tokens = await signedIn(browser)
  expect(await whoIs(beside.browser(), bearer(tokens))).toMatchObject({ ok: true })
  const answer = await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))
  expect(signOut.reply.parse(answer.json())).toEqual({ success: true, endSessionUrl: null })
  expect(browser.cookieNames().filter((name) => TOKEN_COOKIES.includes(name))).toEqual([])
  expect(await statusOf(browser)).toMatchObject({
    isAuthenticated: false,
    userInfo: { name: null, role: null },
  })
  const refused = { ok: false, refusal: 'invalid-token' }
  expect(await whoIs(server.browser(), bearer(tokens))).toEqual(refused)
  await expect.poll(() => whoIs(beside.browser(), bearer(tokens))).toEqual(refused)
  expect((await startSignIn(browser)).page.body, 'the hosted sign-in asks again').toContain(
    'name="password"',
  )
})

test('a user can sign in again after signing out', async () => {
  const browser = server.browser()
  await signedIn(browser)
  await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))
  await signedIn(browser)
  expect((await statusOf(browser)).isAuthenticated).toBe(true)
})

test('[AUTH-06] signing out as a visitor changes nothing', async () => {
  const answer = await server.browser().call('POST', '/api/auth/signout', {})
  expect(answer.json()).toEqual({ success: true, endSessionUrl: null })
})

test('a refresh returns new tokens of the same sign-in, and needs a session', async () => {
  const browser = server.browser()
  const tokens = await signedIn(browser)
  const answer = await browser.call('POST', '/api/auth/refresh', {}, xsrf(browser))
  expect(refreshSession.reply.parse(answer.json())).toEqual({
    success: true,
    expiresIn: expect.any(Number),
  })
  expect(browser.cookie('refresh_token')).not.toBe(tokens.refresh_token)
  const grant = (token: string) => decodeJwt(token).grant_id
  expect(grant(browser.cookie('access_token') ?? '')).toBe(grant(tokens.access_token))
  const nobody = await server.browser().call('POST', '/api/auth/refresh', {})
  expect(nobody.json()).toMatchObject({ statusCode: 401, code: 'sign-in-required' })
})

test('[AUTH-05] the status refreshes a session whose access token has expired', async () => {
  const browser = server.browser()
  await signedIn(browser)
  browser.jar.delete('access_token /')
  browser.jar.delete('id_token /')
  expect(await statusOf(browser)).toMatchObject({
    isAuthenticated: true,
    userInfo: { userName: 'sanne' },
  })
  expect(browser.cookie('access_token')).toBeTruthy()
})

test('a session ends with its cookies when its refresh token is refused', async () => {
  const browser = server.browser()
  await signedIn(browser)
  browser.jar.delete('access_token /')
  browser.setCookie('refresh_token', 'not-a-token', '/api/auth')
  expect((await statusOf(browser)).isAuthenticated).toBe(false)
  expect(browser.cookieNames()).not.toContain('is_authenticated')
})

test('[AUTH-07] the status marks the first sign-in of an account, and no later one', async () => {
  const browser = server.browser()
  const { nonce } = await statusOf(browser)
  const person = {
    username: 'lotte',
    password: 'zes witte tulpen',
    email: 'lotte@voorbeeld.nl',
    name: 'Lotte',
  }
  await browser.call('PUT', '/prod/signup', person)
  await browser.call('POST', '/prod/verify/lotte', {
    confirmationCode: await server.codeFor(person.email),
  })
  const first = await bring(browser, await tokensFor(browser, person, { nonce }))
  expect(first.json()).toMatchObject({
    success: true,
    isNewAccount: true,
    userInfo: { userName: 'lotte' },
  })
  const again = server.browser()
  const next = await statusOf(again)
  const second = await bring(again, await tokensFor(again, person, { nonce: next.nonce }))
  expect(second.json()).toMatchObject({ success: true, isNewAccount: false })
})
