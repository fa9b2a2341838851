import { Link, useLocation } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { isUnderMore, navItemsFor } from './nav-items.ts'
import { OpenCount } from './open-count.tsx'
import type { OwnSalon } from './own-salons.ts'

const tab =
  "relative flex min-h-16 flex-col items-center justify-center gap-0.75 text-center text-xs font-medium text-muted aria-[current=page]:font-strong aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent aria-[current=page]:before:absolute aria-[current=page]:before:top-0 aria-[current=page]:before:h-0.75 aria-[current=page]:before:w-10 aria-[current=page]:before:max-w-full aria-[current=page]:before:rounded-b-sm aria-[current=page]:before:bg-accent aria-[current=page]:before:content-['']"

const label = 'w-full hyphens-auto wrap-anywhere' // words break with large text on a narrow phone

/** The navigation of the workspace below the page, under 1024 px. */
export function SalonTabs({ salon }: { salon: OwnSalon }) {
  const { userName, openRequests } = salon
  const { t } = useTranslation()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav
      aria-label={t('workspace.tabs')}
      data-bar
      className="[@media(height>=22rem)]:sticky bottom-0 z-10 mt-auto bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-140 auto-cols-fr grid-flow-col">
        {navItemsFor(salon)
          .filter(({ hasTab }) => hasTab)
          .map(({ key, to, icon }) => (
            <li key={key}>
              <Link to={to} params={{ userName }} className={tab}>
                <Icon of={icon} />
                <span className={label}>{t(`workspace.nav.${key}`)}</span>
                {key === 'requests' && (
                  <OpenCount
                    count={openRequests}
                    className="absolute top-1 left-[calc(50%+4px)] ring-2 ring-surface"
                  />
                )}
              </Link>
            </li>
          ))}
        <li>
          <Link
            to="/salon/$userName/more"
            params={{ userName }}
            className={tab}
            {...(isUnderMore(pathname) && { 'aria-current': 'page' })}
          >
            <Icon of={Menu} />
            <span className={label}>{t('workspace.nav.more')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
