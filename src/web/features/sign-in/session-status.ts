import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'
import { hasPublicDemoTag } from '../../public-demo.ts'
import { createStore, useStore } from '../../store.ts'

const initialStatus = {
  socialName: null as string | null,
  issuer: null as string | null,
  isMember: false,
  ownSalon: null as string | null,
}
const statusStore = createStore(initialStatus)

/** The name of the social sign-in; null if there is none and until known. */
export function useSocialName(): string | null {
  return useStore(statusStore, initialStatus, ({ socialName }) => socialName)
}

/** Whether the site signs people in by itself, and so has a page for two-step sign-in; false until known. */
export function useHasOwnSignIn(): boolean {
  const issuer = useStore(statusStore, initialStatus, (status) => status.issuer)
  return (issuer?.startsWith(`${window.location.origin}/`) ?? false) && !hasPublicDemoTag()
}

/** Whether the user works at a salon; false until known. */
export function useIsMember(): boolean {
  return useStore(statusStore, initialStatus, ({ isMember }) => isMember)
}

/** Where a sign-in leads that began on no other page: members to their agenda (row WORK-146). */
export function startPage(): '/' | '/salon' {
  return statusStore.get().isMember ? '/salon' : '/'
}

/** The user name of the user's salon with a public page; null if there is none and until known. */
export function useOwnSalon(): string | null {
  return useStore(statusStore, initialStatus, ({ ownSalon }) => ownSalon)
}

/**
 * Loads and stores who is signed in (row AUTH-05). The response also sets the XSRF cookie and has the
 * issuer's data. Null if it failed; the state is then unchanged.
 */
export async function refreshStatus() {
  const answer = await api('getAuthStatus')
  if (!answer.ok) return null
  const { isAuthenticated, userInfo, isMember, ownSalon, signIn } = answer.reply
  statusStore.set({ socialName: signIn.socialName, issuer: signIn.issuer, isMember, ownSalon })
  clientState.set({ loggedInUserInfo: isAuthenticated ? userInfo : noUser })
  return answer.reply
}
