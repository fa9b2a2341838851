import { useRouteContext } from '@tanstack/react-router'
import { filterParameters, parseFilters } from '#domain/search/filters.ts'
import { readCookieFrom } from './cookies.ts'
import { createStore, useStore } from './store.ts'

/** Place and category of a search, as URL parameters. */
export type LastSearch = ReturnType<typeof filterParameters>

export const LAST_SEARCH_COOKIE = 'last-search'

const initial = { search: null as LastSearch | null }
/** The search shown last in this tab; null until there is one. */
export const lastSearchStore = createStore(initial)

/** The last search, for links to the search page: of this tab, else from the cookie. */
export function useLastSearch(): LastSearch {
  const fromCookie = useRouteContext({ from: '__root__', select: (context) => context.lastSearch })
  return useStore(lastSearchStore, initial, ({ search }) => search) ?? fromCookie
}

/** Like `useLastSearch`, outside of components. */
export function currentLastSearch(fromCookie: LastSearch): LastSearch {
  return lastSearchStore.get().search ?? fromCookie
}

/** Reads the last search from a Cookie header; invalid parameters are left out. */
export function parseLastSearch(cookies: string): LastSearch {
  const parameters = new URLSearchParams(readCookieFrom(cookies, LAST_SEARCH_COOKIE) ?? '')
  return filterParameters(parseFilters(Object.fromEntries(parameters)))
}
