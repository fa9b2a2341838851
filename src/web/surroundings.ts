import { createIsomorphicFn } from '@tanstack/react-start'
import type { i18n } from 'i18next'
import { type Language, parseLanguage } from '#messages/language.ts'
import { writtenMapTiles } from './map-tiles.ts'
import { builtInMessages, messagesUrl } from './messages.server.ts'
import { createMessages, fetchMessages } from './messages.ts'
import { requestScope } from './request-scope.ts'
import type { MapTiles } from './web-server.ts'

/** What every route may read from its context. */
export interface Surroundings {
  i18n: i18n
  origin: string
  /** What the address asks for by `?lang=`; absent where it leaves it to the visitor's choice. */
  askedLanguage?: Language | null
  /** Where the browser finds the messages it hydrates with. */
  messagesUrl: string
  nonce: string | undefined
  /** What the operator lays over the bundled map. */
  mapTiles?: MapTiles | undefined
  /** Readable cookie: whether a session was there when the page was asked for. */
  hasSession: boolean
}

/** The same facts on both sides: told by the mount on the server, read from its page in the browser. */
export const readSurroundings = createIsomorphicFn()
  .server(async (): Promise<Surroundings> => {
    const scope = requestScope()
    if (!scope) throw new Error('a page was rendered outside a request')
    return {
      i18n: builtInMessages(scope.language),
      origin: scope.origin,
      askedLanguage: scope.askedLanguage ?? null,
      messagesUrl: messagesUrl(scope.language),
      nonce: scope.nonce,
      mapTiles: scope.mapTiles,
      hasSession: sessionCookie.test(scope.forwarded.cookie ?? ''),
    }
  })
  .client(async (): Promise<Surroundings> => {
    const language = parseLanguage(document.documentElement.lang) ?? 'en'
    const preload = document.querySelector<HTMLLinkElement>('link[data-messages]')
    // As written, not as resolved: the page hydrates with the same link.
    const url = preload?.getAttribute('href') ?? `/assets/i18n/${language}.json`
    return {
      i18n: createMessages(language, await fetchMessages(url)),
      origin: window.location.origin,
      askedLanguage: parseLanguage(new URLSearchParams(window.location.search).get('lang')),
      messagesUrl: url,
      nonce: undefined,
      mapTiles: writtenMapTiles(),
      hasSession: sessionCookie.test(document.cookie),
    }
  })

const sessionCookie = /(^|; *)is_authenticated=true/
