import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { clientState, noUser, watchWidth, withRequestCount } from './client-state.ts'

test('[APP-15] the initial state has no requests, no user and no token', () => {
  expect(clientState.get()).toEqual({
    isLoading: false,
    httpRequests: 0,
    isMobile: false,
    loggedInUserInfo: null,
    bearerToken: '',
  })
})

test('[APP-15, APP-08] isMobile follows the window’s width until it is no longer watched', () => {
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

test('[AUTH-12] without a user every field is null', () => {
  expect(noUser).toEqual({
    name: null,
    email: null,
    userName: null,
    profilePictureUrl: null,
    phoneNumber: null,
    role: null,
  })
})

test('[APP-07] a request counts from its start until it was read or failed', async () => {
  const answer = Promise.withResolvers<void>()
  const running = withRequestCount(() => answer.promise)
  const failing = withRequestCount(() => Promise.reject(new Error('broken off')))
  expect(clientState.get()).toMatchObject({ httpRequests: 2, isLoading: true })
  await expect(failing).rejects.toThrow('broken off')
  expect(clientState.get()).toMatchObject({ httpRequests: 1, isLoading: true })
  answer.resolve()
  await running
  expect(clientState.get()).toMatchObject({ httpRequests: 0, isLoading: false })
})

test('[APP-07] every fetch of the pages is counted, also those of the sign-in library', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  // Files that call fetch: each call must be inside `withRequestCount`.
  const asking = sources.filter((file) => /(?<![.\w])fetch\(/.test(read(file)))
  expect(asking.length).toBeGreaterThanOrEqual(4)
  for (const file of asking) {
    const text = read(file)
    const calls = text.match(/(?<![.\w])fetch\(/g)?.length
    const within = text.match(
      /withRequestCount\((?:async )?\(\) =>\s*(?:\{\s*const response = await )?fetch\(/g,
    )?.length
    expect(within, file).toBe(calls)
  }
  const library = sources.filter((file) => read(file).includes("from 'oauth4webapi'"))
  for (const file of library) expect(read(file), file).toContain('[oauth.customFetch]')
})
