import { Link, useLocation } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import { Wordmark } from '../../art/mark.tsx'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useSignedInUser } from '../../client-state.ts'
import { LanguageSwitch } from '../../features/page/language-switch.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { ChecklistLink } from './checklist-link.tsx'
import { isOfHours, navItemsFor } from './nav-items.ts'
import { NewsButton } from './news/news-button.tsx'
import { OpenCount } from './open-count.tsx'
import type { OwnSalon } from './own-salons.ts'
import { SalonSwitcher } from './salon-switcher.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useSignOut } from './use-sign-out.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-md font-medium text-muted hover:bg-surface-accent'

const current =
  'aria-[current=page]:bg-surface-accent aria-[current=page]:font-strong aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent'

interface SalonRailProps {
  salon: OwnSalon
  salons: readonly OwnSalon[]
  onSearch: () => void
}

/** The navigation of the workspace beside the page, from 1024 px. */
export function SalonRail({ salon, salons, onSearch }: SalonRailProps) {
  const { t } = useTranslation()
  const user = useSignedInUser()
  const signOut = useSignOut()
  const isOnHours = useLocation({ select: ({ pathname }) => isOfHours(pathname) })
  return (
    <nav
      aria-label={t('workspace.label')}
      className="sticky top-0 flex h-dvh flex-col gap-0.5 overflow-y-auto border-r border-line bg-surface-soft px-3 pt-5 pb-3 max-lg:hidden print:hidden"
    >
      <div className="mb-2 flex items-center justify-between gap-1 pl-2">
        <Link to="/search" aria-label={t('shell.home')} className="min-w-0 py-2.5">
          <Wordmark className="h-5 w-auto max-w-full" />
        </Link>
        <div className="flex shrink-0">
          <SearchButton onOpen={onSearch} />
          <NewsButton salon={salon} />
        </div>
      </div>
      <SalonSwitcher salon={salon} salons={salons} />
      <ul className="mt-3.5">
        <ChecklistLink salon={salon} className={`${item} ${current}`} />
        {navItemsFor(salon).map(({ key, to, icon }) => (
          <li key={key}>
            <Link
              to={to}
              params={{ userName: salon.userName }}
              {...(isOnHours && key === 'settings' && { 'aria-current': 'page' })}
              className={`${item} ${current}`}
            >
              <Icon of={icon} />
              {t(`workspace.nav.${key}`)}
              {key === 'requests' && <OpenCount count={salon.openRequests} className="ml-auto" />}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto border-t border-line pt-2">
        <NewTabLink href={`/profile/${salon.userName}`} className={item}>
          <Icon of={ExternalLink} />
          {t('workspace.viewPage')}
        </NewTabLink>
        <button type="button" className={item} onClick={signOut}>
          <Icon of={LogOut} />
          {t('shell.signOut')}
        </button>
        <div className="flex flex-wrap items-center justify-between gap-2 py-2 pl-3">
          <LanguageSwitch />
        </div>
        <div className="flex items-center gap-2.5 px-3 py-1.5 text-sm">
          <PortraitPicture name={user?.userName ?? salon.userName} size={36} />
          <span className="min-w-0">
            <span className="block truncate font-strong">{user?.name ?? user?.userName}</span>
            <span className="text-muted">{t(`workspace.roles.${salon.role}`)}</span>
          </span>
        </div>
      </div>
    </nav>
  )
}
