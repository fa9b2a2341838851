import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/time-units.ts'
import type { FetchIssuer } from '#platform/discovery.ts'
import { openLog } from '#platform/log.ts'
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
  secondFactorValues: [],
}

const discovered = (more: object = {}) =>
  Response.json({
    issuer: ISSUER,
    authorization_endpoint: `${DOMAIN}/oauth2/authorize`,
    token_endpoint: `${DOMAIN}/oauth2/token`,
    revocation_endpoint: `${DOMAIN}/oauth2/revoke`,
    jwks_uri: `${ISSUER}/.well-known/jwks.json`,
    ...more,
  })

/** An outside issuer that answers its endpoints with these, and remembers what was asked. */
function anIssuer(signIn: SignIn = COGNITO, answers: Record<string, () => Response> = {}) {
  const asked: { url: string; body: string }[] = []
  const discovery = () =>
    discovered(signIn.logoutStyle === 'oidc' ? { end_session_endpoint: `${DOMAIN}/end` } : {})
  const fetchIssuer: FetchIssuer = async (url, init) => {
    asked.push({ url, body: String(init.body ?? '') })
    const answer = url.endsWith('/openid-configuration')
      ? (answers.discovery ?? discovery)
      : answers[url]
    return answer?.() ?? new Response(null, { status: 404 })
  }
  const log = openLog({ format: 'json', level: 'silent' })
  const issuer = openIssuer(signIn, { publicUrl: 'https://bloesem.example', log, fetchIssuer })
  return { issuer, asked }
}

test('signing out of Cognito sends the client id and the return address, and no id token', async () => {
  const { issuer } = anIssuer()
  expect(await issuer.endSessionUrl('an-id-token')).toBe(
    `${DOMAIN}/logout?client_id=a-client&logout_uri=https%3A%2F%2Fbloesem.example%2F`,
  )
})

test('signing out of another issuer follows RP-initiated logout', async () => {
  const { issuer } = anIssuer({ ...COGNITO, logoutStyle: 'oidc' })
  const url = new URL((await issuer.endSessionUrl('an-id-token')) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe(`${DOMAIN}/end`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'a-client',
    id_token_hint: 'an-id-token',
    post_logout_redirect_uri: 'https://bloesem.example/',
  })
})

test('a refused refresh token ends the session; a failing issuer does not', async () => {
  const token = `${DOMAIN}/oauth2/token`
  const refused = anIssuer(COGNITO, {
    [token]: () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
  })
  expect(await refused.issuer.refresh('old')).toBeUndefined()
  const troubled = anIssuer(COGNITO, {
    [token]: () => Response.json({ error: 'server_error' }, { status: 500 }),
  })
  await expect(troubled.issuer.refresh('old')).rejects.toMatchObject({ statusCode: 503 })
  const busy = anIssuer(COGNITO, {
    [token]: () => Response.json({ error: 'slow_down' }, { status: 429 }),
  })
  await expect(busy.issuer.refresh('old')).rejects.toMatchObject({ statusCode: 503 })
  const broken = anIssuer(COGNITO, { [token]: () => new Response('<html>', { status: 502 }) })
  await expect(broken.issuer.refresh('old')).rejects.toMatchObject({ statusCode: 503 })
})

test('a revocation names the type of the token', async () => {
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

test('discovery is repeated after it failed', async () => {
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

test('the browser may connect to the discovery and token endpoints, once they are known', async () => {
  const { issuer } = anIssuer()
  expect(issuer.origins()).toEqual([new URL(ISSUER).origin])
  await issuer.discover()
  expect(issuer.origins()).toEqual([new URL(ISSUER).origin, DOMAIN])
})

test('connecting to an unreachable issuer throws nothing, and succeeds once it is back', async () => {
  let isAway = true
  const { issuer } = anIssuer(COGNITO, {
    discovery: () => (isAway ? new Response('<html>', { status: 502 }) : discovered()),
  })
  await issuer.discover()
  expect(issuer.origins()).toHaveLength(1)
  isAway = false
  await issuer.discover()
  expect(issuer.origins()).toHaveLength(2)
})

test('new signing keys are loaded with the first token they signed; while the issuer is unreachable the last keys are used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const [first, second] = [await aKey('first'), await aKey('second')]
  let published: JWK[] | undefined = [first.publicJwk]
  const { issuer } = anIssuer(COGNITO, {
    [`${ISSUER}/.well-known/jwks.json`]: () =>
      published ? Response.json({ keys: published }) : new Response(null, { status: 502 }),
  })
  const verify = (token: string) => jwtVerify(token, issuer.keys).then(({ payload }) => payload.sub)
  expect(await verify(await first.sign())).toBe('first')

  published = [second.publicJwk]
  vi.setSystemTime(Date.now() + 6_000)
  expect(await verify(await second.sign())).toBe('second')
  await expect(verify(await first.sign())).rejects.toMatchObject({
    code: 'ERR_JWKS_NO_MATCHING_KEY',
  })

  published = undefined
  vi.setSystemTime(Date.now() + HOUR_MS)
  expect(await verify(await second.sign())).toBe('second')
  await expect(verify(await first.sign())).rejects.not.toMatchObject({
    code: 'ERR_JWKS_NO_MATCHING_KEY',
  })
})

async function aKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return {
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } as JWK,
    sign: () =>
      new SignJWT().setProtectedHeader({ alg: 'RS256', kid }).setSubject(kid).sign(privateKey),
  }
}
