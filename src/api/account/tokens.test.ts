import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import { settableClock } from '#platform/clock.ts'
import { tokenVerifier } from './tokens.ts'

const ISSUER = 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_Bloesem'
const NOW = Date.parse('2026-11-24T10:00:00Z')
const seconds = (at: number) => Math.floor(at / 1000)

const ours = await generateKeyPair('RS256', { extractable: true })
const elliptic = await generateKeyPair('ES256')
const foreign = await generateKeyPair('RS256')

const cognitoAccess = {
  iss: ISSUER,
  sub: 'a-subject',
  client_id: 'a-client',
  origin_jti: 'a-sign-in',
  token_use: 'access',
  username: 'Anouk',
  exp: seconds(NOW) + HOUR_SECONDS,
}
const cognitoId = {
  iss: ISSUER,
  sub: 'a-subject',
  aud: 'a-client',
  token_use: 'id',
  'cognito:username': 'Anouk',
  nonce: 'a-nonce',
  name: 'Anouk Vermeer',
  email: 'anouk@voorbeeld.nl',
  phone_number: '+31612345678',
  exp: seconds(NOW) + HOUR_SECONDS,
}

function sign(
  payload: Record<string, unknown>,
  { key = ours.privateKey, alg = 'RS256', typ = 'JWT' } = {},
) {
  return new SignJWT(payload as JWTPayload).setProtectedHeader({ alg, typ }).sign(key)
}

function aVerifier(clock = settableClock(NOW)) {
  return tokenVerifier({
    issuer: ISSUER,
    clientId: 'a-client',
    audience: 'https://bloesem.example',
    secondFactorValues: ['mfa', 'silver'],
    keys: async ({ alg }: { alg?: string } = {}) =>
      alg === 'ES256' ? elliptic.publicKey : ours.publicKey,
    clock,
  })
}

test('an access token in the form of Cognito is accepted: no aud, but client_id, token_use and username', async () => {
  expect(await aVerifier().access(await sign(cognitoAccess))).toMatchObject({
    subject: 'a-subject',
    userName: 'anouk',
    grantId: 'a-sign-in',
    expiresAt: (seconds(NOW) + HOUR_SECONDS) * 1000,
  })
})

test('an access token in the form of RFC 9068 is accepted, with either algorithm', async () => {
  const { token_use, ...claims } = cognitoAccess
  const payload = { ...claims, aud: 'https://bloesem.example' }
  const token = await sign(payload, { key: elliptic.privateKey, alg: 'ES256', typ: 'at+jwt' })
  expect(await aVerifier().access(token)).toMatchObject({ subject: 'a-subject' })
})

test('an id token identifies the user', async () => {
  expect(await aVerifier().id(await sign(cognitoId))).toEqual({
    subject: 'a-subject',
    userName: 'anouk',
    hasShownSecondFactor: false,
    nonce: 'a-nonce',
    name: 'Anouk Vermeer',
    email: 'anouk@voorbeeld.nl',
    emailVerified: false,
    phoneNumber: '+31612345678',
    pictureUrl: undefined,
  })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('an address is verified only if the issuer says so: %s', async (email_verified, isProven) => {
  const token = await sign({ ...cognitoId, email_verified })
  expect(await aVerifier().id(token)).toMatchObject({ emailVerified: isProven })
})

test('one type of token is not accepted as the other', async () => {
  const { token_use, ...unnamed } = cognitoId
  expect(await aVerifier().access(await sign(cognitoId))).toBeUndefined()
  expect(
    await aVerifier().access(await sign({ ...unnamed, client_id: 'a-client' })),
  ).toBeUndefined()
  expect(await aVerifier().id(await sign({ ...cognitoAccess, aud: 'a-client' }))).toBeUndefined()
  const typed = await sign({ ...unnamed }, { typ: 'at+jwt' })
  expect(await aVerifier().id(typed)).toBeUndefined()
})

test.each<[string, Record<string, unknown>]>([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another client', { client_id: 'another-client' }],
  ['another audience', { aud: 'https://evil.example' }],
  ['neither aud nor client_id', { client_id: undefined }],
  ['a life that is over', { exp: seconds(NOW) - 60 }],
  ['no end of life', { exp: undefined }],
  ['nobody it speaks for', { sub: undefined }],
  ['another use', { token_use: 'refresh' }],
])('an access token with %s is refused', async (_what, change) => {
  expect(await aVerifier().access(await sign({ ...cognitoAccess, ...change }))).toBeUndefined()
})

test('a signature by another key, with another algorithm, or none is refused', async () => {
  const verifier = aVerifier()
  expect(
    await verifier.access(await sign(cognitoAccess, { key: foreign.privateKey })),
  ).toBeUndefined()
  expect(await verifier.access(new UnsecuredJWT(cognitoAccess).encode())).toBeUndefined()
  const pss = await generateKeyPair('PS256')
  expect(
    await verifier.access(await sign(cognitoAccess, { key: pss.privateKey, alg: 'PS256' })),
  ).toBeUndefined()
  // The classic: our public key used as the secret of an HMAC.
  const publicKey = new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)))
  const confused = await new SignJWT(cognitoAccess)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(publicKey)
  expect(await verifier.access(confused)).toBeUndefined()
})

test.each(['', 'not a token', 'a.b.c', 'eyJhbGciOiJSUzI1NiJ9..'])(
  'the text %j is no token',
  async (token) => {
    expect(await aVerifier().access(token)).toBeUndefined()
    expect(await aVerifier().id(token)).toBeUndefined()
  },
)

test('an unreachable issuer does not make a token invalid', async () => {
  const verifier = tokenVerifier({
    issuer: ISSUER,
    secondFactorValues: [],
    clientId: 'a-client',
    audience: 'x',
    clock: settableClock(NOW),
    keys: async () => {
      throw new TypeError('fetch failed')
    },
  })
  await expect(verifier.access(await sign(cognitoAccess))).rejects.toMatchObject({
    statusCode: 503,
  })
})

test.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ acr: 'silver' }, true],
  [{ amr: ['pwd'], acr: 'bronze' }, false],
  [{ amr: 'mfa' }, false],
  [{}, false],
])(
  '[WORK-183] %j of a token says whether a second factor was shown: %s',
  async (claims, hasShownSecondFactor) => {
    const verifier = aVerifier()
    const access = await sign({ ...cognitoAccess, ...claims })
    expect(await verifier.access(access)).toMatchObject({ hasShownSecondFactor })
  },
)
