import { expect, test } from 'vitest'
import { formOf } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  DEMO,
  PUBLIC_URL,
  startSignIn,
} from '#api/account/testing/sign-in-server.ts'

const server = await aSignInServer()
const HOST = { host: new URL(PUBLIC_URL).host }

const HOSTILE = [
  '\0',
  'a\0b',
  '\ud800',
  '%00',
  'x'.repeat(9_000),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'sanne@voorbeeld.nl\r\nBcc: a@b.nl',
  '\u202e',
  '{}',
]
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.each(['sign-in', 'sign-up', 'verify', 'resend', 'forgot', 'reset', 'demo'])(
  'the %s form accepts any input and shows it as text only',
  async (step) => {
    const browser = server.browser()
    const { page } = await startSignIn(browser)
    const { action, hidden } = formOf(page.body)
    const address = action.replace(/\/sign-in$/, `/${step}`)
    for (const text of HOSTILE) {
      const fields = ['username', 'password', 'email', 'name', 'phoneNumber', 'code', 'language']
      const form = { ...hidden, ...Object.fromEntries(fields.map((name) => [name, text])) }
      const answer = await browser.post(address, form)
      expect(answer.status, JSON.stringify(text.slice(0, 40))).toBeLessThan(500)
      expect(answer.body).not.toContain('<script>')
    }
    for (const [body, headers] of [
      ['username=sanne', { 'content-type': 'application/json' }],
      ['username=sanne', {}],
      [`username=${'x'.repeat(20_000)}`, FORM],
      ['username=a&username=b&__proto__=c&xsrf=d', FORM],
      ['%zz=%&=&&', FORM],
    ] as const) {
      const { statusCode } = await post(address, body, headers, browser)
      expect(statusCode, body.slice(0, 40)).toBeGreaterThanOrEqual(400)
      expect(statusCode, body.slice(0, 40)).toBeLessThan(500)
    }
  },
)

test('a user name above the maximum length is not stored', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const { action, hidden } = formOf(page.body)
  const forgot = action.replace(/\/sign-in$/, '/forgot')
  const kept = async () => {
    const { rows } = await server.database.pool.query(
      `select coalesce(max(length(login)), 0) as resets,
         (select count(*) from identity.artifacts where payload::text like '%xxxxxxxx%') as artifacts
       from identity.password_resets`,
    )
    return rows[0]
  }
  await browser.post(forgot, { ...hidden, username: 'y'.repeat(254) })
  const answer = await browser.post(forgot, { ...hidden, username: 'x'.repeat(255) })
  expect(answer.status).toBe(422)
  expect(await kept()).toEqual({ resets: 254, artifacts: 0 })
})

test.each([
  'grant_type=authorization_code&code=%00&code_verifier=%00&redirect_uri=%00&client_id=bloesem',
  'grant_type=refresh_token&refresh_token=%00&client_id=bloesem',
  `grant_type=refresh_token&refresh_token=${'x'.repeat(20_000)}&client_id=bloesem`,
  'grant_type=%00&client_id=%00',
  'grant_type=refresh_token&grant_type=authorization_code&client_id=bloesem',
  'grant_type=password&username=sanne&password=bloesem-demo&client_id=bloesem',
  'grant_type=authorization_code&code=__proto__&code_verifier=x&redirect_uri=x&client_id=bloesem',
  '',
])('the token endpoint refuses %j without a server error', async (body) => {
  for (const path of ['/identity/token', '/identity/token/revocation']) {
    const answer = await post(path, body, FORM)
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    expect(answer.body).not.toMatch(/select|pg_|node_modules/)
  }
})

const WHOLE = new URLSearchParams({
  client_id: 'bloesem',
  response_type: 'code',
  scope: 'openid',
  code_challenge_method: 'S256',
  redirect_uri: `${PUBLIC_URL}/auth/callback`,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
}).toString()

test.each([
  'client_id=%00&redirect_uri=%00&response_type=code',
  'client_id=bloesem&redirect_uri=https://evil.example&response_type=code&scope=openid',
  'client_id=bloesem&redirect_uri=http://127.0.0.1:3000@evil.example/auth/callback&response_type=code',
  'client_id=bloesem&redirect_uri=http://127.0.0.1:3000/auth/callback/../../x&response_type=code',
  'client_id=bloesem&redirect_uri=javascript:alert(1)&response_type=code',
  'client_id=bloesem&client_id=other&response_type=code',
  `${WHOLE}&state=%00&nonce=%00&ui_locales=%00&login_hint=%00`,
  `${WHOLE}&claims=%7B%22id_token%22%3A%5B%5D%7D`,
  `${WHOLE}&max_age=-1&prompt=none%20login`,
  'client_id[]=bloesem&response_type=code',
  'request=eyJhbGciOiJub25lIn0.e30.&client_id=bloesem',
  'request_uri=http://evil.example/x&client_id=bloesem&response_type=code',
])('a sign-in started with %j redirects nowhere', async (query) => {
  const answer = await server.app.inject({ url: `/identity/auth?${query}`, headers: HOST })
  expect(answer.statusCode).toBeLessThan(500)
  expect(String(answer.headers.location ?? '')).not.toMatch(/evil|javascript/)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  'http://127.0.0.1:3000.evil.example/',
  '/\\evil',
])('signing out does not redirect to %s', async (target) => {
  const query = new URLSearchParams({ client_id: 'bloesem', post_logout_redirect_uri: target })
  const answer = await server.app.inject({ url: `/identity/session/end?${query}`, headers: HOST })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.body).not.toContain('evil')
})

test('a page with a token and user input is not compressed', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const cookie = [...browser.jar]
    .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
    .join('; ')
  const answer = await server.app.inject({
    url: page.url,
    headers: { ...HOST, cookie, 'accept-encoding': 'gzip, br' },
  })
  expect(answer.body).toContain('name="xsrf"')
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('demo accounts and their password exist on a demo market only', async () => {
  const real = await aSignInServer({ demo: null })
  const { page } = await startSignIn(real.browser())
  expect(page.body).not.toContain(DEMO.password)
  expect(
    (await real.browser().post(`${page.url}/demo`, { username: 'sanne' })).status,
  ).toBeGreaterThan(399)
})

function post(
  url: string,
  payload: string,
  headers: Record<string, string>,
  browser?: ReturnType<typeof server.browser>,
) {
  const jar = [...(browser?.jar ?? [])].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
  return server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...HOST, ...headers, cookie: jar.join('; ') },
  })
}
