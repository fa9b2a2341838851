import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ExternalCalendars } from '../external-calendar/external-calendars.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { SalonPage } from '../shell/salon-page.tsx'
import { usePermission } from '../shell/use-permission.ts'
import { FeedsSection } from './feeds-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { LinkSection } from './link-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { OperatorViewsSection } from './operator-views-section.tsx'
import { PauseSection } from './pause-section.tsx'
import { PushSection } from './push-section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsNav, type SettingsPart, useScrollToPart } from './settings-nav.tsx'
import { settingsQuery } from './settings-query.ts'
import { SettingsSection } from './settings-section.tsx'
import { TaxSection } from './tax/tax-section.tsx'
import { TermsSection } from './terms-section.tsx'
import { TwoStepsSection } from './two-steps-section.tsx'

/** The settings of a salon: all for its owners, other calendars for managers too, what is for oneself for every member. */
export function SettingsPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const isOwner = usePermission(userName, 'manage-settings')
  const mayEdit = usePermission(userName, 'edit-provider')
  if (isOwner) return <OwnerSettings userName={userName} />
  return (
    <SalonPage title={t('workspace.nav.settings')}>
      <SettingsNav userName={userName} />
      <div className="max-w-248 wrap-anywhere">
        <NotificationsSection userName={userName} />
        <PushSection userName={userName} />
        <KeysSection />
        {mayEdit && <ExternalCalendarsSection userName={userName} part="connections" />}
        <TermsSection userName={userName} />
      </div>
    </SalonPage>
  )
}

function OwnerSettings({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useQuery(settingsQuery(userName))
  useScrollToPart(data !== undefined)
  return (
    <SalonPage title={t('workspace.nav.settings')}>
      <SettingsNav userName={userName} />
      <div className="max-w-248 wrap-anywhere">
        {error && !data && (
          <LoadFailure
            title={t('settings.failed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={refetch}
          />
        )}
        {isPending && <Pending />}
        {data && (
          <>
            <SettingsForm userName={userName} loaded={data} />
            <NotificationsSection userName={userName} />
            <PushSection userName={userName} />
            <KeysSection />
            <LinkSection userName={userName} />
            <FeedsSection userName={userName} timeZone={data.timeZone} />
            <ExternalCalendarsSection userName={userName} />
            <LeaveSection userName={userName} loaded={data} />
            <TwoStepsSection />
            <PauseSection userName={userName} loaded={data} />
            {data.asksTaxDetails && <TaxSection userName={userName} />}
            <TermsSection userName={userName} />
            <OperatorViewsSection userName={userName} />
          </>
        )}
      </div>
    </SalonPage>
  )
}

function ExternalCalendarsSection(props: { userName: string; part?: SettingsPart }) {
  const { userName, ...part } = props
  const { t } = useTranslation()
  return (
    <SettingsSection
      {...part}
      title={t('settings.external.title')}
      lead={t('settings.external.lead')}
    >
      <ExternalCalendars userName={userName} />
    </SettingsSection>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-80 rounded-lg" />
    </>
  )
}
