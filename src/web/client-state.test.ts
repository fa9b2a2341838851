import { expect, test, vi } from 'vitest'
import { clientState, noUser, watchWidth } from './client-state.ts'

test('[APP-15] a tab begins with nothing on its way, nobody known and no token', () => {
  expect(clientState.get()).toEqual({
    ...{ isLoading: false, httpRequests: 0, isMobile: false },
    ...{ loggedInUserInfo: null, bearerToken: '' },
  })
})

test('[APP-15, APP-08] isMobile follows the width of the window until nobody watches it', () => {
  const phone = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('window', { matchMedia: () => phone })
  const unwatch = watchWidth()
  expect(clientState.get().isMobile).toBe(true)
  const turnTo = (matches: boolean) => {
    phone.matches = matches
    phone.dispatchEvent(new Event('change'))
  }
  turnTo(false)
  expect(clientState.get().isMobile).toBe(false)
  unwatch()
  turnTo(true)
  expect(clientState.get().isMobile).toBe(false)
})

test('[AUTH-12] of nobody every field is null', () => {
  expect(noUser).toEqual({
    ...{ name: null, email: null, userName: null },
    ...{ profilePictureUrl: null, phoneNumber: null, role: null },
  })
})
