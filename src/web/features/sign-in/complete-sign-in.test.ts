import { beforeEach, expect, test, vi } from 'vitest'
import { clientState } from '../../client-state.ts'
import { takeEvents } from '../../events.ts'
import { networkError, setupApiServer } from '../../testing/api-server.ts'
import { completeSignIn } from './complete-sign-in.ts'

const { tokens, faults } = vi.hoisted(() => ({
  faults: [] as string[],
  tokens: { accessToken: '', idToken: '', refreshToken: null as string | null },
}))
const stored = new Map<string, string>()
const callback = new URL('https://bloesem.example/auth/callback?code=c&state=s')
const user = { userName: 'sanne', name: 'Sanne', role: 'customer' as const }

vi.mock('../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))
vi.mock('./hosted-sign-in.ts', () => ({ exchangeCode: async () => tokens }))
const server = setupApiServer()
/** What was stored and in the client state while each request was answered. */
const during: { stored: number; bearer: string }[] = []
const signedIn = {
  isAuthenticated: true,
  userInfo: user,
  isMember: false,
  ownSalon: null,
  signIn: { socialName: null },
}

/** Answers both requests of a sign-in. */
function answerSignIn(status: object = {}, account = { isNewAccount: false }): void {
  const observed = <T>(reply: T) => {
    during.push({ stored: stored.size, bearer: clientState.get().bearerToken })
    return reply
  }
  server.answer('setCookies', () => observed({ success: true, ...account }))
  server.answer('getAuthStatus', () => observed({ ...signedIn, ...status }))
}

beforeEach(() => {
  during.length = 0
  faults.length = 0
  answerSignIn()
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('[AUTH-04] both tokens go to set-cookies, then the user is fetched', async () => {
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  expect(await completeSignIn(callback)).toBe('back')
  expect(server.requests.map(({ name }) => name)).toEqual(['setCookies', 'getAuthStatus'])
  expect(server.requests[0]?.body).toEqual({ accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  expect(clientState.get().loggedInUserInfo).toMatchObject({ userName: 'sanne' })
})

test('[AUTH-04] the tokens are those in browser storage', async () => {
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => `${key} kept`,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  await completeSignIn(callback)
  expect(server.requests[0]?.body).toEqual({
    accessToken: 'access_token kept',
    idToken: 'id_token kept',
    refreshToken: 'refresh_token kept',
  })
  expect(during[0]?.stored).toBe(3)
})

test('[AUTH-04] without one of the tokens an error is logged and nothing is sent', async () => {
  for (const missing of ['accessToken', 'idToken']) {
    Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: null, [missing]: '' })
    expect(await completeSignIn(callback)).toBe('failed')
  }
  expect(server.requests).toEqual([])
  expect(faults).toHaveLength(2)
})

test('[AUTH-14, AUTH-04] with blocked browser storage the tokens are still sent to set-cookies', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: null })
  expect(await completeSignIn(callback)).toBe('back')
  expect(server.requests[0]?.body).toEqual({ accessToken: 'a', idToken: 'i', refreshToken: null })
  expect(faults).toEqual([])
})

test('[APP-15] the token is in the client state only during set-cookies', async () => {
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  await completeSignIn(callback)
  expect(during.map(({ bearer }) => bearer)).toEqual(['a', ''])
  expect(clientState.get().bearerToken).toBe('')
  expect(stored.size).toBe(0)
})

test('[APP-15, AUTH-07] a failed sign-in is logged and leaves no token', async () => {
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  server.answer('setCookies', () => {
    during.push({ stored: stored.size, bearer: clientState.get().bearerToken })
    return networkError()
  })
  expect(await completeSignIn(callback)).toBe('failed')
  expect(during.map(({ bearer }) => bearer)).toEqual(['a'])
  expect(faults).toEqual(['The tokens were not accepted'])
  expect(clientState.get().bearerToken).toBe('')
  expect(stored.size).toBe(0)
})

test('[AUTH-05, AUTH-04] a sign-in fails if the status has no user afterwards', async () => {
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  takeEvents()
  answerSignIn({ isAuthenticated: false })
  expect(await completeSignIn(callback)).toBe('failed')
  expect(clientState.get().loggedInUserInfo?.userName).toBeNull()
  expect(takeEvents()).toEqual([])
})

test('[APP-16] a sign-in is counted, and the first one of an account as such', async () => {
  Object.assign(tokens, { accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  takeEvents()
  expect(await completeSignIn(callback)).toBe('back')
  answerSignIn({}, { isNewAccount: true })
  expect(await completeSignIn(callback)).toBe('new')
  expect(takeEvents()).toEqual([
    { name: 'signed-in', detail: '' },
    { name: 'account-created', detail: '' },
  ])
})
