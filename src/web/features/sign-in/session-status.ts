import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'
import { createStore, useStore } from '../../store.ts'

const nothingOffered = { socialName: null as string | null, ownSalon: null as string | null }
const statusStore = createStore(nothingOffered)

/** What the social option of the sign-in is called; null when there is none, and while it is not known. */
export function useSocialName(): string | null {
  return useStore(statusStore, nothingOffered, ({ socialName }) => socialName)
}

/** The user name of the page a provider runs; null for everybody else, and while it is not known. */
export function useOwnSalon(): string | null {
  return useStore(statusStore, nothingOffered, ({ ownSalon }) => ownSalon)
}

/**
 * Asks who is signed in and keeps it (row AUTH-05). The answer also brings the XSRF cookie and what
 * a sign-in needs. Null when it cannot be asked; the page goes on as it was.
 */
export async function refreshStatus() {
  const answer = await api('getAuthStatus')
  if (!answer.ok) return null
  const { isAuthenticated, userInfo, ownSalon, signIn } = answer.reply
  statusStore.set({ socialName: signIn.socialName, ownSalon })
  clientState.set({ loggedInUserInfo: isAuthenticated ? userInfo : noUser })
  return answer.reply
}
