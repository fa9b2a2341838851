import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type CategoryKey, isNewCategory, TILE_CATEGORIES } from '#domain/catalog/category.ts'
import type { SearchFilters } from '#domain/search/filters.ts'
import { CategoryDrawing } from '../../../art/category-drawing.tsx'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { useSearchParameters } from '../use-view.ts'

interface CategoryRowProps {
  filters: SearchFilters
  offered: readonly CategoryKey[]
}

/** The ten categories as links; clicking the chosen one removes the filter. */
export function CategoryRow({ filters, offered }: CategoryRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosenTile = row.current?.querySelector('[aria-current]')
    if (chosenTile && row.current)
      row.current.scrollLeft = scrollLeftToCentre(chosenTile, row.current)
  }, [])
  return (
    <nav aria-label={t('search.categories')} className="border-b border-line">
      <ul
        ref={row}
        className="no-scrollbar relative flex gap-1 overflow-x-auto px-2 sm:px-3 xl:px-8"
      >
        {TILE_CATEGORIES.map((category) => (
          <li
            key={category}
            className="min-w-21 shrink-0 sm:min-w-23 md:grow md:shrink md:basis-23"
          >
            <CategoryLink
              category={category}
              filters={filters}
              isOffered={offered.includes(category)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryLink(props: {
  category: CategoryKey
  filters: SearchFilters
  isOffered: boolean
}) {
  const { category, filters, isOffered } = props
  const { t } = useTranslation()
  const toParameters = useSearchParameters()
  const isChosen = filters.serviceType === category
  return (
    <Link
      to="."
      search={toParameters({ ...filters, serviceType: isChosen ? null : category })}
      resetScroll={false}
      preload={false}
      aria-current={isChosen ? 'true' : undefined}
      activeProps={{ 'aria-current': isChosen ? 'true' : undefined }}
      className={classes(
        '-mb-px flex h-full flex-col items-center gap-1 whitespace-nowrap border-b-2 px-2 pt-3 pb-2.5 text-center text-xs font-medium focus-visible:-outline-offset-2 sm:text-sm',
        isChosen
          ? 'border-accent font-strong text-text'
          : 'border-transparent hover:border-line-strong',
        !isChosen && (isOffered ? 'text-muted' : 'text-subtle'),
      )}
    >
      <span className="relative">
        <CategoryDrawing
          category={category}
          isCrossedOut={!isOffered}
          className={classes('size-9 sm:size-10', isOffered ? 'text-text' : 'text-subtle')}
        />
        {isNewCategory(category) && (
          <span className="absolute -top-1.5 left-7 rounded-full bg-accent-soft px-1.5 text-xs font-strong text-accent-strong sm:left-8">
            {t('search.isNew')}
          </span>
        )}
      </span>
      {t(`catalog.categories.${category}.short`)}
      {!isOffered && <span className="sr-only">({t('search.notHereForScreenReader')})</span>}
    </Link>
  )
}

function scrollLeftToCentre(tile: Element, row: Element): number {
  const item = tile.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  return row.scrollLeft + item.left - frame.left - (frame.width - item.width) / 2
}
