import { Link } from '@tanstack/react-router'
import type { CategoryKey } from '#domain/catalogue/category.ts'
import { DEFAULT_CITY } from '#domain/location/city.ts'
import { activeFilters, clearFilters, withCity } from '#domain/search/change-filters.ts'
import type { SearchFilters } from '#domain/search/filters.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { SceneDrawing } from '../../../art/scene-drawing.tsx'
import { useWords } from '../../../language.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Provider } from '../search-results.ts'
import { useSearchWords } from '../search-words.ts'
import { useSearchAddress } from '../view.ts'
import { profileAddress } from './profile-link.ts'
import { relativeDay } from './relative-day.ts'

interface EmptyResultsProps {
  filters: SearchFilters
  offered: readonly CategoryKey[]
  nearest: Provider | null
  askedAt: number
}

/** Nobody found: what is so, the nearest good thing, and one way on. */
export function EmptyResults({ filters, offered, nearest, askedAt }: EmptyResultsProps) {
  const { t } = useWords()
  const { areaName, cityName, venues } = useSearchWords()
  const names = { venues: venues(filters.serviceType, 0), city: areaName(filters) }
  const title = filters.availability
    ? t(`search.empty.titleWhen.${filters.availability}`, names)
    : t('search.empty.title', names)
  return (
    <EmptyState
      heading="h1"
      title={title}
      art={
        <SceneDrawing
          of="nothing-found"
          className="max-h-[32vh] w-full max-w-105 rounded-xl object-cover"
        />
      }
      action={<WayOn filters={filters} offered={offered} nearest={nearest} />}
    >
      {nearest ? (
        <Nearest provider={nearest} askedAt={askedAt} {...names} />
      ) : (
        <p>{t('search.empty.nowhere', { city: cityName(DEFAULT_CITY.cityCode) })}</p>
      )}
    </EmptyState>
  )
}

function Nearest(props: { provider: Provider; askedAt: number; venues: string }) {
  const { t, language } = useWords()
  const { fullName, firstAvailable, timeZone, username } = props.provider
  if (!firstAvailable) return <p>{t('search.empty.otherKind', { venues: props.venues })}</p>
  const day = relativeDay(firstAvailable, timeZone, props.askedAt)
  const dayName =
    day === 'later'
      ? t('search.empty.nearestDay.other', { day: formatDay(firstAvailable, timeZone, language) })
      : t(`search.empty.nearestDay.${day}`)
  const time = formatTime(firstAvailable, timeZone, language)
  return (
    <p>
      <Link {...profileAddress(username, firstAvailable)} className="link">
        {t('search.empty.nearest', { day: dayName, time, name: fullName })}
      </Link>
    </p>
  )
}

function WayOn({
  filters,
  offered,
  nearest,
}: Pick<EmptyResultsProps, 'filters' | 'offered' | 'nearest'>) {
  const { t } = useWords()
  const { cityName } = useSearchWords()
  const addressOf = useSearchAddress()
  const go = (label: string, next: SearchFilters) => (
    <ButtonLink to="." search={addressOf(next)}>
      {label}
    </ButtonLink>
  )
  const onlyTime = filters.availability !== null && activeFilters(filters).length === 1
  if (nearest && onlyTime) return go(t('search.empty.anyTime'), { ...filters, availability: null })
  if (nearest) return go(t('search.empty.clear'), clearFilters(filters))
  if (filters.serviceType && offered.length > 0) {
    return go(t('search.empty.anyService'), { ...clearFilters(filters), serviceType: null })
  }
  const elsewhere = DEFAULT_CITY.cityCode
  return go(
    t('search.empty.elsewhere', { city: cityName(elsewhere) }),
    withCity(clearFilters(filters), elsewhere),
  )
}
