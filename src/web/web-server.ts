import type { Language } from '#messages/language.ts'

/** A map tile service; `url` contains {z}, {x} and {y}, `attribution` is plain text. */
export interface MapTiles {
  url: string
  attribution: string
}

/** A call of a contract operation while a page renders; the parts of a request. */
export interface ApiCall {
  method: string
  /** The contract's template: '/public/providerInfo/:userName'. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  /** JSON; undefined where there is none. */
  body: unknown
}

/** HTTP status and parsed JSON. */
export interface ApiResponse {
  status: number
  body: unknown
}

/** Data of one page request; on the server only. */
export interface RequestScope {
  language: Language
  /** The language of `?lang=`. */
  requestedLanguage?: Language | null
  nonce: string
  /** Origin of the product, for canonical links. */
  origin: string
  mapTiles?: MapTiles | undefined
  /** Whether this is a public demonstration: every page says so. */
  isPublicDemo?: boolean
  /** The Cookie header of the request. */
  cookies: string
  /** Calls our own API in process, as the visitor and in the language of the page. */
  callApi: (call: ApiCall) => Promise<ApiResponse>
  /** Logs an error that did not stop the page. */
  logError: (error: unknown) => void
  /** Logs information for the operator. */
  logInfo: (message: string) => void
}

/** A page, or a redirect with empty text. */
export interface PageResponse {
  status: number
  headers: Headers
  text: string
}

/** What `serve.ts` mounts: pages and message files. */
export interface WebServer {
  render(request: Request, scope: RequestScope): Promise<PageResponse>
  /** The JSON of a name such as 'en' or 'en/ranking'; undefined where there is none. */
  messages(name: string): { body: string; version: string } | undefined
}
