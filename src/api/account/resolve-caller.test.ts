import { expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { aSignInServer, signedIn, statusOf, tokensFor } from './testing/sign-in-server.ts'

test('[AUTH-10] an expired token is refused by header and by cookie, also when it was accepted before', async () => {
  const clock = settableClock(Date.now())
  const server = await aSignInServer({ clock })
  const browser = server.browser()
  const { access_token, expires_in } = await signedIn(browser)
  const headers = { authorization: `Bearer ${access_token}` }
  const asked = async () => [
    (await browser.call('GET', '/whoami', undefined, headers)).json(),
    (await browser.call('GET', '/whoami')).json(),
  ]
  const [byHeader, byCookie] = await asked()
  expect(byHeader).toMatchObject({ caller: { userName: 'sanne' } })
  expect(byCookie).toMatchObject({ caller: { userName: 'sanne' } })
  clock.advance((expires_in + 60) * 1000)
  expect(await asked()).toEqual([
    { ok: false, refusal: 'invalid-token' },
    { ok: true, caller: { kind: 'visitor' } },
  ])
})

test('[AUTH-04] tokens of a sign-in that has been ended start no session', async () => {
  const browser = (await aSignInServer()).browser()
  const { nonce } = await statusOf(browser)
  const tokens = await tokensFor(browser, undefined, { nonce })
  const body = {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
  }
  const token = { client_id: 'bloesem', token: tokens.refresh_token }
  expect((await browser.post('/identity/token/revocation', token)).status).toBe(200)
  expect((await browser.call('POST', '/api/auth/set-cookies', body)).json()).toEqual({
    success: false,
    error: 'This sign-in was ended',
  })
  expect(browser.cookie('access_token')).toBeUndefined()
})
