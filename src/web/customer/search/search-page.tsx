import { useRouter, useRouterState } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { SearchFilters } from '#domain/search/filters.ts'
import { clientState } from '../../client-state.ts'
import { selectInList } from '../../features/map/map-selection.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/note.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { CategoryRow } from './filters/category-row.tsx'
import { SearchBar } from './filters/search-bar.tsx'
import { useFilters } from './filters/use-filters.ts'
import { SearchMap } from './map/search-map.tsx'
import { MapButton, MapChip, useIsVisible, ViewToggle } from './map/view-toggle.tsx'
import { CardSkeletons } from './results/card-skeletons.tsx'
import { EmptyResults } from './results/empty-results.tsx'
import { type MorePages, useMorePages } from './results/more-pages.ts'
import { ProviderList } from './results/provider-list.tsx'
import { useReloadAtMidnight } from './results/use-reload-at-midnight.ts'
import { NO_PAGE, type SearchResults } from './search-results.ts'
import { useSearchText } from './use-search-text.ts'
import { useStoreSearch } from './use-store-search.ts'
import { useView } from './use-view.ts'

interface SearchPageProps {
  /** The filters of the loaded results. */
  appliedFilters: SearchFilters
  results: SearchResults
}

/** The search screen of /search and /book (row APP-02). */
export function SearchPage({ appliedFilters, results }: SearchPageProps) {
  const router = useRouter()
  const { filters, change } = useFilters(appliedFilters)
  const { view, change: changeView, openMap, backToList } = useView()
  const { t } = useTranslation()
  const isSlow = useIsSlow()
  useStoreSearch(appliedFilters, results)
  const { firstPage, offered, nearest, nearestTown, requestedAt } = results
  useReloadAtMidnight(requestedAt)
  const pages = useMorePages(appliedFilters, firstPage.ok ? firstPage.page : NO_PAGE, requestedAt)
  const heading = useHeading(appliedFilters, pages.totalResults)
  const chip = useIsVisible()
  const isEmpty = firstPage.ok && firstPage.page.totalResults === 0
  const filterRow = (
    <ActiveFilters filters={filters} change={change} sortable={!isEmpty}>
      <MapChip ref={chip.ref} onPress={openMap} />
    </ActiveFilters>
  )
  const isMapOnly = view === 'map'
  const hasSideMap = view !== 'list'
  const retry = () => router.invalidate()
  const showOnMap = (userName: string) => {
    selectInList(userName)
    if (clientState.get().isMobile) openMap()
    else if (!hasSideMap) changeView(undefined)
  }
  return (
    <>
      <div className={isMapOnly ? 'max-md:hidden' : undefined}>
        <SearchBar filters={filters} change={change} offered={offered} onSearch={retry}>
          <ViewToggle view={view} change={changeView} />
        </SearchBar>
        <CategoryRow filters={filters} offered={offered} />
      </div>
      {isMapOnly && (
        <h1 className="sr-only md:hidden">{t('search.map.headingWithMap', { heading })}</h1>
      )}
      <div
        className={classes(
          'flex grow flex-col',
          hasSideMap && 'md:grid md:grid-cols-[minmax(0,56fr)_minmax(0,44fr)]',
        )}
      >
        <div
          className={classes(
            'flex w-full min-w-0 grow flex-col px-4 pt-4 pb-6 sm:px-5 sm:pt-6 md:pb-10 xl:px-8',
            isMapOnly && 'max-md:hidden',
            !hasSideMap && 'max-w-[102rem]',
          )}
        >
          {isSlow ? (
            <SlowResults filterRow={filterRow} />
          ) : !firstPage.ok ? (
            <SearchError refusal={firstPage.refusal} onRetry={retry} />
          ) : isEmpty ? (
            <>
              {filterRow}
              <EmptyResults
                filters={appliedFilters}
                offered={offered}
                nearest={nearest}
                nearestTown={nearestTown}
                requestedAt={requestedAt}
              />
            </>
          ) : (
            <ResultList
              filterRow={filterRow}
              pages={pages}
              heading={heading}
              list={{ filters: appliedFilters, requestedAt, onMap: showOnMap, hasSideMap }}
            />
          )}
          {!chip.isVisible && <MapButton onPress={openMap} />}
        </div>
        <SearchMap
          appliedFilters={appliedFilters}
          change={change}
          pages={pages}
          requestedAt={requestedAt}
          view={view}
          onBack={backToList}
        />
      </div>
    </>
  )
}

interface ResultListProps {
  /** Sort order and filter chips. */
  filterRow: ReactNode
  pages: MorePages
  heading: string
  list: Omit<ComponentProps<typeof ProviderList>, 'pages'>
}

function ResultList({ filterRow, pages, heading, list }: ResultListProps) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="mb-3.5 text-[1.875rem]">{heading}</h1>
      <p role="status" className="sr-only">
        {heading}
      </p>
      <div className="mb-4">{filterRow}</div>
      <ProviderList pages={pages} {...list} />
      <p className="mt-1 text-sm text-subtle">{t('common.vatIncluded')}</p>
    </>
  )
}

/** '12 hair salons in Utrecht'. */
function useHeading(appliedFilters: SearchFilters, found: number): string {
  const { t } = useTranslation()
  const { areaName, total, venues } = useSearchText()
  return t('search.heading', {
    total: total(found),
    venues: venues(appliedFilters.serviceType, found),
    city: areaName(appliedFilters),
  })
}

function SlowResults({ filterRow }: { filterRow: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="mb-3.5 text-[1.875rem] text-subtle">{t('search.searching')}</h1>
      <div className="mb-4">{filterRow}</div>
      <CardSkeletons />
    </>
  )
}

function SearchError({ refusal, onRetry }: { refusal: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const reason = refusal === 'unavailable' ? 'unavailable' : 'internal'
  return (
    <div className="mx-auto max-w-form py-8">
      <h1 className="mb-4 text-2xl">{t('search.failed.title')}</h1>
      <Note tone="danger" icon={CloudOff} role="alert">
        {t(`refusals.${reason}`)}
      </Note>
      <Button className="mt-4" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

const SLOW_DELAY_MS = 200

/** Whether new results have been loading for more than 200 ms. */
function useIsSlow(): boolean {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), SLOW_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isSlow && isPending
}
