import type { useRouter } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clientState, noUser } from '../../client-state.ts'
import { followSignOut, signOut } from './sign-out.ts'

vi.mock('../../api-client.ts', () => ({
  api: async () => ({ ok: true, reply: { success: true, endSessionUrl: null } }),
}))
vi.mock('../offline/kept-visits.ts', () => ({ forgetVisits: async () => undefined }))

const anna = { ...noUser, userName: 'anna', name: 'Anna' }

test('[AUTH-06, APP-11] whoever signs out leaves their own page before it knows nobody; other tabs are told', async () => {
  const steps: string[] = []
  const step = (name: string) => {
    steps.push(`${name}: ${clientState.get().loggedInUserInfo?.name ?? 'nobody'}`)
  }
  const router = {
    options: { context: { i18n: { t: (key: string) => key } } },
    navigate: async () => {
      await toldElsewhere
      step('leaves')
    },
    invalidate: async () => step('asks again'),
  } as unknown as ReturnType<typeof useRouter>
  onTestFinished(followSignOut(router))
  // Begun later, and so told later: what this tab would hear of itself is here by then.
  const otherTab = new BroadcastChannel('signed-out')
  onTestFinished(() => otherTab.close())
  const toldElsewhere = new Promise((resolve) => {
    otherTab.onmessage = () => setImmediate(resolve)
  })
  clientState.set({ loggedInUserInfo: anna })

  await signOut(router)
  expect(steps).toEqual(['leaves: Anna', 'asks again: nobody'])

  clientState.set({ loggedInUserInfo: anna })
  otherTab.postMessage(null)
  await vi.waitFor(() => expect(steps).toHaveLength(3))
  expect(steps.at(-1)).toBe('asks again: nobody')
})
