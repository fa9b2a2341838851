declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of ours that sent a visitor to /login. */
    returnTo?: string
  }
}

const cookieName = 'returnUrl'
const lifetimeSeconds = 1800

/** Remembers in a cookie where the visitor is, step and all (row AUTH-02). */
export function keepReturnUrl(path = `${location.pathname}${location.search}${location.hash}`) {
  write(encodeURIComponent(path), lifetimeSeconds)
}

/** Where to go back to, once; the search when nothing usable was kept. */
export function takeReturnUrl(): string {
  const kept = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(document.cookie)?.[1]
  write('', 0)
  return ownPath(decoded(kept ?? '')) ?? '/search'
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

// Anything can stand in a cookie.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
