import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import CirclePause from 'lucide-react/icons/circle-pause'
import { type ReactNode, useId, useState } from 'react'
import { hasPermission } from '#domain/membership/role.ts'
import { MainContent, SkipLink } from '../../features/page/main-content.tsx'
import { useTranslation } from '../../language.ts'
import { QueryProvider } from '../../query-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { permissionOf } from './nav-items.ts'
import { RequestAnnouncer } from './news/request-announcer.tsx'
import { OtherRolePage } from './other-role-page.tsx'
import { isSecondFactorDue, type OwnSalon, ownSalonsQuery } from './own-salons.ts'
import { SalonRail } from './salon-rail.tsx'
import { SalonTabs } from './salon-tabs.tsx'
import { SalonTopBar } from './salon-top-bar.tsx'
import { WorkspaceSearch } from './search/search-button.tsx'
import { SecondFactorReminder } from './second-factor-reminder.tsx'
import { useDoublePress } from './use-double-press.ts'
import { ClosedWorkspace } from './workspace-refusal.tsx'

interface SalonFrameProps {
  salon: OwnSalon
  salons: readonly OwnSalon[]
  children: ReactNode
}

/** The frame of a salon's workspace: a rail from 1024 px, else a top bar and tabs (WORK-03). */
export function SalonFrame(props: SalonFrameProps) {
  return (
    <QueryProvider>
      <Frame {...props} />
    </QueryProvider>
  )
}

function Frame({ salon: { userName }, salons: loaded, children }: SalonFrameProps) {
  const { data: salons } = useQuery(ownSalonsQuery(loaded))
  const pathname = useLocation({ select: (location) => location.pathname })
  const [isSearching, setIsSearching] = useState(false)
  const openSearch = () => setIsSearching(true)
  useDoublePress()
  const salon = salons.find((each) => each.userName === userName)
  // The membership ended meanwhile.
  if (!salon) return <ClosedWorkspace refusal="forbidden" />
  if (isSecondFactorDue(salon)) return <ClosedWorkspace refusal="second-factor-required" />
  if (salon.mustShowSecondFactor) return <ClosedWorkspace refusal="second-factor-not-shown" />
  const permission = permissionOf(pathname)
  const isAllowed = permission === null || hasPermission(salon.role, permission, salon.roleSettings)
  return (
    <div className="flex grow flex-col print:block lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-rows-[1fr]">
      <SkipLink />
      <SalonRail salon={salon} salons={salons} onSearch={openSearch} />
      <SalonTopBar salon={salon} salons={salons} onSearch={openSearch} />
      <div className="flex min-w-0 grow flex-col">
        {!salon.isActive && <PausedNote salon={salon} />}
        {salon.secondFactorDueAt && <SecondFactorReminder dueAt={salon.secondFactorDueAt} />}
        <MainContent key={pathname}>
          {isAllowed ? children : <OtherRolePage salon={salon} permission={permission} />}
        </MainContent>
      </div>
      <SalonTabs salon={salon} />
      <RequestAnnouncer
        key={userName}
        userName={userName}
        isQuiet={pathname.split('/')[3] === 'requests'}
      />
      <WorkspaceSearch salon={salon} isOpen={isSearching} onChange={setIsSearching} />
    </div>
  )
}

function PausedNote({ salon: { userName, role, roleSettings } }: { salon: OwnSalon }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-2.5 bg-warning-soft px-4 py-1 text-md text-warning sm:px-5 xl:px-8"
    >
      <Icon of={CirclePause} size="sm" />
      <p id={id} className="min-w-0 py-1.5">
        {t('workspace.paused')}
      </p>
      {hasPermission(role, 'manage-settings', roleSettings) && (
        <Link
          to="/salon/$userName/settings"
          params={{ userName }}
          hash="pause"
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-3"
        >
          {t('workspace.pausedSettings')}
        </Link>
      )}
    </section>
  )
}
