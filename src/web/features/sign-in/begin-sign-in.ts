import { logFault } from '../../log.ts'
import { refreshStatus } from './session-status.ts'

/** Leaves for the hosted sign-in, or its sign-up. False when it cannot be reached. */
export async function beginSignIn(signUp: boolean): Promise<boolean> {
  const status = await refreshStatus()
  if (!status) return false
  try {
    const { leaveForSignIn } = await import('./hosted-sign-in.ts')
    await leaveForSignIn(status.signIn, status.nonce, signUp)
    return true
  } catch (error) {
    logFault('The hosted sign-in cannot be reached', error)
    return false
  }
}
