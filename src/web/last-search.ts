import { useRouteContext } from '@tanstack/react-router'
import { filterParameters, parseFilters } from '#domain/search/filters.ts'
import { cookieIn } from './cookies.ts'
import { createStore, useStore } from './store.ts'

/** Place and kind of treatment of a search, as its address has them. */
export type LastSearch = ReturnType<typeof filterParameters>

export const LAST_SEARCH_COOKIE = 'last-search'

const unseen = { search: null as LastSearch | null }
/** The search shown last in this tab; null until there is one. */
export const lastSearchSeen = createStore(unseen)

/** Where somebody looked last, for links to the search: as the page's cookie said, until this tab shows a search. */
export function useLastSearch(): LastSearch {
  const asked = useRouteContext({ from: '__root__', select: (context) => context.lastSearch })
  return useStore(lastSearchSeen, unseen, ({ search }) => search) ?? asked
}

/** The same where no component asks; `asked` is what the page's cookie said. */
export function lastSearchNow(asked: LastSearch): LastSearch {
  return lastSearchSeen.get().search ?? asked
}

/** What the cookie says, whatever is in it; nothing where there is none. */
export function lastSearchIn(cookies: string): LastSearch {
  const kept = new URLSearchParams(cookieIn(cookies, LAST_SEARCH_COOKIE) ?? '')
  return filterParameters(parseFilters(Object.fromEntries(kept)))
}
