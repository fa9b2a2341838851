import { useRouteContext } from '@tanstack/react-router'
import { type ClientState, clientState, useClientState } from '../../client-state.ts'

/** Whether somebody is signed in; from the page's cookie until the session is loaded. */
export function useHasSession(): boolean {
  const fromCookie = useRouteContext({ from: '__root__', select: (context) => context.hasSession })
  return useClientState((state) => sessionInState(state) ?? fromCookie)
}

/** Like `useHasSession`, outside of components. */
export function currentHasSession(fromCookie: boolean): boolean {
  return sessionInState(clientState.get()) ?? fromCookie
}

function sessionInState({ loggedInUserInfo }: ClientState): boolean | undefined {
  return loggedInUserInfo ? loggedInUserInfo.userName !== null : undefined
}
