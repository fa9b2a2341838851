import { useEffect, useMemo, useState } from 'react'
import type { SearchFilters } from '#domain/search/filters.ts'
import { type Provider, type SearchPage, searchPage } from '../search-results.ts'

export interface MorePages {
  providers: readonly Provider[]
  totalResults: number
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

/** The pages after the first of the last list, so that coming back from a salon finds them again. */
let kept: { first: SearchPage; later: readonly SearchPage[] } | undefined

/** The first page and those loaded after it. A new first page starts over. */
export function useMorePages(filters: SearchFilters, first: SearchPage): MorePages {
  const [later, setLater] = useState<readonly SearchPage[]>([])
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')
  useEffect(() => {
    setLater(kept && sameList(kept.first, first) ? kept.later : [])
    setProgress('idle')
  }, [first])

  const loadMore = async () => {
    const pageToken = (later.at(-1) ?? first).nextPageToken
    if (!pageToken || progress === 'loading') return
    setProgress('loading')
    const answer = await searchPage(filters, pageToken)
    if (!answer.ok) return setProgress('failed')
    kept = { first, later: [...later, answer.page] }
    setLater(kept.later)
    setProgress('idle')
  }
  const providers = useMemo(() => distinct([first, ...later]), [first, later])
  return {
    providers,
    totalResults: (later.at(-1) ?? first).totalResults,
    isLoading: progress === 'loading',
    hasFailed: progress === 'failed',
    loadMore,
  }
}

function sameList(a: SearchPage, b: SearchPage): boolean {
  const names = (page: SearchPage) => page.providers.map(({ username }) => username).join()
  return a.totalResults === b.totalResults && names(a) === names(b)
}

/** A salon that moved to a later page while one was reading shows once. */
function distinct(pages: readonly SearchPage[]): Provider[] {
  const byName = new Map<string, Provider>()
  for (const provider of pages.flatMap((page) => page.providers)) {
    if (!byName.has(provider.username)) byName.set(provider.username, provider)
  }
  return [...byName.values()]
}
