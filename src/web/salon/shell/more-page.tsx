import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useSignedInUser } from '../../client-state.ts'
import { LanguageSwitch } from '../../features/page/language-switch.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { ChecklistLink } from './checklist-link.tsx'
import { navItemsFor } from './nav-items.ts'
import type { OwnSalon } from './own-salons.ts'
import { SalonPage } from './salon-page.tsx'
import { unansweredReviewsQuery } from './unanswered-reviews-query.ts'
import { useSignOut } from './use-sign-out.ts'

const row = 'flex min-h-15 items-center gap-4 font-medium'

/** What has no tab below 1024 px: other pages, the public page, language and signing out. */
export function MorePage({ salon }: { salon: OwnSalon }) {
  const { t } = useTranslation()
  const user = useSignedInUser()
  const signOut = useSignOut()
  const role = t(`workspace.roles.${salon.role}`)
  return (
    <SalonPage title={t('workspace.nav.more')}>
      <div className="flex items-center gap-3">
        <PortraitPicture name={user?.userName ?? salon.userName} size={56} />
        <p className="min-w-0">
          <span className="block truncate font-strong">{user?.name ?? user?.userName}</span>
          <span className="text-md text-muted">
            {t('workspace.roleAt', { role, salon: salon.fullName })}
          </span>
        </p>
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <ChecklistLink salon={salon} className={row}>
          <Icon of={ChevronRight} size="sm" className="text-subtle" />
        </ChecklistLink>
        {navItemsFor(salon)
          .filter(({ hasTab }) => !hasTab)
          .map(({ key, to, icon }) => (
            <li key={key}>
              <Link to={to} params={{ userName: salon.userName }} className={row}>
                <Icon of={icon} className="text-muted" />
                <span className="min-w-0 grow wrap-anywhere">
                  {t(`workspace.nav.${key}`)}
                  {key === 'reviews' && <UnansweredReviews userName={salon.userName} />}
                </span>
                <Icon of={ChevronRight} size="sm" className="text-subtle" />
              </Link>
            </li>
          ))}
        <li>
          <NewTabLink href={`/profile/${salon.userName}`} className={row}>
            <Icon of={ExternalLink} className="text-muted" />
            <span className="min-w-0 grow wrap-anywhere">{t('workspace.viewPage')}</span>
            <Icon of={ChevronRight} size="sm" className="text-subtle" />
          </NewTabLink>
        </li>
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <LanguageSwitch />
        <Button tone="quiet" onClick={signOut}>
          <Icon of={LogOut} size="sm" />
          {t('shell.signOut')}
        </Button>
      </div>
    </SalonPage>
  )
}

function UnansweredReviews({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data: count = 0 } = useQuery(unansweredReviewsQuery(userName))
  return count > 0 && t('workspace.unanswered', { count })
}
