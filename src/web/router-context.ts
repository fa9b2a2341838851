import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type Language, parseLanguage } from '#messages/language.ts'
import { type LastSearch, parseLastSearch } from './last-search.ts'
import { readMapTilesTag } from './map-tiles.ts'
import { builtInMessages, messagesUrl } from './messages.server.ts'
import { createMessages, fetchMessages, type I18n, type MessageNamespace } from './messages.ts'
import { hasPublicDemoTag } from './public-demo.ts'
import { requestScope } from './request-scope.ts'
import type { MapTiles } from './web-server.ts'

/** What the browser keeps of a user besides the session; it is deleted at sign-out. */
export interface UserData {
  deleteVisits: () => Promise<void>
  /** Loads the function that clears the checkout, which is not in every page's bundle. */
  loadClearCheckout: () => Promise<() => void>
}

/** What the context takes from the request or the rendered page. */
export interface DocumentContext {
  i18n: I18n
  origin: string
  /** The language of `?lang=`; absent without one. */
  requestedLanguage?: Language | null
  /** URLs of the messages the browser hydrates with, for the given namespaces. */
  messagesUrls: (pages: readonly MessageNamespace[]) => readonly string[]
  nonce: string | undefined
  /** The operator's map tile service, drawn over the bundled map. */
  mapTiles?: MapTiles | undefined
  /** Whether this is a public demonstration: every page says so. */
  isPublicDemo?: boolean
  /** Whether there was a session when the page was requested; from a cookie. */
  hasSession: boolean
  /** The last search when the page was requested; from a cookie. */
  lastSearch: LastSearch
}

/** The context of every route. */
export interface RouterContext extends DocumentContext {
  userData: UserData
  /** The cache of server state. `QueryProvider` creates it, since the code is not in every page's bundle. */
  queryClientRef: { current?: QueryClient }
}

/** Creates the context: from the request on the server, from the rendered page in the browser. */
export const readDocumentContext = createIsomorphicFn()
  .server(async (): Promise<DocumentContext> => {
    const scope = requestScope()
    if (!scope) throw new Error('a page was rendered outside a request')
    return {
      i18n: builtInMessages(scope.language),
      origin: scope.origin,
      requestedLanguage: scope.requestedLanguage ?? null,
      messagesUrls: (pages) =>
        [undefined, ...pages].map((page) => messagesUrl(scope.language, page)),
      nonce: scope.nonce,
      mapTiles: scope.mapTiles,
      isPublicDemo: scope.isPublicDemo ?? false,
      hasSession: sessionCookie.test(scope.cookies),
      lastSearch: parseLastSearch(scope.cookies),
    }
  })
  .client(async (): Promise<DocumentContext> => {
    const language = parseLanguage(document.documentElement.lang) ?? 'en'
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[data-messages]')]
    // The attribute and not the resolved URL: hydration needs the same text.
    const urls = preloads.map((preload) => preload.getAttribute('href') ?? '')
    return {
      i18n: createMessages(
        language,
        Object.assign({}, ...(await Promise.all(urls.map(fetchMessages)))),
      ),
      origin: window.location.origin,
      requestedLanguage: parseLanguage(new URLSearchParams(window.location.search).get('lang')),
      messagesUrls: () => urls,
      nonce: undefined,
      mapTiles: readMapTilesTag(),
      isPublicDemo: hasPublicDemoTag(),
      // Not the cookie: a response to the page before may have deleted it since, and hydration needs the same text.
      hasSession: document.documentElement.dataset.session !== undefined,
      lastSearch: parseLastSearch(document.cookie),
    }
  })

const sessionCookie = /(^|; *)is_authenticated=true/
