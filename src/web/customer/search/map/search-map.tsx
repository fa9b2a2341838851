import ArrowLeft from 'lucide-react/icons/arrow-left'
import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'
import { withPoint } from '#domain/search/change-filters.ts'
import type { SearchFilters } from '#domain/search/filters.ts'
import { MapPanel } from '../../../features/map/map-panel.tsx'
import { useTranslation } from '../../../language.ts'
import { PHONE_WIDTH } from '../../../phone-width.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChangeFilters } from '../filters/use-filters.ts'
import type { MorePages } from '../results/more-pages.ts'
import { useSearchText } from '../use-search-text.ts'
import type { View } from '../view-parameters.ts'
import { useMapProviders } from './map-providers.ts'
import { markerOf } from './provider-marker.ts'

const MapCard = lazy(async () => ({ default: (await import('./map-card.tsx')).MapCard }))

interface SearchMapProps {
  appliedFilters: SearchFilters
  change: ChangeFilters
  pages: MorePages
  requestedAt: number
  view: View
  onBack: () => void
}

/** The map of a search: next to the list on wide screens, instead of it on phones (row SEARCH-06). */
export function SearchMap({
  appliedFilters,
  change,
  pages,
  requestedAt,
  view,
  onBack,
}: SearchMapProps) {
  const { t, language } = useTranslation()
  const { total } = useSearchText()
  const [isMapLoaded, setMapLoaded] = useState(false)
  const providers = useMapProviders(appliedFilters, pages, isMapLoaded)
  const { serviceType } = appliedFilters
  const places = useMemo(
    () => providers.map((provider) => markerOf(provider, { t, language, serviceType })),
    [providers, t, language, serviceType],
  )
  const column = useRef<HTMLDivElement>(null)
  useFillWindowHeight(column)
  const backButtonClasses = 'shadow-pop md:hidden'
  return (
    <div
      ref={column}
      data-bar={view === 'map' ? '' : undefined}
      className={classes(
        'min-w-0 md:border-l md:border-line',
        view !== 'map' && 'max-md:hidden',
        view === 'list' && 'md:hidden',
      )}
    >
      <MapPanel
        className="relative h-[calc(100dvh-3.75rem)] min-h-80 md:sticky md:top-0 md:h-[var(--map-height,100dvh)]"
        places={places}
        location={locationOf(appliedFilters)}
        searchKey={searchKeyOf(appliedFilters)}
        isShown={useIsMapShown(view)}
        onSearchHere={(point: Point) => change(withPoint(appliedFilters, point))}
        onLoaded={useCallback(() => setMapLoaded(true), [])}
        back={
          <Button size="sm" className={backButtonClasses} onClick={onBack}>
            <Icon of={ArrowLeft} size="sm" />
            {t('search.map.back')}
          </Button>
        }
        backFromError={
          <Button size="sm" tone="quiet" className="md:hidden" onClick={onBack}>
            {t('search.map.failed.toList')}
          </Button>
        }
        card={(id) => {
          const provider = providers.find(({ username }) => username === id)
          return (
            provider && (
              <Suspense fallback={<Skeleton className="h-28 rounded-none" />}>
                <MapCard provider={provider} requestedAt={requestedAt} />
              </Suspense>
            )
          )
        }}
        note={
          places.length < pages.totalResults &&
          t('search.map.shown', { shown: total(places.length), total: total(pages.totalResults) })
        }
      />
    </div>
  )
}

function locationOf({ point, cityCode }: SearchFilters): Point {
  return point ?? cityByCode(cityCode) ?? DEFAULT_CITY
}

/** A key of all filters but place and sort order. */
function searchKeyOf(filters: SearchFilters): string {
  const { serviceType, delivery, availability, query, radiusKm } = filters
  return JSON.stringify([serviceType, delivery, availability, query, radiusKm])
}

/** Whether the map is visible; null until the browser has measured. */
function useIsMapShown(view: View): boolean | null {
  const isPhone = useSyncExternalStore(watchWidth, isPhoneWidth, () => null)
  if (isPhone === null) return null
  return isPhone ? view === 'map' : view !== 'list'
}

function watchWidth(onChange: () => void): () => void {
  const phone = window.matchMedia(PHONE_WIDTH)
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

function isPhoneWidth(): boolean | null {
  return window.matchMedia(PHONE_WIDTH).matches
}

/** Sets the map's height to the rest of the window below its top. */
function useFillWindowHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fill = () => {
      const top = Math.max(0, column.current?.getBoundingClientRect().top ?? 0)
      column.current?.style.setProperty('--map-height', `${window.innerHeight - top}px`)
    }
    fill()
    window.addEventListener('scroll', fill, { passive: true })
    window.addEventListener('resize', fill)
    return () => {
      window.removeEventListener('scroll', fill)
      window.removeEventListener('resize', fill)
    }
  }, [column])
}
