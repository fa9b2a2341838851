import { Link } from '@tanstack/react-router'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useId, useState } from 'react'
import { isNewCategory, TILE_CATEGORIES } from '#domain/catalog/category.ts'
import { CategoryDrawing } from '../../../art/category-drawing.tsx'
import { useTranslation } from '../../../language.ts'
import { useLastSearch } from '../../../last-search.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

/**
 * The categories in a row that rotates in thirty seconds (row PRICE-04). Hover pauses it. With keyboard focus,
 * when stopped and with reduced motion it does not move but can be scrolled.
 */
export function ServiceCarousel() {
  const { t } = useTranslation()
  const headingId = useId()
  const [isStopped, setStopped] = useState(false)
  return (
    <section aria-labelledby={headingId} className="mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-2xl">
          {t('pricing.services.title')}
        </h2>
        <Button
          tone="quiet"
          size="sm"
          className="motion-reduce:hidden"
          onClick={() => setStopped(!isStopped)}
        >
          <Icon of={isStopped ? Play : Pause} size="sm" />
          {t(isStopped ? 'pricing.services.play' : 'pricing.services.stop')}
        </Button>
      </div>
      <div
        className={classes(
          'group no-scrollbar -mx-4 pl-4 sm:-mx-5 sm:pl-5 xl:-mx-8 xl:pl-8',
          isStopped
            ? 'overflow-x-auto'
            : 'overflow-x-clip has-focus-visible:overflow-x-auto motion-reduce:overflow-x-auto',
        )}
      >
        <div
          className={classes(
            'flex w-max',
            !isStopped &&
              'animate-carousel group-hover:[animation-play-state:paused] has-focus-visible:animate-none',
          )}
        >
          <Cards />
          {/* A copy follows the first row, for a seamless loop. */}
          {!isStopped && <Cards isCopy />}
        </div>
      </div>
    </section>
  )
}

function Cards({ isCopy = false }: { isCopy?: boolean }) {
  const { t } = useTranslation()
  const lastSearch = useLastSearch()
  return (
    <ul
      className={classes('flex gap-4 pr-4', isCopy && 'motion-reduce:hidden')}
      aria-hidden={isCopy || undefined}
    >
      {TILE_CATEGORIES.map((category) => (
        <li key={category}>
          <Link
            to="/search"
            search={{ ...lastSearch, service: category }}
            preload={false}
            tabIndex={isCopy ? -1 : undefined} // The copy can be clicked but not tabbed to.
            className="card relative flex h-full w-36 flex-col items-center gap-2 px-2 pt-5 pb-4 text-center font-medium hover:bg-surface-soft focus-visible:-outline-offset-2"
          >
            <CategoryDrawing category={category} size={56} />
            {t(`catalog.categories.${category}.short`)}
            {isNewCategory(category) && (
              <span className="absolute top-2 right-2 rounded-full bg-accent-soft px-2 text-xs font-strong text-accent-strong">
                {t('search.isNew')}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
