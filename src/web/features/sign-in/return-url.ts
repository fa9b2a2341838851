import { readCookie, writeCookie } from '../../cookies.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of ours that sent a visitor to /login. */
    returnTo?: string
  }
}

const cookieName = 'returnUrl'
const lifetimeSeconds = 1800
const lastReturnKey = 'returned-to'

/** Remembers in a cookie where the visitor is, step and all (row AUTH-02). */
export function storeReturnUrl(path = `${location.pathname}${location.search}${location.hash}`) {
  writeCookie(cookieName, path, lifetimeSeconds)
}

/** Where to go back to, once; the search when nothing usable was kept. */
export function takeReturnUrl(): string {
  const stored = readCookie(cookieName)
  writeCookie(cookieName, '', 0)
  const path = ownPath(stored ?? '') ?? '/'
  try {
    sessionStorage.setItem(lastReturnKey, path)
  } catch {
    // Storage is blocked or full: the back button leads to the search.
  }
  return path
}

/** Where the last sign-in of this tab led back to, for who goes back into it; the search when there was none. */
export function lastReturnUrl(): string {
  try {
    return ownPath(sessionStorage.getItem(lastReturnKey) ?? '') ?? '/'
  } catch {
    return '/'
  }
}

/** A path on our own origin, or null: an address elsewhere would make the sign-in a trampoline. */
export function ownPath(text: string): string | null {
  if (!text.startsWith('/')) return null
  const here = 'http://own.invalid'
  const url = URL.parse(text, here)
  if (url?.origin !== here || url.pathname === '/login') return null
  // `/.//evil.example` is a path of ours only until its dot is gone.
  if (url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
