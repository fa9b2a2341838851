/** Where a page may get things from besides ourselves. */
export interface PageSources {
  /** Origins the browser may talk to: an outside issuer's. */
  readonly connectOrigins: readonly string[]
  /** Origins whose pages may stand in a frame of ours: terms kept elsewhere. */
  readonly frameOrigins: readonly string[]
  /** Origins that pictures come from: a service of map pictures (docs/decisions/0015). */
  readonly imageOrigins: readonly string[]
}

/** The content security policy of a page: own files and nonced scripts only; in development Vite adds its styles and its socket. */
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

/** The origins of pictures that are not ours: those of the map's service, where the operator has set one. */
export function imageOrigins(mapTiles: { readonly url: string } | undefined): string[] {
  return mapTiles ? [new URL(mapTiles.url).origin] : []
}
