import { readCookie, writeCookie } from '../../cookies.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that redirected to /login. */
    returnTo?: string
  }
}

const cookieName = 'returnUrl'
const lifetimeSeconds = 1800
const lastReturnKey = 'returned-to'

/** Stores the current URL in a cookie, to return to after the sign-in (row AUTH-02). */
export function storeReturnUrl(path = `${location.pathname}${location.search}${location.hash}`) {
  writeCookie(cookieName, path, lifetimeSeconds)
}

/** Returns and deletes the stored URL; the start page if there is none, it is invalid or the home page. */
export function takeReturnUrl(startPage: string): string {
  const stored = ownPath(readCookie(cookieName) ?? '') ?? '/'
  writeCookie(cookieName, '', 0)
  const path = stored === '/' ? startPage : stored
  try {
    sessionStorage.setItem(lastReturnKey, path)
  } catch {
    // Storage is blocked or full: the back button leads to the home page.
  }
  return path
}

/** The URL that the last sign-in of this tab returned to, for Back into the callback; else the home page. */
export function lastReturnUrl(): string {
  try {
    return ownPath(sessionStorage.getItem(lastReturnKey) ?? '') ?? '/'
  } catch {
    return '/'
  }
}

/** A path on our own origin, else null, which prevents open redirects. */
export function ownPath(text: string): string | null {
  if (!text.startsWith('/')) return null
  const base = 'http://own.invalid'
  const url = URL.parse(text, base)
  if (url?.origin !== base || url.pathname === '/login') return null
  // `/.//evil.example` resolves to `//evil.example`.
  if (url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
