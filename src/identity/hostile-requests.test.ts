import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  aSignInServer,
  codeOf,
  DEMO,
  exchange,
  requestTokens,
  startSignIn,
  tokensFor,
} from '#api/account/testing/sign-in-server.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { aDisconnectableDatabase } from '#platform/testing/disconnectable-database.ts'

const SANNE = { username: 'sanne', password: DEMO.password }
const ZERO = 'before\0after'
const LONG = 'x'.repeat(9_000)
const OVERLONG = 'x'.repeat(200_000)
const INTERNALS =
  /\bat .+:\d+|node_modules|\bselect |insert into|identity\.\w+ |pg_|ECONN|22021|22P05/i

const near = await aDatabase<unknown>(afterAll)
const database = await aDisconnectableDatabase(near, afterAll)
const server = await aSignInServer({ beside: database })

beforeEach(() => database.reconnect())

test.each([
  ['a code with a zero character', { grant_type: 'authorization_code', code: ZERO }],
  ['a very long code', { grant_type: 'authorization_code', code: LONG }],
  ['a refresh token with a zero character', { grant_type: 'refresh_token', refresh_token: ZERO }],
  ['a very long refresh token', { grant_type: 'refresh_token', refresh_token: LONG }],
  [
    'a verifier with a zero character',
    { grant_type: 'authorization_code', code: 'a-code', code_verifier: ZERO },
  ],
  ['a client with a zero character', { grant_type: 'refresh_token', client_id: ZERO }],
  ['a kind of grant with a zero character', { grant_type: ZERO }],
])('%s at the token endpoint is a protocol error', async (_what, form) => {
  const answer = await requestTokens(server.browser(), form)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.json().error).toMatch(/^(invalid|unsupported)_/)
  expect(answer.body).not.toMatch(INTERNALS)
})

test('a body that is too large is refused', async () => {
  const answer = await requestTokens(server.browser(), {
    grant_type: 'refresh_token',
    refresh_token: OVERLONG,
  })
  expect(answer.status).toBeLessThan(500)
  expect(answer.json().error).toBe('invalid_request')
})

test.each([ZERO, LONG])('revoking an invalid token is no server error', async (token) => {
  const answer = await server
    .browser()
    .post('/identity/token/revocation', { client_id: 'bloesem', token })
  expect(answer.status).toBeLessThan(500)
  expect(answer.body).not.toMatch(INTERNALS)
})

test.each(['state', 'nonce', 'login_hint', 'ui_locales', 'resource', 'scope', 'code_challenge'])(
  'a zero character in %s of a sign-in is refused with a message, wherever it is stored',
  async (parameter) => {
    const { page } = await startSignIn(server.browser(), { extra: { [parameter]: ZERO } })
    expect(page.status).toBeLessThan(500)
    expect(page.location ?? page.body).toMatch(/error=invalid_|Signing in does not work like this/)
    expect(page.body).not.toMatch(INTERNALS)
  },
)

test('a long state is returned unchanged', async () => {
  const browser = server.browser()
  const state = 'x'.repeat(1_024)
  const { page } = await startSignIn(browser, { extra: { state } })
  const back = await browser.submit(page, SANNE)
  expect(new URL(back.location ?? '').searchParams.get('state')).toBe(state)
})

test.each([
  '/identity/interaction/%00',
  `/identity/interaction/${'x'.repeat(390)}`,
  '/identity/auth/%00',
  `/identity/auth/${'x'.repeat(390)}`,
  '/identity/session/end?id_token_hint=%00',
  '/identity/session/end?post_logout_redirect_uri=%00&state=%00&client_id=bloesem',
])('%s has a page with a link back', async (address) => {
  const page = await server.browser().get(address)
  expect(page.status).toBeLessThan(500)
  expect(page.body).not.toMatch(INTERNALS)
})

test('zero characters in form fields are refused with a message', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const answer = await browser.submit(page, { username: ZERO, password: ZERO })
  expect(answer.status).toBe(400)
  expect(answer.body).toContain('That did not arrive as it should')
  expect(answer.body).not.toMatch(INTERNALS)
})

test('without its database the token endpoint answers temporarily_unavailable, and works again afterwards', async () => {
  const browser = server.browser()
  const { page, verifier } = await startSignIn(browser)
  const code = codeOf(await browser.submit(page, SANNE))
  database.disconnect()
  const away = await exchange(browser, code, verifier)
  expect(away.status).toBe(503)
  expect(away.json()).toEqual({
    error: 'temporarily_unavailable',
    error_description: 'try again in a moment',
  })
  database.reconnect()
  expect((await exchange(browser, code, verifier)).status).toBe(200)
})

test('without its database a sign-in returns with an error, and a form says to try again', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  database.disconnect()
  const sent = await startSignIn(server.browser())
  expect(new URL(sent.page.location ?? '').searchParams.get('error')).toBe(
    'temporarily_unavailable',
  )
  const answer = await browser.submit(page, SANNE)
  expect(answer.status).toBe(503)
  expect(answer.body).toContain('Signing in does not work right now')
  expect(answer.body).not.toMatch(INTERNALS)
  database.reconnect()
  expect(codeOf(await browser.submit(page, SANNE))).toBeTruthy()
})

test('a request that the database aborts has changed nothing', async () => {
  const browser = server.browser()
  const { refresh_token } = await tokensFor(browser)
  const form = { grant_type: 'refresh_token', refresh_token }
  const other = await near.pool.connect()
  await other.query('begin; lock table identity.artifacts in share mode')
  const asked = requestTokens(browser, form)
  await expect.poll(() => endWaitingSession()).toBe(1)
  await other.query('commit')
  other.release()
  expect((await asked).json().error).toBe('temporarily_unavailable')
  // A connection that is about to break may be handed out once more.
  await expect.poll(async () => (await requestTokens(browser, form)).status).toBe(200)
})

async function endWaitingSession(): Promise<number | null> {
  const { rowCount } = await near.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}
