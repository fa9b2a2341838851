import { useRouter, useRouterState } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState } from 'react'
import type { SearchFilters } from '#domain/search/filters.ts'
import { useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { CategoryRow } from './filters/category-row.tsx'
import { SearchBar } from './filters/search-bar.tsx'
import { useFilters } from './filters/use-filters.ts'
import { useRememberedSearch } from './remembered-search.ts'
import { CardSkeletons } from './results/card-skeletons.tsx'
import { EmptyResults } from './results/empty-results.tsx'
import { useMorePages } from './results/more-pages.ts'
import { ProviderList } from './results/provider-list.tsx'
import type { SearchPage as Page, SearchResults } from './search-results.ts'
import { useSearchWords } from './search-words.ts'

interface SearchPageProps {
  /** What the results were found with. */
  committed: SearchFilters
  results: SearchResults
}

/** The search screen of /search and /book (row APP-02). */
export function SearchPage({ committed, results }: SearchPageProps) {
  const router = useRouter()
  const { filters, change } = useFilters(committed)
  const isSlow = useIsSlow()
  useRememberedSearch(committed, results)
  const { answer, offered, nearest, askedAt } = results
  const retry = () => router.invalidate()
  return (
    <>
      <SearchBar filters={filters} change={change} offered={offered} onSearch={retry} />
      <CategoryRow filters={filters} offered={offered} />
      <div className="w-full max-w-[102rem] px-4 pt-4 pb-10 sm:px-5 sm:pt-6 xl:px-8">
        {isSlow ? (
          <Slow filters={filters} change={change} />
        ) : !answer.ok ? (
          <Failed refusal={answer.refusal} onRetry={retry} />
        ) : answer.page.totalResults === 0 ? (
          <>
            <ActiveFilters filters={filters} change={change} sortable={false} />
            <EmptyResults
              filters={committed}
              offered={offered}
              nearest={nearest}
              askedAt={askedAt}
            />
          </>
        ) : (
          <Found
            filters={filters}
            change={change}
            committed={committed}
            askedAt={askedAt}
            first={answer.page}
          />
        )}
      </div>
    </>
  )
}

type FilterProps = ReturnType<typeof useFilters>

function Found(props: FilterProps & { committed: SearchFilters; first: Page; askedAt: number }) {
  const { filters, change, committed, first, askedAt } = props
  const { t } = useWords()
  const { areaName, total, venues } = useSearchWords()
  const pages = useMorePages(committed, first)
  const heading = t('search.heading', {
    total: total(first.totalResults),
    venues: venues(committed.serviceType, first.totalResults),
    city: areaName(committed),
  })
  return (
    <>
      <h1 className="mb-3.5 text-[1.875rem]">{heading}</h1>
      <p role="status" className="sr-only">
        {heading}
      </p>
      <div className="mb-4">
        <ActiveFilters filters={filters} change={change} />
      </div>
      <ProviderList pages={pages} cityCode={committed.cityCode} askedAt={askedAt} />
      <p className="mt-6 text-sm text-plum-3">{t('common.vatIncluded')}</p>
    </>
  )
}

function Slow({ filters, change }: FilterProps) {
  const { t } = useWords()
  return (
    <>
      <h1 className="mb-3.5 text-[1.875rem] text-plum-3">{t('search.searching')}</h1>
      <div className="mb-4">
        <ActiveFilters filters={filters} change={change} />
      </div>
      <CardSkeletons />
    </>
  )
}

function Failed({ refusal, onRetry }: { refusal: string; onRetry: () => void }) {
  const { t } = useWords()
  const reason = refusal === 'unavailable' ? 'unavailable' : 'internal'
  return (
    <div className="mx-auto max-w-form py-8">
      <h1 className="mb-4 text-2xl">{t('search.failed.title')}</h1>
      <Note tone="brick" icon={CloudOff} role="alert">
        {t(`refusals.${reason}`)}
      </Note>
      <Button className="mt-4" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

const patienceMilliseconds = 200

/** Whether new results have been on their way for longer than one would notice. */
function useIsSlow(): boolean {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [isPending])
  return isSlow && isPending
}
