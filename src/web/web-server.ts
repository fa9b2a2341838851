import type { Language } from '#messages/language.ts'

/** A service of map pictures; `url` holds {z}, {x} and {y}, `attribution` is plain text. */
export interface MapTiles {
  url: string
  attribution: string
}

/** An operation of the contract, asked while a page is drawn: each part as it would stand in a request. */
export interface ApiCall {
  method: string
  /** As the contract writes it: '/public/providerInfo/:userName'. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  /** JSON; undefined where there is none. */
  body: unknown
}

/** The answer: a status of HTTP and the JSON that goes with it. */
export interface ApiResponse {
  status: number
  body: unknown
}

/** What the mount knows about one page request; only there while the server renders. */
export interface RequestScope {
  language: Language
  /** What `?lang=` asks for. */
  requestedLanguage?: Language | null
  nonce: string
  /** Origin of the product, for canonical links. */
  origin: string
  mapTiles?: MapTiles | undefined
  /** Strangers come to a demonstration: every page says that it is one. */
  isPublicDemo?: boolean
  /** The visitor's cookies, as they came. */
  cookies: string
  /** Asks our own API in the same process, as the visitor and in the language of the page. */
  callApi: (call: ApiCall) => Promise<ApiResponse>
  /** Logs a defect that the page survives. */
  logError: (error: unknown) => void
  /** Logs what an operator may want to know and nobody has to mend. */
  logInfo: (what: string) => void
}

/** A page, or the way to one: its text is empty then. */
export interface PageResponse {
  status: number
  headers: Headers
  text: string
}

/** What `serve.ts` mounts: pages, and the browser's copy of the messages. */
export interface WebServer {
  render(request: Request, scope: RequestScope): Promise<PageResponse>
  /** The JSON of a name such as 'en' or 'en/ranking'; undefined where there is none. */
  messages(name: string): { body: string; version: string } | undefined
}
