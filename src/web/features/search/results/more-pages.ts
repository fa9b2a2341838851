import { useMemo, useState } from 'react'
import type { SearchFilters } from '#domain/search/filters.ts'
import { useWords } from '../../../language.ts'
import { type Provider, type SearchPage, searchPage } from '../search-results.ts'

export interface MorePages {
  providers: readonly Provider[]
  totalResults: number
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

interface Later {
  /** The first page that these come after. */
  first: SearchPage
  pages: readonly SearchPage[]
  progress: 'idle' | 'loading' | 'failed'
}

/** The pages after the first of the last list, so that coming back from a salon finds them again. */
let kept: { search: string; first: SearchPage; pages: readonly SearchPage[] } | undefined

/** The first page and those loaded after it. A new first page starts over, whatever is still on its way to the old one. */
export function useMorePages(filters: SearchFilters, first: SearchPage): MorePages {
  const { language } = useWords()
  const search = JSON.stringify([filters, language])
  const begin = (): Later => ({ first, pages: keptAfter(search, first), progress: 'idle' })
  const [known, setKnown] = useState(begin)
  if (known.first !== first) setKnown(begin)
  const { pages, progress } = known

  const loadMore = async () => {
    const pageToken = (pages.at(-1) ?? first).nextPageToken
    if (!pageToken || progress === 'loading') return
    setKnown({ first, pages, progress: 'loading' })
    const answer = await searchPage(filters, pageToken)
    const loaded: Later = answer.ok
      ? { first, pages: [...pages, answer.page], progress: 'idle' }
      : { first, pages, progress: 'failed' }
    kept = { search, first, pages: loaded.pages }
    setKnown((now) => (now.first === first ? loaded : now))
  }
  const providers = useMemo(() => distinct([first, ...pages]), [first, pages])
  return {
    providers,
    totalResults: (pages.at(-1) ?? first).totalResults,
    isLoading: progress === 'loading',
    hasFailed: progress === 'failed',
    loadMore,
  }
}

const NONE: readonly SearchPage[] = []

function keptAfter(search: string, first: SearchPage): readonly SearchPage[] {
  return kept?.search === search && sameList(kept.first, first) ? kept.pages : NONE
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
