import { useEffect } from 'react'
import type { SearchFilters } from '#domain/search/filters.ts'
import { logFault } from '../../log.ts'
import type { SearchResults } from './search-results.ts'

/**
 * Tells the booking where one looked and what was found; another service type clears the salon, its
 * cart and its times (row SEARCH-13). A search that failed has found nobody (row DATA-06). The booking loads after the list, which does not wait for it.
 */
export function useRememberedSearch(filters: SearchFilters, results: SearchResults): void {
  const { cityCode, serviceType } = filters
  const { answer } = results
  useEffect(() => {
    const found = answer.ok ? answer.page.providers : []
    const providers = found.map(({ username }) => username)
    remember({ location: cityCode, serviceType, providers }).catch((cause) =>
      logFault('The booking was not told of the search', cause),
    )
  }, [cityCode, serviceType, answer])
}

async function remember(search: {
  location: string
  serviceType: SearchFilters['serviceType']
  providers: readonly string[]
}): Promise<void> {
  const [{ withSearch }, { changeCheckout }, { noteDropped }] = await Promise.all([
    import('../booking/booking.ts'),
    import('../booking/booking-store.ts'),
    import('../booking/note-dropped.ts'),
  ])
  changeCheckout((checkout) => {
    const searched = withSearch(checkout, search)
    noteDropped(checkout, searched)
    return searched
  })
}
