import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'
import { createStore, useStore } from '../../store.ts'

const initialStatus = { socialName: null as string | null, ownSalon: null as string | null }
const statusStore = createStore(initialStatus)

/** The name of the social sign-in; null if there is none and until known. */
export function useSocialName(): string | null {
  return useStore(statusStore, initialStatus, ({ socialName }) => socialName)
}

/** The user name of a provider's own salon; null for other users and until known. */
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
  const { isAuthenticated, userInfo, ownSalon, signIn } = answer.reply
  statusStore.set({ socialName: signIn.socialName, ownSalon })
  clientState.set({ loggedInUserInfo: isAuthenticated ? userInfo : noUser })
  return answer.reply
}
