import type { useRouter } from '@tanstack/react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clientState, noUser } from '../../client-state.ts'
import { networkError, setupApiServer } from '../../testing/api-server.ts'
import { showToast } from '../../ui/toast.tsx'
import { signOut, watchSignOut } from './sign-out.ts'

vi.mock('../../ui/toast.tsx', () => ({ showToast: vi.fn() }))

const server = setupApiServer()
beforeEach(() => server.answer('signOut', { success: true, endSessionUrl: null }))

const userData = {
  deleteVisits: async () => undefined,
  loadClearCheckout: async () => () => undefined,
}

const queryClient = { clear: vi.fn() }

const anna = { ...noUser, userName: 'anna', name: 'Anna' }

test('[AUTH-06, APP-11] a sign-out leaves a personal page before the user is cleared, and notifies other tabs', async () => {
  const steps: string[] = []
  const step = (name: string) => {
    steps.push(`${name}: ${clientState.get().loggedInUserInfo?.name ?? 'nobody'}`)
  }
  const router = routerOn({ isPersonal: true }, async () => {
    await otherTabMessage
    step('leaves')
  })
  router.invalidate = async () => step('asks again')
  onTestFinished(watchSignOut(router))
  // Created later, so it gets the message last: a message to this tab itself would have arrived by then.
  const otherTab = new BroadcastChannel('signed-out')
  onTestFinished(() => otherTab.close())
  const otherTabMessage = new Promise((resolve) => {
    otherTab.onmessage = () => setImmediate(resolve)
  })
  clientState.set({ loggedInUserInfo: anna })

  await signOut(router)
  expect(steps).toEqual(['leaves: Anna', 'asks again: nobody'])

  clientState.set({ loggedInUserInfo: anna })
  otherTab.postMessage(null)
  await expect.poll(() => steps).toHaveLength(3)
  expect(steps.at(-1)).toBe('asks again: nobody')
})

test('[AUTH-06] a page that blocks navigation blocks neither clearing the user nor the toast', async () => {
  clientState.set({ loggedInUserInfo: anna })
  const navigated = Promise.withResolvers<void>()
  signOut(
    routerOn({}, () => navigated.promise),
    'signed out',
  )
  await expect.poll(() => clientState.get().loggedInUserInfo).toEqual(noUser)
  expect(queryClient.clear).toHaveBeenCalled()
  await expect.poll(() => showToast).toHaveBeenLastCalledWith('success', 'signed out')
  navigated.resolve()
})

test('[AUTH-06] the user is cleared even if the navigation fails', async () => {
  clientState.set({ loggedInUserInfo: anna })
  const router = routerOn({ isPersonal: true }, () => Promise.reject(new Error('broken off')))
  await expect(signOut(router)).rejects.toThrow('broken off')
  expect(clientState.get().loggedInUserInfo).toEqual(noUser)
})

test('[WORK-128] a sign-out without a network deletes what is stored on the device, a refused one does not', async () => {
  const deleteVisits = vi.spyOn(userData, 'deleteVisits')
  onTestFinished(() => deleteVisits.mockRestore())
  server.answer('signOut', { success: false, endSessionUrl: null })
  await signOut(routerOn({}, async () => undefined))
  expect(deleteVisits).not.toHaveBeenCalled()
  server.answer('signOut', networkError)
  await signOut(routerOn({}, async () => undefined))
  expect(deleteVisits).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenLastCalledWith('failure', 'auth.signOutError')
})

test('[WORK-87] a sign-out ends the notifications of this browser, and waits for no push service', async () => {
  const unsubscribe = vi.fn(() => new Promise<boolean>(() => undefined))
  stubSubscription(async () => ({ unsubscribe }))
  await signOut(routerOn({}, async () => undefined))
  await expect.poll(() => unsubscribe).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenLastCalledWith('success', 'auth.signOutSuccess')
})

test('[WORK-87] a sign-out that failed leaves the notifications on, and a browser that refuses to end them is signed out', async () => {
  const getSubscription = vi.fn(() => Promise.reject(new Error('refused in private windows')))
  stubSubscription(getSubscription)
  server.answer('signOut', { success: false, endSessionUrl: null })
  await signOut(routerOn({}, async () => undefined))
  expect(getSubscription).not.toHaveBeenCalled()
  server.answer('signOut', { success: true, endSessionUrl: null })
  await signOut(routerOn({}, async () => undefined))
  await expect.poll(() => getSubscription).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenLastCalledWith('success', 'auth.signOutSuccess')
})

function stubSubscription(getSubscription: () => Promise<unknown>): void {
  const registration = { pushManager: { getSubscription } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
}

/** A fake router on a personal page (framed) or on another page. */
function routerOn(staticData: { isPersonal?: true }, navigate: () => Promise<void>) {
  return {
    options: {
      context: {
        i18n: { t: (key: string) => key },
        userData,
        queryClientRef: { current: queryClient },
      },
    },
    state: { matches: [{ staticData: {} }, { staticData }] },
    navigate,
    invalidate: async () => undefined,
  } as unknown as ReturnType<typeof useRouter>
}
