import { createIsomorphicFn } from '@tanstack/react-start'
import { type Language, parseLanguage } from '#messages/language.ts'
import { type LastSearch, parseLastSearch } from './last-search.ts'
import { readMapTilesTag } from './map-tiles.ts'
import { builtInMessages, messagesUrl } from './messages.server.ts'
import { createMessages, fetchMessages, type I18n, type MessageNamespace } from './messages.ts'
import { hasPublicDemoTag } from './public-demo.ts'
import { requestScope } from './request-scope.ts'
import type { MapTiles } from './web-server.ts'

/** What every route may read from its context. */
export interface RouterContext {
  i18n: I18n
  origin: string
  /** What the address asks for by `?lang=`; absent where it leaves it to the visitor's choice. */
  requestedLanguage?: Language | null
  /** Where the browser finds the messages it hydrates with, with those that these pages bring. */
  messagesUrls: (pages: readonly MessageNamespace[]) => readonly string[]
  nonce: string | undefined
  /** What the operator lays over the bundled map. */
  mapTiles?: MapTiles | undefined
  /** Strangers come to a demonstration: every page says that it is one. */
  isPublicDemo?: boolean
  /** Readable cookie: whether a session was there when the page was asked for. */
  hasSession: boolean
  /** Readable cookie: where and what was searched for last when the page was asked for. */
  lastSearch: LastSearch
}

/** The same facts on both sides: told by the mount on the server, read from its page in the browser. */
export const readRouterContext = createIsomorphicFn()
  .server(async (): Promise<RouterContext> => {
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
  .client(async (): Promise<RouterContext> => {
    const language = parseLanguage(document.documentElement.lang) ?? 'en'
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[data-messages]')]
    // As written, not as resolved: the page hydrates with the same links.
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
      hasSession: sessionCookie.test(document.cookie),
      lastSearch: parseLastSearch(document.cookie),
    }
  })

const sessionCookie = /(^|; *)is_authenticated=true/
