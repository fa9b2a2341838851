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

/** What came of a sign-in; `new` is the first one of an account. */
export type SignInOutcome = 'failed' | 'back' | 'new'

/** Turns the address of the callback into a session of ours. */
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

/** The tokens as browser storage gives them back (row AUTH-04); where it is blocked or full they go on as they are. */
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
    // Storage is blocked: nothing is in it.
  }
}

/** Has the tokens made cookies and fetches who it is; both must be there. */
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
