import { useEffect, useMemo, useState } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { SearchFilters } from '#domain/search/filters.ts'
import { useTranslation } from '../../../language.ts'
import { type Provider, type SearchPage, searchPage } from '../search-results.ts'

export interface MorePages {
  providers: readonly Provider[]
  totalResults: number
  /** The radius of the search. */
  radiusKm: number | null
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

interface LoadedPages {
  search: string
  /** The first page that these pages follow. */
  first: SearchPage
  pages: readonly SearchPage[]
  /** How many pages were loaded after `first`; the others are outdated and shown until they are reloaded. */
  currentCount: number
  /** How many pages are to be loaded after `first`. */
  wantedCount: number
  progress: 'idle' | 'loading' | 'failed'
}

/** The further pages of the last list, for coming back to it on the same day. */
let cachedPages:
  | { search: string; day: PlainDate; first: SearchPage; pages: LoadedPages['pages'] }
  | undefined

/**
 * The first page and those loaded after it. Another search starts over. When the same search is reloaded, its further
 * pages stay shown and are reloaded one after the other. No query of react-query: its code would make the page too heavy
 * (scripts/bundle-size.ts).
 * @param requestedAt when the first page was requested, epoch ms
 */
export function useMorePages(
  filters: SearchFilters,
  first: SearchPage,
  requestedAt: number,
): MorePages {
  const { language } = useTranslation()
  const search = JSON.stringify([filters, language])
  const day = wallClock(requestedAt, DUTCH_ZONE).date
  const initialState = (before?: LoadedPages): LoadedPages => {
    const cached = cachedPagesAfter(search, day, first)
    const last = before?.search === search ? before : undefined
    const currentCount = cached?.length ?? 0
    return {
      search,
      first,
      pages: cached ?? last?.pages ?? [],
      currentCount,
      wantedCount: Math.max(currentCount, last?.wantedCount ?? 0),
      progress: 'idle',
    }
  }
  const [state, setState] = useState(() => initialState())
  if (state.first !== first) setState(initialState(state))
  const { pages, currentCount, wantedCount, progress } = state

  const load = async () => {
    const currentPages = pages.slice(0, currentCount)
    const pageToken = (currentPages.at(-1) ?? first).nextPageToken
    if (!pageToken) return setState({ ...state, pages: currentPages, wantedCount: currentCount })
    setState({ ...state, progress: 'loading' })
    const answer = await searchPage(filters, pageToken, { radiusKm: first.radiusKm })
    const loaded: LoadedPages = answer.ok
      ? {
          ...state,
          pages: pages.toSpliced(currentCount, 1, answer.page),
          currentCount: currentCount + 1,
          progress: 'idle',
        }
      : { ...state, progress: 'failed' }
    cachedPages = { search, day, first, pages: loaded.pages.slice(0, loaded.currentCount) }
    setState((now) => (now.first === first ? loaded : now))
  }
  const isWanted = currentCount < wantedCount && progress === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page triggers the next one
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, currentCount, first])
  const loadMore = () => {
    if (progress === 'loading') return
    setState({
      ...state,
      wantedCount: Math.max(wantedCount, currentCount + 1),
      progress: 'idle',
    })
  }
  const providers = useMemo(() => uniqueProviders([first, ...pages]), [first, pages])
  return {
    providers,
    totalResults: (pages.at(-1) ?? first).totalResults,
    radiusKm: first.radiusKm,
    isLoading: progress === 'loading',
    hasFailed: progress === 'failed',
    loadMore,
  }
}

function cachedPagesAfter(
  search: string,
  day: PlainDate,
  first: SearchPage,
): LoadedPages['pages'] | null {
  const isOfList =
    cachedPages?.search === search && cachedPages.day === day && sameList(cachedPages.first, first)
  return isOfList ? (cachedPages?.pages ?? null) : null
}

function sameList(a: SearchPage, b: SearchPage): boolean {
  const names = (page: SearchPage) => page.providers.map(({ username }) => username).join()
  return a.totalResults === b.totalResults && names(a) === names(b)
}

/** The providers of all pages without duplicates, which occur when results shift between requests. */
function uniqueProviders(pages: readonly SearchPage[]): Provider[] {
  const byName = new Map<string, Provider>()
  for (const provider of pages.flatMap((page) => page.providers)) {
    if (!byName.has(provider.username)) byName.set(provider.username, provider)
  }
  return [...byName.values()]
}
