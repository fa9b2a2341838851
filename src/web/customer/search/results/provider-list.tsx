import CloudOff from 'lucide-react/icons/cloud-off'
import { useMemo } from 'react'
import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import type { SearchFilters } from '#domain/search/filters.ts'
import { coverStyles } from '../../../art/cover/cover-style.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useSearchText } from '../use-search-text.ts'
import type { MorePages } from './more-pages.ts'
import { ProviderCard } from './provider-card.tsx'
import { RadiusNote } from './radius-note.tsx'

const EAGER_COVERS = 2
const columns = 2

interface ProviderListProps {
  pages: MorePages
  filters: SearchFilters
  requestedAt: number
  onMap: (userName: string) => void
  hasSideMap: boolean
}

/** The result cards with a button to load more (row SEARCH-04). */
export function ProviderList(props: ProviderListProps) {
  const { pages, filters, requestedAt, onMap, hasSideMap } = props
  const city = cityByCode(filters.cityCode) ?? DEFAULT_CITY
  const { providers } = pages
  const covers = useMemo(
    () =>
      coverStyles(
        providers.map(({ username }) => username),
        columns,
      ),
    [providers],
  )
  return (
    <div className="@container">
      <ul className="grid gap-4 @[70rem]:grid-cols-2">
        {providers.map((provider, index) => {
          const cover = covers[index]
          return (
            <li key={provider.username} className="@container">
              {cover && (
                <ProviderCard
                  provider={provider}
                  city={city}
                  cover={cover}
                  eager={index < EAGER_COVERS}
                  requestedAt={requestedAt}
                  onMap={onMap}
                  hasSideMap={hasSideMap}
                />
              )}
            </li>
          )
        })}
      </ul>
      {providers.length < pages.totalResults && <LoadMore pages={pages} />}
      <div className="mt-6 text-sm text-subtle">
        <RadiusNote filters={filters} radiusKm={pages.radiusKm} />
      </div>
    </div>
  )
}

function LoadMore({ pages }: { pages: MorePages }) {
  const { t } = useTranslation()
  const { total } = useSearchText()
  return (
    <div className="mt-8 flex flex-col items-center gap-2.5">
      {pages.hasFailed && (
        <Note tone="danger" icon={CloudOff} role="alert">
          {t('search.moreFailed')}
        </Note>
      )}
      <Button busy={pages.isLoading ? t('search.moreBusy') : false} onClick={pages.loadMore}>
        {pages.hasFailed ? t('common.retry') : t('search.more')}
      </Button>
      <p role="status" className="text-sm text-subtle">
        {t('search.shown', {
          shown: total(pages.providers.length),
          total: total(pages.totalResults),
        })}
      </p>
    </div>
  )
}
