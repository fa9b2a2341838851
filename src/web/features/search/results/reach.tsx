import { Link } from '@tanstack/react-router'
import {
  NEAR_RADIUS_KM,
  SEARCH_PAGE_SIZE,
  SEARCH_RADIUS_KM,
  type SearchFilters,
} from '#domain/search/filters.ts'
import { useTranslation } from '../../../language.ts'
import { useSearchWords } from '../search-words.ts'
import { useSearchAddress } from '../view.ts'

interface ReachProps {
  filters: SearchFilters
  /** As far as was searched. */
  radiusKm: number | null
}

/** Under the list: how far was looked, and the way to look farther. */
export function Reach({ filters, radiusKm }: ReachProps) {
  const { t } = useTranslation()
  const { areaName } = useSearchWords()
  const addressOf = useSearchAddress()
  if (filters.radiusKm !== null || radiusKm === null) return null
  const words = { radiusKm, nearKm: NEAR_RADIUS_KM, city: areaName(filters) }
  if (radiusKm >= SEARCH_RADIUS_KM) {
    return <p>{t('search.reach.widened', { ...words, fewest: SEARCH_PAGE_SIZE })}</p>
  }
  const farther = { ...filters, radiusKm: SEARCH_RADIUS_KM } as const
  return (
    <>
      <p>{t('search.reach.near', words)}</p>
      <Link to="." search={addressOf(farther)} className="link inline-flex min-h-11 items-center">
        {t('search.reach.farther', { radiusKm: SEARCH_RADIUS_KM })}
      </Link>
    </>
  )
}
