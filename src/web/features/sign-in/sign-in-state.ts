import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
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
  const router = useRouter()
  const [routes] = useState(() => routesOf(router))
  const isVisitor = useClientState(({ loggedInUserInfo }) => loggedInUserInfo?.userName === null)
  useEffect(() => {
    // After a sign-out the page stays until the script of the next one has loaded.
    const isLeaving = !routesOf(router).some((id) => routes.includes(id))
    if (isVisitor && !isLeaving) openSignIn(reason)
  }, [isVisitor, reason, router, routes])
}

/** The ids of the routes of the address, without the root's. */
function routesOf(router: ReturnType<typeof useRouter>): string[] {
  const [matchedRoutes] = router.getMatchedRoutes(router.history.location.pathname)
  return matchedRoutes.slice(1).map(({ id }) => id)
}
