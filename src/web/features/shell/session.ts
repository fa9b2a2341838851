import { useRouteContext } from '@tanstack/react-router'
import { useClientState } from '../../client-state.ts'

/** Whether somebody is signed in: as the page's cookie said, until the session's status is known. */
export function useHasSession(): boolean {
  const asked = useRouteContext({ from: '__root__', select: (context) => context.hasSession })
  return useClientState(({ loggedInUserInfo }) =>
    loggedInUserInfo ? loggedInUserInfo.userName !== null : asked,
  )
}
