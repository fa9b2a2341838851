import { api } from '../../api-client.ts'
import { clientState } from '../../client-state.ts'
import { note } from '../../events.ts'
import { logFault } from '../../log.ts'
import { refreshStatus } from './session-status.ts'

const storageKeys = {
  accessToken: 'access_token',
  idToken: 'id_token',
  refreshToken: 'refresh_token',
} as const

/** What came of a sign-in; `new` is the first one of an account. */
export type SignInOutcome = 'failed' | 'back' | 'new'

/** Turns the address of the callback into a session of ours. */
export async function completeSignIn(callback: URL): Promise<SignInOutcome> {
  try {
    const { exchangeCode } = await import('./hosted-sign-in.ts')
    const tokens = await exchangeCode(callback)
    for (const [name, key] of Object.entries(storageKeys)) {
      sessionStorage.setItem(key, tokens[name as keyof typeof tokens] ?? '')
    }
    return await tradeTokens()
  } catch (error) {
    logFault('The sign-in was not completed', error)
    return 'failed'
  } finally {
    for (const key of Object.values(storageKeys)) sessionStorage.removeItem(key)
    clientState.set({ bearerToken: '' })
  }
}

/** Reads both tokens from browser storage, has them made cookies, and fetches who it is (row AUTH-04). */
async function tradeTokens(): Promise<SignInOutcome> {
  const accessToken = sessionStorage.getItem(storageKeys.accessToken)
  const idToken = sessionStorage.getItem(storageKeys.idToken)
  if (!accessToken || !idToken) {
    logFault('The sign-in brought no access token or no id token')
    return 'failed'
  }
  clientState.set({ bearerToken: accessToken })
  const refreshToken = sessionStorage.getItem(storageKeys.refreshToken) || null
  const answer = await api('setCookies', { body: { accessToken, idToken, refreshToken } })
  clientState.set({ bearerToken: '' })
  if (!answer.ok || !answer.reply.success) {
    logFault('The tokens were not accepted', answer)
    return 'failed'
  }
  const status = await refreshStatus()
  if (!status?.isAuthenticated) return 'failed'
  const { isNewAccount } = answer.reply
  note(isNewAccount ? 'account-created' : 'signed-in')
  return isNewAccount ? 'new' : 'back'
}
