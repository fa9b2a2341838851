import { readCookie, writeCookie } from '../../cookies.ts'

/** What `GET /api/auth/status` says about the issuer. */
export interface Issuer {
  issuer: string
  clientId: string
  redirectPath: string
  scope: string
  socialName: string | null
}

/** A sign-in that was begun, for when the issuer sends the browser back. */
export interface PendingSignIn {
  issuer: Issuer
  codeVerifier: string
  state: string
  nonce: string
}

const key = 'sign-in'
const lifetimeSeconds = 600

/** Keeps it for this tab, or for a short time in a cookie where browser storage is blocked or full. */
export function storePendingSignIn(pending: PendingSignIn): void {
  const text = JSON.stringify(pending)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    writeCookie(key, text, lifetimeSeconds)
  }
}

/** The sign-in that was begun, once. Throws where none was. */
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
