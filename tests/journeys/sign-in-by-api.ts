import { type APIRequestContext, expect } from '@playwright/test'
import { calculatePKCECodeChallenge, randomPKCECodeVerifier, randomState } from 'openid-client'
import { formOf } from '../../src/api/account/testing/browser.ts'

/** Signs in with a password by the requests of the sign-in pages, without opening them. The context gets the cookies. */
export async function signInByApi(
  request: APIRequestContext,
  { userName, password }: { userName: string; password: string },
): Promise<void> {
  const { nonce, signIn } = await (await request.get('/api/auth/status')).json()
  const verifier = randomPKCECodeVerifier()
  const page = await request.get('/identity/auth', {
    params: {
      client_id: signIn.clientId,
      redirect_uri: new URL(signIn.redirectPath, signIn.issuer).href,
      response_type: 'code',
      scope: signIn.scope,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: randomState(),
      nonce,
    },
  })
  const { action, hidden } = formOf(await page.text())
  const form = { ...hidden, username: userName, password }
  const callback = new URL((await request.post(action, { form })).url())
  const tokens = await request.post('/identity/token', {
    form: {
      client_id: signIn.clientId,
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${callback.origin}${callback.pathname}`,
    },
  })
  const {
    access_token: accessToken,
    id_token: idToken,
    refresh_token: refreshToken,
  } = await tokens.json()
  const session = await request.post('/api/auth/set-cookies', {
    data: { accessToken, idToken, refreshToken },
  })
  expect(await session.json()).toMatchObject({ success: true })
}
