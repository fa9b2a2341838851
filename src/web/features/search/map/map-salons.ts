import { useEffect, useMemo, useState } from 'react'
import { FIRST_PAGE_TOKEN, type SearchFilters } from '#domain/search/filters.ts'
import type { MorePages } from '../results/more-pages.ts'
import { type Provider, searchPage } from '../search-results.ts'

const pageSize = 50
const mostPages = 4

/**
 * Whom the map shows: those of the list, and once it is drawn the rest of the search too, two
 * hundred at most.
 */
export function useMapSalons(
  filters: SearchFilters,
  pages: MorePages,
  isDrawn: boolean,
): readonly Provider[] {
  const { providers, totalResults, radiusKm } = pages
  const listed = `${totalResults} ${providers[0]?.username} ${JSON.stringify(filters)}`
  const [found, setFound] = useState<{ listed: string; providers: readonly Provider[] }>()
  const isAll = providers.length >= totalResults
  useEffect(() => {
    if (!isDrawn || isAll) return
    let isOver = false
    collect(filters, radiusKm, (some) => {
      if (!isOver) setFound({ listed, providers: some })
      return !isOver
    })
    return () => {
      isOver = true
    }
  }, [filters, radiusKm, listed, isDrawn, isAll])
  return useMemo(() => {
    const others = found?.listed === listed ? found.providers : []
    const names = new Set(providers.map(({ username }) => username))
    return [...providers, ...others.filter(({ username }) => !names.has(username))]
  }, [providers, found, listed])
}

/** Page after page while somebody wants more. What does not come is not on the map, which says so. */
async function collect(
  filters: SearchFilters,
  radiusKm: number | null,
  onFound: (providers: readonly Provider[]) => boolean,
): Promise<void> {
  const found: Provider[] = []
  let pageToken: string | null = FIRST_PAGE_TOKEN
  for (let page = 0; page < mostPages && pageToken; page += 1) {
    const answer = await searchPage(filters, pageToken, { pageSize, radiusKm })
    if (!answer.ok) return
    found.push(...answer.page.providers)
    pageToken = answer.page.nextPageToken
    if (!onFound([...found])) return
  }
}
