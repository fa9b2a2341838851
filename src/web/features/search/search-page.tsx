import { useRouter, useRouterState } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { SearchFilters } from '#domain/search/filters.ts'
import { clientState } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/note.tsx'
import { selectInList } from '../map/map-selection.ts'
import { ActiveFilters } from './filters/active-filters.tsx'
import { CategoryRow } from './filters/category-row.tsx'
import { SearchBar } from './filters/search-bar.tsx'
import { useFilters } from './filters/use-filters.ts'
import { SearchMap } from './map/search-map.tsx'
import { MapButton, MapChip, useSeen, ViewToggle } from './map/view-toggle.tsx'
import { useRememberedSearch } from './remembered-search.ts'
import { CardSkeletons } from './results/card-skeletons.tsx'
import { EmptyResults } from './results/empty-results.tsx'
import { type MorePages, useMorePages } from './results/more-pages.ts'
import { ProviderList } from './results/provider-list.tsx'
import { useResultsOfToday } from './results/use-results-of-today.ts'
import { NO_PAGE, type SearchResults } from './search-results.ts'
import { useSearchWords } from './search-words.ts'
import { useView } from './view.ts'

interface SearchPageProps {
  /** What the results were found with. */
  committed: SearchFilters
  results: SearchResults
}

/** The search screen of /search and /book (row APP-02). */
export function SearchPage({ committed, results }: SearchPageProps) {
  const router = useRouter()
  const { filters, change } = useFilters(committed)
  const { view, change: changeView, openMap, backToList } = useView()
  const { t } = useTranslation()
  const isSlow = useIsSlow()
  useRememberedSearch(committed, results)
  const { answer, offered, nearest, nearestTown, askedAt } = results
  useResultsOfToday(askedAt)
  const pages = useMorePages(committed, answer.ok ? answer.page : NO_PAGE, askedAt)
  const heading = useHeading(committed, pages.totalResults)
  const chip = useSeen()
  const isEmpty = answer.ok && answer.page.totalResults === 0
  const filterRow = (
    <ActiveFilters filters={filters} change={change} sortable={!isEmpty}>
      <MapChip ref={chip.ref} onPress={openMap} />
    </ActiveFilters>
  )
  const isMapInstead = view === 'map'
  const hasMapBeside = view !== 'list'
  const retry = () => router.invalidate()
  const showOnMap = (userName: string) => {
    selectInList(userName)
    if (clientState.get().isMobile) openMap()
    else if (!hasMapBeside) changeView(undefined)
  }
  return (
    <>
      <div className={isMapInstead ? 'max-md:hidden' : undefined}>
        <SearchBar filters={filters} change={change} offered={offered} onSearch={retry}>
          <ViewToggle view={view} change={changeView} />
        </SearchBar>
        <CategoryRow filters={filters} offered={offered} />
      </div>
      {isMapInstead && (
        <h1 className="sr-only md:hidden">{t('search.map.headingWithMap', { heading })}</h1>
      )}
      <div
        className={classes(
          'flex grow flex-col',
          hasMapBeside && 'md:grid md:grid-cols-[minmax(0,56fr)_minmax(0,44fr)]',
        )}
      >
        <div
          className={classes(
            'flex w-full min-w-0 grow flex-col px-4 pt-4 pb-6 sm:px-5 sm:pt-6 md:pb-10 xl:px-8',
            isMapInstead && 'max-md:hidden',
            !hasMapBeside && 'max-w-[102rem]',
          )}
        >
          {isSlow ? (
            <Slow filterRow={filterRow} />
          ) : !answer.ok ? (
            <Failed refusal={answer.refusal} onRetry={retry} />
          ) : isEmpty ? (
            <>
              {filterRow}
              <EmptyResults
                filters={committed}
                offered={offered}
                nearest={nearest}
                nearestTown={nearestTown}
                askedAt={askedAt}
              />
            </>
          ) : (
            <Found
              filterRow={filterRow}
              pages={pages}
              heading={heading}
              list={{ filters: committed, askedAt, onMap: showOnMap, hasMapBeside }}
            />
          )}
          {!chip.isSeen && <MapButton onPress={openMap} />}
        </div>
        <SearchMap
          committed={committed}
          change={change}
          pages={pages}
          askedAt={askedAt}
          view={view}
          onBack={backToList}
        />
      </div>
    </>
  )
}

interface FoundProps {
  /** The order of the list and the chips. */
  filterRow: ReactNode
  pages: MorePages
  heading: string
  list: Omit<ComponentProps<typeof ProviderList>, 'pages'>
}

function Found({ filterRow, pages, heading, list }: FoundProps) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="mb-3.5 text-[1.875rem]">{heading}</h1>
      <p role="status" className="sr-only">
        {heading}
      </p>
      <div className="mb-4">{filterRow}</div>
      <ProviderList pages={pages} {...list} />
      <p className="mt-1 text-sm text-plum-3">{t('common.vatIncluded')}</p>
    </>
  )
}

/** How many of what are where. */
function useHeading(committed: SearchFilters, found: number): string {
  const { t } = useTranslation()
  const { areaName, total, venues } = useSearchWords()
  return t('search.heading', {
    total: total(found),
    venues: venues(committed.serviceType, found),
    city: areaName(committed),
  })
}

function Slow({ filterRow }: { filterRow: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="mb-3.5 text-[1.875rem] text-plum-3">{t('search.searching')}</h1>
      <div className="mb-4">{filterRow}</div>
      <CardSkeletons />
    </>
  )
}

function Failed({ refusal, onRetry }: { refusal: string; onRetry: () => void }) {
  const { t } = useTranslation()
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
