import type { Language } from '#messages/language.ts'

/** A service of map pictures; `url` holds {z}, {x} and {y}, `attribution` is plain text. */
export interface MapTiles {
  url: string
  attribution: string
}

/** What the mount knows about one page request; only there while the server renders. */
export interface RequestScope {
  language: Language
  /** What `?lang=` asks for. */
  askedLanguage?: Language | null
  nonce: string
  /** Origin of the product, for canonical links. */
  origin: string
  mapTiles?: MapTiles | undefined
  /** Headers of the visitor that in-process API calls carry on. */
  forwarded: Record<string, string>
  fetchApi: (request: Request) => Promise<Response>
  /** Logs a defect that the page survives. */
  report: (fault: unknown) => void
  /** Logs what an operator may want to know and nobody has to mend. */
  remark: (what: string) => void
}

/** What `serve.ts` mounts: pages by the fetch standard, and the browser's copy of the messages. */
export interface WebServer {
  fetch(request: Request, scope: RequestScope): Promise<Response>
  /** The JSON of a name such as 'en' or 'en/ranking'; undefined where there is none. */
  messages(name: string): { body: string; version: string } | undefined
}
