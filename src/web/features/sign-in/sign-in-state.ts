import { useEffect } from 'react'
import { useClientState } from '../../client-state.ts'
import { track } from '../../events.ts'
import { createStore, useStore } from '../../store.ts'
import { storeReturnUrl } from './return-url.ts'

interface SignInState {
  isOpen: boolean
  /** Why one must sign in here; a general sentence when left out. */
  reason: string | undefined
}

const initial: SignInState = { isOpen: false, reason: undefined }
const state = createStore(initial)

export function useSignInState(): SignInState {
  return useStore(state, initial, (current) => current)
}

/** Opens the sign-in dialog over the page, which stays as it is, and remembers where to return to. */
export function openSignIn(reason?: string): void {
  storeReturnUrl()
  track('sign-in-opened')
  state.set({ isOpen: true, reason })
}

export function closeSignIn(): void {
  state.set({ isOpen: false })
}

/**
 * The route guard: never blocks, but opens the dialog for a visitor (row AUTH-01). Call it in the
 * component of a page that is somebody's own.
 */
export function useSignInGuard(reason?: string): void {
  const isVisitor = useClientState(({ loggedInUserInfo }) => loggedInUserInfo?.userName === null)
  useEffect(() => {
    if (isVisitor) openSignIn(reason)
  }, [isVisitor, reason])
}
