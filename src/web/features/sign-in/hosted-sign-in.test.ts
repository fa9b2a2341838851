import { beforeEach, expect, test, vi } from 'vitest'
import { redirectToSignIn, type SignInMethod } from './hosted-sign-in.ts'
import { type Issuer, storePendingSignIn, takePendingSignIn } from './pending-sign-in.ts'

const ISSUER: Issuer = {
  issuer: 'https://id.example',
  clientId: 'market',
  redirectPath: '/auth/callback',
  scope: 'openid email',
  socialName: 'Bloesem-ID',
}
const stored = new Map<string, string>()
const redirects: URL[] = []
let discovered: object = {}

beforeEach(() => {
  stored.clear()
  redirects.length = 0
  discovered = {}
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'nl' }, cookie: '' })
  vi.stubGlobal('window', {
    location: {
      origin: 'https://bloesem.example',
      protocol: 'https:',
      assign: (url: URL) => redirects.push(url),
    },
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({
      issuer: ISSUER.issuer,
      authorization_endpoint: 'https://id.example/authorize?tenant=nl',
      ...discovered,
    }),
  )
})

async function signInParameters(method: SignInMethod, issuer = ISSUER) {
  await redirectToSignIn(issuer, 'nonce-1', method)
  return Object.fromEntries(redirects.at(-1)?.searchParams ?? [])
}

test('[AUTH-03] the issuer is asked for a code, and the verifier is stored', async () => {
  const parameters = await signInParameters('signIn')
  const pending = takePendingSignIn()
  expect(parameters).toEqual({
    tenant: 'nl',
    client_id: 'market',
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: 'https://bloesem.example/auth/callback',
    ui_locales: 'nl',
    state: pending.state,
    nonce: 'nonce-1',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(pending).toMatchObject({ issuer: ISSUER, nonce: 'nonce-1' })
  expect(pending.codeVerifier).not.toBe(parameters.code_challenge)
})

test.each([
  ['signIn', 'Bloesem-ID', {}],
  ['signUp', 'Bloesem-ID', { prompt: 'create' }],
  ['again', 'Bloesem-ID', { prompt: 'login', max_age: '0' }],
  ['social', 'Bloesem-ID', { identity_provider: 'Bloesem-ID' }],
  ['social', null, {}],
] as const)(
  '[AUTH-03] for %s with the social option %s the parameters are %j',
  async (method, socialName, more) => {
    const { prompt, max_age, identity_provider } = await signInParameters(method, {
      ...ISSUER,
      socialName,
    })
    expect({ prompt, max_age, identity_provider }).toEqual(more)
  },
)

test('[AUTH-03] a refresh token is requested if the issuer supports it', async () => {
  discovered = { scopes_supported: ['openid', 'offline_access'] }
  expect((await signInParameters('signIn')).scope).toBe('openid email offline_access')
  discovered = { scopes_supported: ['openid'] }
  expect((await signInParameters('signIn')).scope).toBe('openid email')
  discovered = { authorization_endpoint: undefined }
  await expect(signInParameters('signIn')).rejects.toThrow('names no authorization endpoint')
})

test('[AUTH-03, AUTH-14] a pending sign-in can be taken once, from the tab or from a cookie', () => {
  const pending = { issuer: ISSUER, codeVerifier: 'v', state: 's', nonce: 'n' }
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  storePendingSignIn(pending)
  expect(document.cookie).toBe('')
  expect(takePendingSignIn()).toEqual(pending)
  expect(document.cookie).toContain('sign-in=; Path=/; Max-Age=0')
  expect(() => takePendingSignIn()).toThrow('No sign-in was begun')
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  storePendingSignIn(pending)
  expect(document.cookie).toContain('Max-Age=600; SameSite=Lax; Secure')
  expect(takePendingSignIn()).toEqual(pending)
  expect(document.cookie).toContain('sign-in=; Path=/; Max-Age=0')
})
