import { useQuery } from '@tanstack/react-query'
import DoorClosed from 'lucide-react/icons/door-closed'
import Landmark from 'lucide-react/icons/landmark'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import type { Translate } from '../../messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Queue, QueueRow } from '../shell/queue-row.tsx'
import { type MarketDate, marketDayQuery } from './today-query.ts'

/** The dates that come: ends of salons, and the report of tax details (DESK-302). Without any, nothing. */
export function ComingDates() {
  const { t } = useTranslation()
  const { data } = useQuery(marketDayQuery)
  if (!data || data.dates.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{t('desk.dates.title')}</h2>
      <Queue label={t('desk.dates.title')}>
        {data.dates.map((date) => (
          <QueueRow
            key={date.kind === 'provider-end' ? date.providerId : date.kind}
            work={null}
            link={linkOf(date)}
            kind={t(`desk.dates.kinds.${date.kind}`)}
            icon={date.kind === 'provider-end' ? DoorClosed : Landmark}
            title={date.kind === 'provider-end' ? date.fullName : taxText(date, t)}
            detail={t(`desk.dates.details.${date.kind}`)}
            assignee={undefined}
            dueDay={date.day}
            today={data.today}
          />
        ))}
      </Queue>
    </section>
  )
}

/** Nothing waits: the next date, and the numbers. */
export function EmptyWorkList() {
  const { t, language } = useTranslation()
  const { data } = useQuery(marketDayQuery)
  const [next, ...others] = data?.dates ?? []
  return (
    <>
      <EmptyState
        title={t('desk.today.emptyTitle')}
        art={
          <SceneDrawing
            of="no-bookings"
            className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
          />
        }
        action={<ButtonLink to="/desk/numbers">{t('desk.today.numbers')}</ButtonLink>}
      >
        <p>
          {next &&
            `${t(`desk.dates.next.${next.kind}`, {
              name: next.kind === 'provider-end' ? next.fullName : '',
              day: formatDay(`${next.day}T12:00Z`, DUTCH_ZONE, language, 'dayMonth'),
            })} `}
          {t('desk.today.emptyText')}
        </p>
      </EmptyState>
      {others.length > 0 && <ComingDates />}
    </>
  )
}

function linkOf(date: MarketDate) {
  return date.kind === 'provider-end'
    ? ({ to: '/desk/salons/$providerId', params: { providerId: date.providerId } } as const)
    : ({ to: '/desk/system', search: { part: 'dac7' } } as const)
}

function taxText({ year, incomplete }: MarketDate & { kind: 'tax-report' }, t: Translate): string {
  return incomplete === 0
    ? t('desk.dates.taxComplete', { year })
    : t('desk.dates.taxMissing', { year, count: incomplete })
}
