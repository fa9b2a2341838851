import { Link, useLocation } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Desk } from './desk-query.ts'
import { MoreSheet } from './more-sheet.tsx'
import { PlaceCount } from './place-count.tsx'
import { isUnderMore, places } from './places.ts'

const tab =
  "relative flex min-h-16 w-full flex-col items-center justify-center gap-0.75 text-center text-xs font-medium text-muted aria-[current]:font-strong aria-[current]:text-text aria-[current]:[&_svg]:text-accent aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:h-0.75 aria-[current]:before:w-10 aria-[current]:before:max-w-full aria-[current]:before:rounded-b-sm aria-[current]:before:bg-accent aria-[current]:before:content-['']"

const label = 'w-full hyphens-auto wrap-anywhere' // words break with large text on a narrow phone

/**
 * The navigation of the desk below the page, under 1024 px. A page with a thumb bar (./thumb-bar.tsx) has that in its place.
 */
export function DeskTabs({ desk, onKeys }: { desk: Desk; onKeys: () => void }) {
  const { t } = useTranslation()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [isMoreOpen, setMoreOpen] = useState(false)
  return (
    <nav
      aria-label={t('desk.tabs')}
      data-bar
      className="[@media(height>=22rem)]:sticky bottom-0 z-10 mt-auto bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar group-has-data-thumb-bar/desk:hidden lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-140 px-0.5 [&>li]:min-w-[44px] [&>li]:grow">
        {places
          .filter(({ hasTab }) => hasTab)
          .map((place) => (
            <li key={place.key}>
              <Link to={place.to} activeOptions={{ exact: place.to === '/desk' }} className={tab}>
                <Icon of={place.icon} />
                <span className={label}>{t(`desk.places.${place.key}`)}</span>
                <PlaceCount
                  place={place}
                  desk={desk}
                  isSmall
                  className="absolute top-1.5 left-[calc(50%+6px)]"
                />
              </Link>
            </li>
          ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={isUnderMore(pathname) ? 'true' : undefined}
            className={tab}
            onClick={() => setMoreOpen(true)}
          >
            <Icon of={Ellipsis} />
            <span className={label}>{t('desk.more')}</span>
          </button>
        </li>
      </ul>
      {isMoreOpen && <MoreSheet desk={desk} onKeys={onKeys} onClose={() => setMoreOpen(false)} />}
    </nav>
  )
}
