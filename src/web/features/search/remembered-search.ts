import { useEffect } from 'react'
import { DEFAULT_FILTERS, filterParameters, type SearchFilters } from '#domain/search/filters.ts'
import { writeCookie } from '../../cookies.ts'
import { LAST_SEARCH_COOKIE, lastSearchStore } from '../../last-search.ts'
import { logError } from '../../log.ts'
import type { SearchResults } from './search-results.ts'

/**
 * Remembers place and kind of treatment for the next search, and tells the booking where one looked and what was found;
 * another service type clears the salon, its cart and its times (row SEARCH-13). A search that failed has found nobody (row DATA-06). The booking loads after the list, which does not wait for it.
 */
export function useRememberedSearch(filters: SearchFilters, results: SearchResults): void {
  const { cityCode, serviceType } = filters
  const { answer } = results
  useEffect(() => rememberLastSearch(filters), [filters])
  useEffect(() => {
    const found = answer.ok ? answer.page.providers : []
    const providers = found.map(({ username }) => username)
    remember({ location: cityCode, serviceType, providers }).catch((cause) =>
      logError('The booking was not told of the search', cause),
    )
  }, [cityCode, serviceType, answer])
}

const lastSearchLifetimeSeconds = 90 * 86_400

/** A part of the map is no place: of that the city is remembered. Where all is as nobody has said otherwise no cookie is left. */
function rememberLastSearch({ cityCode, placeName, point, serviceType }: SearchFilters): void {
  const place = placeName ? { placeName, point } : {}
  const search = filterParameters({ ...DEFAULT_FILTERS, cityCode, serviceType, ...place })
  const text = new URLSearchParams(search).toString()
  writeCookie(LAST_SEARCH_COOKIE, text, text ? lastSearchLifetimeSeconds : 0)
  lastSearchStore.set({ search })
}

async function remember(search: {
  location: string
  serviceType: SearchFilters['serviceType']
  providers: readonly string[]
}): Promise<void> {
  const [{ withSearch }, { changeCheckout }, { trackAbandoned }] = await Promise.all([
    import('../booking/booking.ts'),
    import('../booking/booking-store.ts'),
    import('../booking/track-abandoned.ts'),
  ])
  changeCheckout((checkout) => {
    const searchKey = withSearch(checkout, search)
    trackAbandoned(checkout, searchKey)
    return searchKey
  })
}
