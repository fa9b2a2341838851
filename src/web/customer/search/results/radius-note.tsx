import { Link } from '@tanstack/react-router'
import {
  NEAR_RADIUS_KM,
  SEARCH_PAGE_SIZE,
  SEARCH_RADIUS_KM,
  type SearchFilters,
} from '#domain/search/filters.ts'
import { useTranslation } from '../../../language.ts'
import { useSearchText } from '../use-search-text.ts'
import { useSearchParameters } from '../use-view.ts'

interface RadiusNoteProps {
  filters: SearchFilters
  /** The radius of the search. */
  radiusKm: number | null
}

/** Says how far was searched, with a link to search farther. */
export function RadiusNote({ filters, radiusKm }: RadiusNoteProps) {
  const { t } = useTranslation()
  const { areaName } = useSearchText()
  const toParameters = useSearchParameters()
  if (filters.radiusKm !== null || radiusKm === null) return null
  const values = { radiusKm, nearKm: NEAR_RADIUS_KM, city: areaName(filters) }
  if (radiusKm >= SEARCH_RADIUS_KM) {
    return <p>{t('search.reach.widened', { ...values, fewest: SEARCH_PAGE_SIZE })}</p>
  }
  const widerFilters = { ...filters, radiusKm: SEARCH_RADIUS_KM } as const
  return (
    <>
      <p>{t('search.reach.near', values)}</p>
      <Link
        to="."
        search={toParameters(widerFilters)}
        className="link inline-flex min-h-11 items-center"
      >
        {t('search.reach.farther', { radiusKm: SEARCH_RADIUS_KM })}
      </Link>
    </>
  )
}
