import { useEffect, useMemo, useState } from 'react'
import { FIRST_PAGE_TOKEN, type SearchFilters } from '#domain/search/filters.ts'
import type { MorePages } from '../results/more-pages.ts'
import { type Provider, searchPage } from '../search-results.ts'

const pageSize = 50
const MAX_PAGES = 4

/**
 * The salons on the map: those of the list and, once the map is loaded, further results, at most two
 * hundred.
 */
export function useMapProviders(
  filters: SearchFilters,
  pages: MorePages,
  isMapLoaded: boolean,
): readonly Provider[] {
  const { providers, totalResults, radiusKm } = pages
  const listKey = `${totalResults} ${providers[0]?.username} ${JSON.stringify(filters)}`
  const [loaded, setLoaded] = useState<{ listKey: string; providers: readonly Provider[] }>()
  const isAll = providers.length >= totalResults
  useEffect(() => {
    if (!isMapLoaded || isAll) return
    let isCancelled = false
    loadPages(filters, radiusKm, (loadedProviders) => {
      if (!isCancelled) setLoaded({ listKey, providers: loadedProviders })
      return !isCancelled
    })
    return () => {
      isCancelled = true
    }
  }, [filters, radiusKm, listKey, isMapLoaded, isAll])
  return useMemo(() => {
    const moreProviders = loaded?.listKey === listKey ? loaded.providers : []
    const names = new Set(providers.map(({ username }) => username))
    return [...providers, ...moreProviders.filter(({ username }) => !names.has(username))]
  }, [providers, loaded, listKey])
}

/** Loads pages until `onPage` returns false. Stops at the first failure; the map shows how many are missing. */
async function loadPages(
  filters: SearchFilters,
  radiusKm: number | null,
  onPage: (providers: readonly Provider[]) => boolean,
): Promise<void> {
  const loaded: Provider[] = []
  let pageToken: string | null = FIRST_PAGE_TOKEN
  for (let page = 0; page < MAX_PAGES && pageToken; page += 1) {
    const answer = await searchPage(filters, pageToken, { pageSize, radiusKm })
    if (!answer.ok) return
    loaded.push(...answer.page.providers)
    pageToken = answer.page.nextPageToken
    if (!onPage([...loaded])) return
  }
}
