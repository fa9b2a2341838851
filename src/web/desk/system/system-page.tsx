import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { HealthStrip } from '../shell/health-strip.tsx'
import { installationQuery } from '../shell/installation-query.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { UnknownChoice } from '../shell/unknown-choice.tsx'
import { BackupCard } from './backup-card.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { RestoreSteps } from './restore-steps.tsx'
import { SettingsTable } from './settings-table.tsx'
import { SystemNav, useHasTaxReport } from './system-nav.tsx'
import { serverSettingsQuery } from './system-query.ts'
import { TaxPage } from './tax/tax-page.tsx'
import { TermsPage } from './terms/terms-page.tsx'

/** System in its parts; an address with another part says so, and shows the first (DESK-294). */
export function SystemPage({ part }: { part: string | undefined }) {
  if (part === 'terms') return <TermsPage />
  return part === 'dac7' ? <TaxPart /> : <HealthPage asked={part} />
}

/** Neither part is shown before the settings say whether there is a report. */
function TaxPart() {
  const { t } = useTranslation()
  const hasTaxReport = useHasTaxReport()
  const { isError } = useQuery(serverSettingsQuery)
  if (hasTaxReport) return <TaxPage />
  if (hasTaxReport === false || isError)
    return <HealthPage asked={hasTaxReport === false ? 'dac7' : undefined} />
  return (
    <DeskPage title={t('desk.places.system')} lead={t('deskSystem.tax.lead')}>
      <SystemNav part="dac7" />
      <Skeleton className="h-36 rounded-lg" />
    </DeskPage>
  )
}

/** What failed, the settings in force, the backup and the version (DESK-176). */
function HealthPage({ asked }: { asked: string | undefined }) {
  const { t } = useTranslation()
  return (
    <DeskPage title={t('desk.places.system')} lead={t('deskSystem.lead')}>
      <SystemNav part="health" />
      <UnknownChoice asked={[[asked, 'health']]} />
      <HealthStrip />
      <DetailLayout
        asideLabel={t('deskSystem.aside')}
        aside={
          <>
            <BackupCard />
            <Version />
          </>
        }
      >
        <div className="grid grid-cols-1 gap-9">
          <FailedJobs />
          <Settings />
          <RestoreSteps />
        </div>
      </DetailLayout>
    </DeskPage>
  )
}

function Settings() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(serverSettingsQuery)
  if (data) return <SettingsTable settings={data.settings} />
  if (!error) return <Skeleton className="h-60 rounded-lg" />
  return (
    <LoadFailure
      title={t('deskSystem.settings.failed')}
      refusal={error.cause as RefusalCode}
      isLoading={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Version() {
  const { t, language } = useTranslation()
  const { data: installation } = useQuery(installationQuery)
  const { data: server } = useQuery(serverSettingsQuery)
  if (!(installation && server)) return null
  const { release, newestRelease } = installation
  const { startedAt } = server
  const [day, time] = [
    formatDay(startedAt, DUTCH_ZONE, language, 'dayMonth'),
    formatTime(startedAt, DUTCH_ZONE, language),
  ]
  const isNewer = newestRelease !== null && newestRelease !== release
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">{t('desk.health.release', { release })}</h2>
      <p className="mt-1.5 text-sm text-muted">{t('deskSystem.version.since', { day, time })}</p>
      <p className="mt-1.5 text-sm text-muted">
        {isNewer
          ? t('deskSystem.version.newer', { release: newestRelease })
          : t(newestRelease === null ? 'deskSystem.version.notAsked' : 'desk.health.upToDate')}
      </p>
    </section>
  )
}
