import { getGlobalStartContext } from '@tanstack/react-start'
import type { Language } from '#messages/language.ts'

/** What the mount knows about one page request; only there while the server renders. */
export interface RequestScope {
  language: Language
  nonce: string
  /** Origin of the product, for canonical links. */
  origin: string
  /** Headers of the visitor that in-process API calls carry on. */
  forwarded: Record<string, string>
  fetchApi: (request: Request) => Promise<Response>
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestScope }
  }
}

/** The scope of the request being rendered; undefined in the browser. */
export function requestScope(): RequestScope | undefined {
  return getGlobalStartContext()
}
