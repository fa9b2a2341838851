import { useEffect } from 'react'
import { useClientState } from '../../client-state.ts'
import { track } from '../../events.ts'
import { createStore, useStore } from '../../store.ts'
import { storeReturnUrl } from './return-url.ts'

interface SignInState {
  isOpen: boolean
  /** Why a sign-in is needed here; a general text if undefined. */
  reason: string | undefined
}

const initial: SignInState = { isOpen: false, reason: undefined }
const state = createStore(initial)

export function useSignInState(): SignInState {
  return useStore(state, initial, (current) => current)
}

/** Opens the sign-in dialog over the page and stores the URL to return to. */
export function openSignIn(reason?: string): void {
  storeReturnUrl()
  track('sign-in-opened')
  state.set({ isOpen: true, reason })
}

export function closeSignIn(): void {
  state.set({ isOpen: false })
}

/**
 * Opens the sign-in dialog for a visitor; does not block the page (row AUTH-01). For components of
 * personal pages.
 */
export function useSignInGuard(reason?: string): void {
  const isVisitor = useClientState(({ loggedInUserInfo }) => loggedInUserInfo?.userName === null)
  useEffect(() => {
    if (isVisitor) openSignIn(reason)
  }, [isVisitor, reason])
}
