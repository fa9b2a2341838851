import { readCookie, writeCookie } from '../../cookies.ts'

/** The issuer as returned by `GET /api/auth/status`. */
export interface Issuer {
  issuer: string
  clientId: string
  redirectPath: string
  scope: string
  socialName: string | null
}

/** A sign-in that was started, until the issuer redirects back. */
export interface PendingSignIn {
  issuer: Issuer
  codeVerifier: string
  state: string
  nonce: string
}

const key = 'sign-in'
const lifetimeSeconds = 600

/** Stores it for this tab; in a cookie for ten minutes where browser storage is blocked or full. */
export function storePendingSignIn(pending: PendingSignIn): void {
  const text = JSON.stringify(pending)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    writeCookie(key, text, lifetimeSeconds)
  }
}

/** Returns and deletes the pending sign-in. Throws if there is none. */
export function takePendingSignIn(): PendingSignIn {
  const text = takeFromSession() ?? readCookie(key)
  writeCookie(key, '', 0)
  if (!text) throw new Error('No sign-in was begun in this tab')
  return JSON.parse(text)
}

function takeFromSession(): string | null {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return stored
  } catch {
    return null
  }
}
