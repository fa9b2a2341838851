import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'

/**
 * Asks who is signed in and keeps it (row AUTH-05). The answer also brings the XSRF cookie and what
 * a sign-in needs. Null when it cannot be asked; the page goes on as it was.
 */
export async function refreshStatus() {
  const answer = await api('getAuthStatus')
  if (!answer.ok) return null
  const { isAuthenticated, userInfo } = answer.reply
  clientState.set({ loggedInUserInfo: isAuthenticated ? userInfo : noUser })
  return answer.reply
}
