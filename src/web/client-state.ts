import type { UserInfo } from '#contract/account.ts'
import { PHONE_WIDTH } from './phone-width.ts'
import { createStore, useStore } from './store.ts'

/** The client state (row APP-15); in the browser only. */
export interface ClientState {
  /** Whether a request or a page is loading. */
  isLoading: boolean
  httpRequests: number
  /** 768 px wide or less (row APP-08). */
  isMobile: boolean
  /** Null until known; all fields null when signed out (row AUTH-12). */
  loggedInUserInfo: UserInfo | null
  /** Holds a token only between the callback and set-cookies. */
  bearerToken: string
}

export const noUser: UserInfo = {
  name: null,
  email: null,
  userName: null,
  profilePictureUrl: null,
  phoneNumber: null,
  role: null,
}

const initial: ClientState = {
  isLoading: false,
  httpRequests: 0,
  isMobile: false,
  loggedInUserInfo: null,
  bearerToken: '',
}

export const clientState = createStore<ClientState>(initial)

export function useClientState<S>(select: (state: ClientState) => S): S {
  return useStore(clientState, initial, select)
}

/** The signed-in user; null for a visitor and until the session is known. */
export function useSignedInUser(): UserInfo | null {
  return useClientState(({ loggedInUserInfo }) =>
    loggedInUserInfo?.userName ? loggedInUserInfo : null,
  )
}

/** Counts a request as running until it succeeds or fails (row APP-07). */
export async function withRequestCount<T>(request: () => Promise<T>): Promise<T> {
  changeRequestCount(1)
  try {
    return await request()
  } finally {
    changeRequestCount(-1)
  }
}

function changeRequestCount(step: 1 | -1): void {
  const httpRequests = clientState.get().httpRequests + step
  clientState.set({ httpRequests, isLoading: httpRequests > 0 })
}

/** Updates `isMobile` with the window's width until the returned function is called. */
export function watchWidth(): () => void {
  const phone = window.matchMedia(PHONE_WIDTH)
  const update = () => clientState.set({ isMobile: phone.matches })
  update()
  phone.addEventListener('change', update)
  return () => phone.removeEventListener('change', update)
}
