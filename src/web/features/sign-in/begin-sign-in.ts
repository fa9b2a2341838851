import { logError } from '../../log.ts'
import type { SignInMethod } from './hosted-sign-in.ts'
import { refreshStatus } from './session-status.ts'

/** Redirects to the hosted sign-in, its sign-up or its social option. Returns false if it cannot be reached. */
export async function beginSignIn(method: SignInMethod): Promise<boolean> {
  const status = await refreshStatus()
  if (!status) return false
  try {
    const { redirectToSignIn } = await import('./hosted-sign-in.ts')
    await redirectToSignIn(status.signIn, status.nonce, method)
    return true
  } catch (error) {
    logError('The hosted sign-in cannot be reached', error)
    return false
  }
}
