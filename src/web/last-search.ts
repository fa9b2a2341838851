import { useRouteContext } from '@tanstack/react-router'
import { filterParameters, parseFilters } from '#domain/search/filters.ts'
import { readCookieFrom } from './cookies.ts'
import { createStore, useStore } from './store.ts'

/** Place and kind of treatment of a search, as its address has them. */
export type LastSearch = ReturnType<typeof filterParameters>

export const LAST_SEARCH_COOKIE = 'last-search'

const initial = { search: null as LastSearch | null }
/** The search shown last in this tab; null until there is one. */
export const lastSearchStore = createStore(initial)

/** Where somebody looked last, for links to the search: as the page's cookie said, until this tab shows a search. */
export function useLastSearch(): LastSearch {
  const fromCookie = useRouteContext({ from: '__root__', select: (context) => context.lastSearch })
  return useStore(lastSearchStore, initial, ({ search }) => search) ?? fromCookie
}

/** The same where no component asks; `asked` is what the page's cookie said. */
export function currentLastSearch(fromCookie: LastSearch): LastSearch {
  return lastSearchStore.get().search ?? fromCookie
}

/** What the cookie says, whatever is in it; nothing where there is none. */
export function parseLastSearch(cookies: string): LastSearch {
  const parameters = new URLSearchParams(readCookieFrom(cookies, LAST_SEARCH_COOKIE) ?? '')
  return filterParameters(parseFilters(Object.fromEntries(parameters)))
}
