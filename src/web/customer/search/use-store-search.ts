import { useEffect } from 'react'
import { DEFAULT_FILTERS, filterParameters, type SearchFilters } from '#domain/search/filters.ts'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { writeCookie } from '../../cookies.ts'
import { LAST_SEARCH_COOKIE, lastSearchStore } from '../../last-search.ts'
import { logError } from '../../log.ts'
import type { SearchResults } from './search-results.ts'

/**
 * Stores place and category for the next search and passes the search and its results to the booking. Another service
 * type clears salon, cart and time (row SEARCH-13). A failed search has no results (row DATA-06). The booking's code loads
 * after the list.
 */
export function useStoreSearch(filters: SearchFilters, results: SearchResults): void {
  const { cityCode, serviceType } = filters
  const { firstPage } = results
  useEffect(() => storeLastSearch(filters), [filters])
  useEffect(() => {
    const foundProviders = firstPage.ok ? firstPage.page.providers : []
    const providers = foundProviders.map(({ username }) => username)
    updateBooking({ location: cityCode, serviceType, providers }).catch((cause) =>
      logError('The booking was not told of the search', cause),
    )
  }, [cityCode, serviceType, firstPage])
}

const LAST_SEARCH_LIFETIME_SECONDS = 90 * DAY_SECONDS

/** Stores the last search in a cookie. Of a map area only the city is stored; a default search deletes the cookie. */
function storeLastSearch({ cityCode, placeName, point, serviceType }: SearchFilters): void {
  const place = placeName ? { placeName, point } : {}
  const search = filterParameters({ ...DEFAULT_FILTERS, cityCode, serviceType, ...place })
  const text = new URLSearchParams(search).toString()
  writeCookie(LAST_SEARCH_COOKIE, text, text ? LAST_SEARCH_LIFETIME_SECONDS : 0)
  lastSearchStore.set({ search })
}

async function updateBooking(search: {
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
    const booking = withSearch(checkout, search)
    trackAbandoned(checkout, booking)
    return booking
  })
}
