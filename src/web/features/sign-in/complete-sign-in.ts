import { api } from '../../api-client.ts'
import { clientState } from '../../client-state.ts'
import { track } from '../../events.ts'
import { logError } from '../../log.ts'
import type { Tokens } from './hosted-sign-in.ts'
import { refreshStatus } from './session-status.ts'

const storageKeys = {
  accessToken: 'access_token',
  idToken: 'id_token',
  refreshToken: 'refresh_token',
} as const

/** The result of a sign-in; `new` for a new account, `back` for an existing one. */
export type SignInOutcome = 'failed' | 'back' | 'new'

/** Completes a sign-in from the callback URL and creates the session. */
export async function completeSignIn(callback: URL): Promise<SignInOutcome> {
  try {
    const { exchangeCode } = await import('./hosted-sign-in.ts')
    return await createSession(storeTokens(await exchangeCode(callback)))
  } catch (error) {
    logError('The sign-in was not completed', error)
    return 'failed'
  } finally {
    deleteTokens()
    clientState.set({ bearerToken: '' })
  }
}

/** Writes the tokens to session storage and reads them back (row AUTH-04); returns them as given if storage fails. */
function storeTokens(tokens: Tokens): Tokens {
  try {
    for (const [name, key] of Object.entries(storageKeys)) {
      sessionStorage.setItem(key, tokens[name as keyof Tokens] ?? '')
    }
    return {
      accessToken: sessionStorage.getItem(storageKeys.accessToken) ?? '',
      idToken: sessionStorage.getItem(storageKeys.idToken) ?? '',
      refreshToken: sessionStorage.getItem(storageKeys.refreshToken) || null,
    }
  } catch {
    return tokens
  }
}

function deleteTokens(): void {
  try {
    for (const key of Object.values(storageKeys)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Exchanges the tokens for cookies and loads the user. Fails without access token or id token. */
async function createSession({
  accessToken,
  idToken,
  refreshToken,
}: Tokens): Promise<SignInOutcome> {
  if (!accessToken || !idToken) {
    logError('The sign-in brought no access token or no id token')
    return 'failed'
  }
  clientState.set({ bearerToken: accessToken })
  const answer = await api('setCookies', { body: { accessToken, idToken, refreshToken } })
  clientState.set({ bearerToken: '' })
  if (!answer.ok || !answer.reply.success) {
    logError('The tokens were not accepted', answer)
    return 'failed'
  }
  const status = await refreshStatus()
  if (!status?.isAuthenticated) return 'failed'
  const { isNewAccount } = answer.reply
  track(isNewAccount ? 'account-created' : 'signed-in')
  return isNewAccount ? 'new' : 'back'
}
