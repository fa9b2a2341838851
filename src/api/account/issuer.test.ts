import { expect, test } from 'vitest'
import { openIssuer } from './issuer.ts'
import type { SignIn } from './sign-in.ts'

const ISSUER = 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_Bloesem'
const DOMAIN = 'https://bloesem.auth.eu-north-1.amazoncognito.com'
const COGNITO: SignIn = {
  issuer: ISSUER,
  clientId: 'a-client',
  redirectPath: '/',
  logoutStyle: 'cognito',
  embedded: false,
}

/** An outside issuer that answers its endpoints with these, and remembers what was asked. */
function anIssuer(signIn: SignIn = COGNITO, answers: Record<string, () => Response> = {}) {
  const asked: { url: string; body: string }[] = []
  const discovery = () =>
    Response.json({
      issuer: ISSUER,
      authorization_endpoint: `${DOMAIN}/oauth2/authorize`,
      token_endpoint: `${DOMAIN}/oauth2/token`,
      revocation_endpoint: `${DOMAIN}/oauth2/revoke`,
      jwks_uri: `${ISSUER}/.well-known/jwks.json`,
      ...(signIn.logoutStyle === 'oidc' && { end_session_endpoint: `${DOMAIN}/end` }),
    })
  const issuer = openIssuer(signIn, 'https://bloesem.example', async (url, init) => {
    asked.push({ url, body: String(init.body ?? '') })
    const answer = url.endsWith('/openid-configuration')
      ? (answers.discovery ?? discovery)
      : answers[url]
    return answer?.() ?? new Response(null, { status: 404 })
  })
  return { issuer, asked }
}

test('signing out of Cognito wants the client and where to go, and no id token', async () => {
  const { issuer } = anIssuer()
  expect(await issuer.endSessionUrl('an-id-token')).toBe(
    `${DOMAIN}/logout?client_id=a-client&logout_uri=https%3A%2F%2Fbloesem.example%2F`,
  )
})

test('signing out elsewhere follows RP-initiated logout', async () => {
  const { issuer } = anIssuer({ ...COGNITO, logoutStyle: 'oidc' })
  const url = new URL((await issuer.endSessionUrl('an-id-token')) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe(`${DOMAIN}/end`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'a-client',
    id_token_hint: 'an-id-token',
    post_logout_redirect_uri: 'https://bloesem.example/',
  })
})

test('a refused refresh token is the end of the session, an issuer in trouble is not', async () => {
  const token = `${DOMAIN}/oauth2/token`
  const refused = anIssuer(COGNITO, {
    [token]: () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
  })
  expect(await refused.issuer.refresh('old')).toBeUndefined()
  const troubled = anIssuer(COGNITO, {
    [token]: () => Response.json({ error: 'server_error' }, { status: 500 }),
  })
  await expect(troubled.issuer.refresh('old')).rejects.toMatchObject({ statusCode: 503 })
  const broken = anIssuer(COGNITO, { [token]: () => new Response('<html>', { status: 502 }) })
  await expect(broken.issuer.refresh('old')).rejects.toMatchObject({ statusCode: 503 })
})

test('revoking names the kind of token', async () => {
  const { issuer, asked } = anIssuer(COGNITO, {
    [`${DOMAIN}/oauth2/revoke`]: () => new Response(null),
  })
  await issuer.revoke('old')
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.body))).toEqual({
    token: 'old',
    token_type_hint: 'refresh_token',
    client_id: 'a-client',
  })
})

test('an issuer that could not be discovered is asked again', async () => {
  let tries = 0
  const { issuer } = anIssuer(COGNITO, {
    discovery: () => {
      tries += 1
      throw new TypeError('fetch failed')
    },
  })
  await expect(issuer.endSessionUrl(undefined)).rejects.toThrow()
  await expect(issuer.endSessionUrl(undefined)).rejects.toThrow()
  expect(tries).toBe(2)
})
