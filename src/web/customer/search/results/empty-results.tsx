import { Link } from '@tanstack/react-router'
import type { CategoryKey } from '#domain/catalog/category.ts'
import { activeFilters, clearFilters } from '#domain/search/change-filters.ts'
import { SEARCH_RADIUS_KM, type SearchFilters } from '#domain/search/filters.ts'
import { formatDay, formatTenths, formatTime } from '#messages/format.ts'
import { SceneDrawing } from '../../../art/scene-drawing.tsx'
import { useTranslation } from '../../../language.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { NearestTown, Provider } from '../search-results.ts'
import { useSearchText } from '../use-search-text.ts'
import { useSearchParameters } from '../use-view.ts'
import { profileLink } from './profile-link.ts'
import { relativeDay } from './relative-day.ts'

interface EmptyResultsProps {
  filters: SearchFilters
  offered: readonly CategoryKey[]
  nearest: Provider | null
  nearestTown: NearestTown | null
  requestedAt: number
}

/** Shown for an empty result: the nearest alternative and one action. */
export function EmptyResults(props: EmptyResultsProps) {
  const { filters, nearest, nearestTown, requestedAt } = props
  const { t } = useTranslation()
  const { areaName, venues } = useSearchText()
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
      action={<EmptyResultsAction {...props} />}
    >
      {nearest ? (
        <Nearest provider={nearest} requestedAt={requestedAt} {...names} />
      ) : (
        <NearestTownText town={nearestTown} venues={names.venues} />
      )}
    </EmptyState>
  )
}

function Nearest(props: { provider: Provider; requestedAt: number; venues: string }) {
  const { t, language } = useTranslation()
  const { fullName, firstAvailable, timeZone, username } = props.provider
  if (!firstAvailable) return <p>{t('search.empty.otherKind', { venues: props.venues })}</p>
  const day = relativeDay(firstAvailable, timeZone, props.requestedAt)
  const dayName =
    day === 'later'
      ? t('search.empty.nearestDay.other', { day: formatDay(firstAvailable, timeZone, language) })
      : t(`search.empty.nearestDay.${day}`)
  const time = formatTime(firstAvailable, timeZone, language)
  return (
    <p>
      <Link {...profileLink(username, firstAvailable)} className="link">
        {t('search.empty.nearest', { day: dayName, time, name: fullName })}
      </Link>
    </p>
  )
}

function NearestTownText({ town, venues }: { town: NearestTown | null; venues: string }) {
  const { t, language } = useTranslation()
  const nobody = t('search.empty.nobodyNear', { radiusKm: SEARCH_RADIUS_KM })
  if (!town || town.distanceKm === null) return <p>{nobody}</p>
  const distance = t('common.kilometres', { distance: formatTenths(town.distanceKm, language) })
  return (
    <p>
      {nobody} {t('search.empty.nearestTown', { venues, city: town.name, distance })}
    </p>
  )
}

function EmptyResultsAction({ filters, offered, nearest, nearestTown }: EmptyResultsProps) {
  const { t } = useTranslation()
  const toParameters = useSearchParameters()
  const linkTo = (label: string, next: SearchFilters) => (
    <ButtonLink to="." search={toParameters(next)}>
      {label}
    </ButtonLink>
  )
  const onlyTime = filters.availability !== null && activeFilters(filters).length === 1
  if (nearest && onlyTime)
    return linkTo(t('search.empty.anyTime'), { ...filters, availability: null })
  if (nearest) return linkTo(t('search.empty.clear'), clearFilters(filters))
  if (filters.serviceType && offered.length > 0) {
    return linkTo(t('search.empty.anyService'), { ...clearFilters(filters), serviceType: null })
  }
  if (!nearestTown) return null
  return linkTo(t('search.empty.elsewhere', { city: nearestTown.name }), nearestTown.filters)
}
