/** Other origins that a page may load from. */
export interface PageSources {
  /** Origins for requests: those of an outside issuer. */
  readonly connectOrigins: readonly string[]
  /** Origins for frames: that of terms published elsewhere. */
  readonly frameOrigins: readonly string[]
  /** Origins for images: that of a map tile service (docs/decisions/0015). */
  readonly imageOrigins: readonly string[]
}

/** The content security policy of a page. In development it also allows Vite's inline styles and web socket. */
export function pagePolicy(nonce: string, sources: PageSources, dev: boolean): string {
  const styles = dev ? "'unsafe-inline'" : `'nonce-${nonce}'`
  const connect = ["'self'", ...sources.connectOrigins, ...(dev ? ['ws:'] : [])]
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    `img-src ${["'self'", 'data:', ...sources.imageOrigins].join(' ')}`,
    `connect-src ${connect.join(' ')}`,
    ...(sources.frameOrigins.length > 0 ? [`frame-src ${sources.frameOrigins.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The origin of the operator's map tile service; empty without one. */
export function imageOrigins(mapTiles: { readonly url: string } | undefined): string[] {
  return mapTiles ? [new URL(mapTiles.url).origin] : []
}
