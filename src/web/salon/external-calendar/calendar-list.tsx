import type { UseQueryResult } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { ExternalCalendar, ExternalCalendars } from './external-calendars-query.ts'
import { useReadExternalCalendar } from './use-external-calendar.ts'

interface CalendarListProps {
  userName: string
  query: UseQueryResult<ExternalCalendars>
  onRemove: (calendar: ExternalCalendar) => void
}

/** The external calendars with what was read and when, and a warning where that is too long ago (WORK-113). */
export function CalendarList({ userName, query, onRemove }: CalendarListProps) {
  const { t } = useTranslation()
  const { data, error } = query
  return (
    <>
      {error && <NotLoaded query={query} refusal={error.cause as RefusalCode} />}
      {!data && !error && <Skeleton className="h-18 rounded-md" />}
      {data?.calendars.length === 0 && <p className="text-muted">{t('settings.external.none')}</p>}
      {data && data.calendars.length > 0 && (
        <ul aria-label={t('settings.external.list')} className="divide-y divide-line">
          {data.calendars.map((calendar) => (
            <CalendarRow
              key={calendar.externalCalendarId}
              userName={userName}
              calendar={calendar}
              timeZone={data.timeZone}
              onRemove={() => onRemove(calendar)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface CalendarRowProps {
  userName: string
  calendar: ExternalCalendar
  timeZone: string
  onRemove: () => void
}

function CalendarRow({ userName, calendar, timeZone, onRemove }: CalendarRowProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useReadExternalCalendar(userName)
  const { name, addressHint, busyTimes, state } = calendar
  const readNow = () =>
    mutate(calendar, {
      onSuccess: (read) => {
        const isRead = read.state === 'read'
        const words = t(`settings.external.${isRead ? 'readDone' : 'readFailed'}`, { name })
        showToast(isRead ? 'success' : 'failure', words)
      },
      onError: ({ cause }) => {
        const reason = t(`refusals.${cause as RefusalCode}`)
        showToast('failure', t('settings.external.notAsked', { name, reason }))
      },
    })
  return (
    <li className="py-3.5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-48 items-start gap-3">
          <Icon of={CalendarClock} className="mt-0.5 text-muted max-sm:hidden" />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-strong">{name}</p>
            <p className="text-sm text-muted">{addressHint}</p>
            {state !== 'dropped' && (
              <p className="text-sm text-muted">
                {t('settings.external.busy', { count: busyTimes })}
              </p>
            )}
            <ReadText calendar={calendar} timeZone={timeZone} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={t('settings.external.readNowOf', { name })}
            busy={isPending && t('settings.external.reading')}
            onClick={readNow}
          >
            {t('settings.external.readNow')}
          </Button>
          <Button
            size="sm"
            tone="quiet"
            aria-label={t('settings.external.removeOf', { name })}
            onClick={onRemove}
          >
            {t('settings.external.remove')}
          </Button>
        </div>
      </div>
      <Warning calendar={calendar} timeZone={timeZone} />
    </li>
  )
}

type ReadAt = Pick<CalendarRowProps, 'calendar' | 'timeZone'>

function useReadMoment({ calendar, timeZone }: ReadAt) {
  const { language } = useTranslation()
  const { readAt, addedAt } = calendar
  const at = readAt ?? addedAt
  return {
    day: formatDay(at, timeZone, language, 'dayMonthYear'),
    time: formatTime(at, timeZone, language),
  }
}

function ReadText(props: ReadAt) {
  const { t } = useTranslation()
  const moment = useReadMoment(props)
  const { state } = props.calendar
  if (state === 'outdated' || state === 'dropped') return null
  return (
    <p className="text-sm text-muted">
      {t(`settings.external.${state === 'read' ? 'read' : 'failing'}`, moment)}
    </p>
  )
}

function Warning(props: ReadAt) {
  const { t } = useTranslation()
  const moment = useReadMoment(props)
  const { state } = props.calendar
  if (state !== 'outdated' && state !== 'dropped') return null
  return (
    <div className="mt-3">
      <Note tone="warning" icon={TriangleAlert} title={t(`settings.external.${state}`, moment)}>
        <p>{t(`settings.external.${state}Text`)}</p>
      </Note>
    </div>
  )
}

function NotLoaded({
  query,
  refusal,
}: {
  query: CalendarListProps['query']
  refusal: RefusalCode
}) {
  const { t } = useTranslation()
  const isStale = query.data !== undefined
  return (
    <div className="mb-4">
      <LoadFailure
        title={t(isStale ? 'settings.external.notRefreshed' : 'settings.external.notLoaded')}
        refusal={refusal}
        isStale={isStale}
        isLoading={query.isFetching}
        onRetry={() => query.refetch()}
      />
    </div>
  )
}
