/** The decoded value of a cookie; null if it is absent or not URI-encoded. */
export function readCookie(name: string): string | null {
  return readCookieFrom(document.cookie, name)
}

/** Like `readCookie`, from the text of a Cookie header. */
export function readCookieFrom(cookies: string, name: string): string | null {
  const raw = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookies)?.[1]
  try {
    return raw === undefined ? null : decodeURIComponent(raw)
  } catch {
    return null
  }
}

/** Writes a cookie for all paths; a lifetime of 0 deletes it. */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`
}
