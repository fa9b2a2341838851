import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import { clearFilters } from '#domain/search/change-filters.ts'
import { DEFAULT_FILTERS, type SearchFilters, SORTS } from '#domain/search/filters.ts'
import { useTranslation } from '../../../language.ts'
import { chipClasses, RemovableChip } from '../../../ui/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { RankingLink } from './ranking-link.tsx'
import type { ChangeFilters } from './use-filters.ts'

interface ActiveFiltersProps {
  filters: SearchFilters
  change: ChangeFilters
  /** Whether to show the sort order; false for an empty result. */
  sortable?: boolean
  /** Shown before the chips. */
  children?: ReactNode
}

/** The sort order and a removable chip for every active filter. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, change, sortable = true, children } = props
  const { t } = useTranslation()
  const { availability, delivery, query, radiusKm } = filters
  const chips = [
    availability && {
      name: 'availability' as const,
      label: t(`search.freeWhen.${availability}`),
    },
    delivery !== DEFAULT_FILTERS.delivery && {
      name: 'delivery' as const,
      label: t(`search.deliveries.${delivery}`),
    },
    query !== '' && { name: 'query' as const, label: query },
    radiusKm && { name: 'radiusKm' as const, label: t('search.reach.upTo', { radiusKm }) },
  ].filter((chip) => chip !== null && chip !== false)
  return (
    <div className="no-scrollbar -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-0.5 sm:-mx-5 sm:px-5 md:mx-0 md:flex-wrap md:px-0">
      {sortable && (
        <>
          <SortSelect filters={filters} change={change} />
          <RankingLink variant="icon" />
        </>
      )}
      {children}
      {chips.map(({ name, label }) => (
        <RemovableChip
          key={name}
          label={t('search.removeFilter', { filter: label })}
          onRemove={() => change({ ...filters, [name]: DEFAULT_FILTERS[name] })}
        >
          {label}
        </RemovableChip>
      ))}
      {chips.length > 0 && (
        <button
          type="button"
          onClick={() => change(clearFilters(filters))}
          className="link min-h-11 shrink-0 px-2 text-sm"
        >
          {t('search.clearAll')}
        </button>
      )}
    </div>
  )
}

function SortSelect({ filters, change }: { filters: SearchFilters; change: ChangeFilters }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="relative shrink-0">
      <label htmlFor={id} className="sr-only">
        {t('search.sort')}
      </label>
      <select
        id={id}
        value={filters.sortBy}
        onChange={({ currentTarget: { value } }) =>
          change({ ...filters, sortBy: SORTS.find((sort) => sort === value) ?? 'recommended' })
        }
        className={classes(
          chipClasses('faint'),
          'field-sizing-content cursor-pointer appearance-none pr-10',
        )}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`search.sorts.${sort}`)}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        size="sm"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
      />
    </div>
  )
}
