/** A cookie of ours that scripts may read; null where there is none, or nothing that we wrote. */
export function readCookie(name: string): string | null {
  return readCookieFrom(document.cookie, name)
}

/** The same in the cookies of a request. */
export function readCookieFrom(cookies: string, name: string): string | null {
  const raw = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookies)?.[1]
  try {
    return raw === undefined ? null : decodeURIComponent(raw)
  } catch {
    return null
  }
}

/** Keeps it for every page of ours; a lifetime of 0 takes it away. */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`
}
