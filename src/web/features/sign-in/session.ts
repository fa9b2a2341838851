import { useRouteContext } from '@tanstack/react-router'
import { type ClientState, clientState, useClientState } from '../../client-state.ts'

/** Whether somebody is signed in: as the page's cookie said, until the session's status is known. */
export function useHasSession(): boolean {
  const fromCookie = useRouteContext({ from: '__root__', select: (context) => context.hasSession })
  return useClientState((state) => sessionInState(state) ?? fromCookie)
}

/** The same where no component asks; `asked` is what the page's cookie said. */
export function currentHasSession(fromCookie: boolean): boolean {
  return sessionInState(clientState.get()) ?? fromCookie
}

function sessionInState({ loggedInUserInfo }: ClientState): boolean | undefined {
  return loggedInUserInfo ? loggedInUserInfo.userName !== null : undefined
}
