import { useQuery } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { RefusalCode } from '#domain/refusal.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { NO_ACCESS } from '../shell/no-access.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { HolidaysCard } from './holidays-card.tsx'
import { type Hours, hoursQuery } from './hours-query.ts'
import { useWeekDraft } from './use-week-draft.ts'
import { useWeekSaving } from './use-week-saving.tsx'
import { WeekSection } from './week-section.tsx'

/** The opening hours of a salon, its exceptions and the public holidays (WORK-30 to WORK-37). */
export function HoursPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const query = useQuery(hoursQuery(userName))
  const refusal = query.error && (query.error.cause as RefusalCode)
  // Without access nothing is left on the page.
  const data = refusal && NO_ACCESS.has(refusal) ? undefined : query.data
  const failure = refusal && (
    <div className="mb-4 max-w-190">
      <Note
        tone={data ? 'warning' : 'danger'}
        icon={CloudOff}
        role="alert"
        title={t(data ? 'hours.notRefreshed' : 'hours.failed')}
      >
        {!data && <p>{t(`refusals.${refusal}`)}</p>}
        <Button
          size="sm"
          className="mt-3"
          busy={query.isFetching && t('common.loading')}
          onClick={() => query.refetch()}
        >
          {t('common.retry')}
        </Button>
      </Note>
    </div>
  )
  if (data) return <LoadedHours userName={userName} hours={data} failure={failure} />
  return (
    <SalonPage title={t('workspace.nav.hours')} lead={t('hours.lead')}>
      <SettingsNav userName={userName} isOnHours />
      {failure}
      {query.isPending && <Pending />}
    </SalonPage>
  )
}

interface LoadedHoursProps {
  userName: string
  hours: Hours
  failure: React.ReactNode
}

function LoadedHours({ userName, hours, failure }: LoadedHoursProps) {
  const { t, language } = useTranslation()
  const draft = useWeekDraft(hours)
  const { faults, notes, bar, dialog } = useWeekSaving(userName, draft)
  const context = { t, language, timeZone: hours.timeZone, today: hours.today as PlainDate }
  const shared = { userName, context, week: hours.week, dateHours: hours.dateHours }
  return (
    <>
      <SalonPage title={t('workspace.nav.hours')} lead={t('hours.lead')}>
        <SettingsNav userName={userName} isOnHours />
        {failure}
        {notes}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <WeekSection draft={draft} faults={faults} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ExceptionsCard {...shared} closures={hours.closures} />
            <HolidaysCard {...shared} holidays={hours.holidays} />
          </div>
        </div>
      </SalonPage>
      {bar}
      {dialog}
    </>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-120 max-w-190 rounded-lg" />
    </>
  )
}
