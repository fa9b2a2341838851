import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { badgeTone } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { viewQuery } from './salons-query.ts'

type ProviderView = Reply<Endpoints['getProviderView']>['data']

/** A day of the agenda of a salon, reading only and for thirty minutes (DESK-118). */
export function ViewPage({ providerId, viewId }: { providerId: string; viewId: string }) {
  const { t, language } = useTranslation()
  const [day, setDay] = useState<PlainDate>(() => wallClock(Date.now(), DUTCH_ZONE).date)
  const query = useQuery(viewQuery({ providerId, viewId, day }, language))
  const view = query.data
  const hasEnded = query.error?.cause === 'not-found'
  return (
    <DeskPage
      title={view ? t('deskSalons.view.page', { salon: view.fullName }) : t('deskSalons.title')}
      action={
        <Link
          to="/desk/salons/$providerId"
          params={{ providerId }}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t('deskSalons.view.backToSalon')}
        </Link>
      }
    >
      {hasEnded && (
        <EmptyState title={t('deskSalons.view.ended')}>
          <p>{t('deskSalons.view.endedText')}</p>
        </EmptyState>
      )}
      {query.error && !hasEnded && (
        <LoadFailure
          title={t('deskSalons.view.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {!hasEnded && (
        <div className="grid max-w-248 grid-cols-[minmax(0,1fr)] gap-4">
          {view && (
            <Note tone="warning" icon={Eye}>
              {t('deskSalons.view.until', { time: formatTime(view.endsAt, DUTCH_ZONE, language) })}
            </Note>
          )}
          <DayChoice day={day} onChange={setDay} />
          {view && <DayOfSalon view={view} day={day} />}
          {!view && !query.error && <Skeleton className="h-40" />}
        </div>
      )}
    </DeskPage>
  )
}

function DayChoice({ day, onChange }: { day: PlainDate; onChange: (day: PlainDate) => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <div className="min-w-0 max-sm:w-full">
        <TextField
          type="date"
          label={t('deskSalons.view.day')}
          value={day}
          onChange={({ target }) => target.value && onChange(target.value as PlainDate)}
        />
      </div>
      <Button onClick={() => onChange(addDays(day, -1))}>{t('deskSalons.view.previous')}</Button>
      <Button onClick={() => onChange(addDays(day, 1))}>{t('deskSalons.view.next')}</Button>
    </div>
  )
}

function DayOfSalon({ view, day }: { view: ProviderView; day: PlainDate }) {
  const { t, language } = useTranslation()
  const { timeZone, hours, visits, blocks } = view
  const span = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
    `${formatTime(startTime, timeZone, language)} – ${formatTime(endTime, timeZone, language)}`
  const rows = [
    ...visits.map((visit) => ({ time: visit, key: visit.orderId, visit })),
    ...blocks.map((block) => ({
      time: block,
      key: `${block.startTime} ${block.calendarName}`,
      visit: null,
    })),
  ].toSorted((a, b) => Date.parse(a.time.startTime) - Date.parse(b.time.startTime))
  return (
    <section>
      <h2 className="text-xl first-letter:capitalize">
        {formatDay(`${day}T12:00:00Z`, timeZone, language)}
      </h2>
      <p className="mt-1 mb-3 text-muted">
        {hours.length === 0
          ? t('deskSalons.view.closed')
          : t('deskSalons.view.open', { hours: hours.map(span).join(', ') })}
      </p>
      {rows.length === 0 && <p>{t('deskSalons.view.none')}</p>}
      <ul className="grid gap-2">
        {rows.map(({ key, time, visit }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface p-3.5"
          >
            <span className="font-strong tabular-nums">{span(time)}</span>
            {visit ? (
              <>
                <span className="min-w-0 wrap-anywhere">
                  {`${visit.serviceName}, ${visit.client ? t('deskSalons.view.client', { letter: visit.client }) : t('deskSalons.view.noClient')}`}
                </span>
                <Badge tone={badgeTone(visit.status)}>{t(`order.status.${visit.status}`)}</Badge>
              </>
            ) : (
              <span>{t('deskSalons.view.blocked')}</span>
            )}
            {time.calendarName && <span className="text-muted">{time.calendarName}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
