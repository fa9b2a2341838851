import { beforeEach, expect, test, vi } from 'vitest'
import { clientState, noUser } from '../../client-state.ts'

const beforeEffects = vi.hoisted(() => vi.fn<() => unknown>())
// Effects run at once, so that a hook can be called outside a component.
vi.mock('react', async (actual) => ({
  ...(await actual<typeof import('react')>()),
  useEffect: (run: () => void) => {
    beforeEffects()
    run()
  },
  useState: <T>(initial: () => T) => [initial()],
  useSyncExternalStore: <T>(_: unknown, now: () => T) => now(),
}))
const matchedRoutes = [{ id: '__root__' }, { id: '/bookings/' }]
const router = { getMatchedRoutes: () => [matchedRoutes], history: { location: {} } }
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }))
const { closeSignIn, useSignInGuard, useSignInState } = await import('./sign-in-state.ts')

const page = { cookie: '' }

beforeEach(() => {
  closeSignIn()
  page.cookie = ''
  matchedRoutes.splice(1, 1, { id: '/bookings/' })
  const location = { pathname: '/bookings', search: '?page=2', hash: '', protocol: 'https:' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', { location })
})

test('[AUTH-01, AUTH-02] a visitor to a personal page sees the sign-in dialog, and its URL is stored', () => {
  clientState.set({ loggedInUserInfo: noUser })
  useSignInGuard('Sign in to see your appointments.')
  expect(useSignInState()).toEqual({ isOpen: true, reason: 'Sign in to see your appointments.' })
  expect(page.cookie).toContain(`returnUrl=${encodeURIComponent('/bookings?page=2')}`)
})

test.each([
  ['is signed in', { ...noUser, userName: 'sanne' }],
  ['is not known yet', null],
])('[AUTH-01] a user who %s sees no dialog', (_, loggedInUserInfo) => {
  clientState.set({ loggedInUserInfo })
  useSignInGuard()
  expect(useSignInState().isOpen).toBe(false)
  expect(page.cookie).toBe('')
})

test('[AUTH-06, AUTH-01] a page that is being left for a public one shows no dialog', () => {
  clientState.set({ loggedInUserInfo: noUser })
  beforeEffects.mockImplementationOnce(() => matchedRoutes.splice(1, 1, { id: '/search' }))
  useSignInGuard()
  expect(useSignInState().isOpen).toBe(false)
})
