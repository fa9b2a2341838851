import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../language.ts'
import { usePermission } from '../shell/use-permission.ts'

/** The parts of the page of the settings, by the ids of their first sections. */
const PARTS = ['booking', 'notifications', 'link', 'connections', 'data'] as const
export type SettingsPart = (typeof PARTS)[number]

/** The section that shows a paused salon again; other pages lead to it. */
export const PAUSE_SECTION = 'pause'

/** The section of tax details; mails lead to it. */
export const TAX_SECTION = 'tax'

const FOR_MANAGERS: readonly SettingsPart[] = ['notifications', 'connections']

const WITH_HASH = { includeHash: true }

const link =
  '-mb-px min-h-11 min-w-11 shrink-0 whitespace-nowrap border-b-2 border-transparent pt-3 pb-2.5 font-medium text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-text'

/** Leads to the parts of the settings and to the opening hours, which belong to them (WORK-189). */
export function SettingsNav({ userName, isOnHours }: { userName: string; isOnHours?: boolean }) {
  const { t } = useTranslation()
  const isOwner = usePermission(userName, 'manage-settings')
  const mayEdit = usePermission(userName, 'edit-provider')
  const hash = useLocation({ select: (location) => location.hash })
  if (!mayEdit) return null
  const parts = PARTS.filter((part) => isOwner || FOR_MANAGERS.includes(part))
  const current = isOnHours ? undefined : (parts.find((part) => part === hash) ?? parts[0])
  const links = parts.map((part) => (
    <Link
      key={part}
      to="/salon/$userName/settings"
      params={{ userName }}
      hash={part}
      activeOptions={WITH_HASH}
      aria-current={current === part ? 'true' : undefined} // the first one without a part in the address
      className={link}
    >
      {t(`workspace.settingsNav.${part}`)}
    </Link>
  ))
  const hours = (
    <Link key="hours" to="/salon/$userName/hours" params={{ userName }} className={link}>
      {t('workspace.nav.hours')}
    </Link>
  )
  return (
    <nav
      aria-label={t('workspace.nav.settings')}
      className="no-scrollbar -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-line px-4 sm:-mx-5 sm:px-5 lg:mx-0 lg:max-w-248 lg:px-0 print:hidden"
    >
      {isOwner ? [links[0], hours, ...links.slice(1)] : [hours, ...links]}
    </nav>
  )
}

/** Scrolls to the part that the address names, once it is on the page. */
export function useScrollToPart(isLoaded: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (isLoaded && [...PARTS, PAUSE_SECTION, TAX_SECTION].includes(hash)) {
      document.getElementById(hash)?.scrollIntoView()
    }
  }, [isLoaded, hash])
}
