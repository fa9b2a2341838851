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
  /** As far as was searched. */
  radiusKm: number | null
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

interface Later {
  search: string
  /** The first page that these come after. */
  first: SearchPage
  pages: readonly SearchPage[]
  /** How many of them were asked for after that first page; the others are of an earlier one, and shown until then. */
  fresh: number
  progress: 'idle' | 'loading' | 'failed'
}

/** The pages after the first of the last list, so that coming back from a salon on the same day finds them again. */
let kept: { search: string; day: PlainDate; first: SearchPage; pages: Later['pages'] } | undefined

/**
 * The first page and those loaded after it. Another search starts over, whatever is still on its way to the old one; the
 * same one asked again goes on showing as many, and asks for them one after the other.
 * @param askedAt when the first page was asked for, epoch ms
 */
export function useMorePages(
  filters: SearchFilters,
  first: SearchPage,
  askedAt: number,
): MorePages {
  const { language } = useTranslation()
  const search = JSON.stringify([filters, language])
  const day = wallClock(askedAt, DUTCH_ZONE).date
  const begin = (before?: Later): Later => {
    const found = keptAfter(search, day, first)
    const pages = found ?? (before?.search === search ? before.pages : [])
    return { search, first, pages, fresh: found?.length ?? 0, progress: 'idle' }
  }
  const [known, setKnown] = useState(() => begin())
  if (known.first !== first) setKnown(begin(known))
  const { pages, fresh, progress } = known

  const load = async () => {
    const asked = pages.slice(0, fresh)
    const pageToken = (asked.at(-1) ?? first).nextPageToken
    if (!pageToken) return setKnown({ ...known, pages: asked })
    if (progress === 'loading') return
    setKnown({ ...known, progress: 'loading' })
    const answer = await searchPage(filters, pageToken, { radiusKm: first.radiusKm })
    const loaded: Later = answer.ok
      ? {
          ...known,
          pages: pages.toSpliced(fresh, 1, answer.page),
          fresh: fresh + 1,
          progress: 'idle',
        }
      : { ...known, progress: 'failed' }
    kept = { search, day, first, pages: loaded.pages.slice(0, loaded.fresh) }
    setKnown((now) => (now.first === first ? loaded : now))
  }
  const isOutdated = fresh < pages.length && progress === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come asks for the next one
  useEffect(() => {
    if (isOutdated) load()
  }, [isOutdated, fresh, first])
  const providers = useMemo(() => distinct([first, ...pages]), [first, pages])
  return {
    providers,
    totalResults: (pages.at(-1) ?? first).totalResults,
    radiusKm: first.radiusKm,
    isLoading: progress === 'loading',
    hasFailed: progress === 'failed',
    loadMore: load,
  }
}

function keptAfter(search: string, day: PlainDate, first: SearchPage): Later['pages'] | null {
  const isOfList = kept?.search === search && kept.day === day && sameList(kept.first, first)
  return isOfList ? (kept?.pages ?? null) : null
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
