import { badgeTone } from '#domain/order/status.ts'
import { Badge } from '../../ui/badge.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { type TextContext, visitTimeText } from './hours-text.ts'
import type { StandingVisit } from './standing-visit.ts'

interface StandingListProps {
  visits: readonly StandingVisit[]
  context: Pick<TextContext, 't' | 'language' | 'timeZone'>
}

/** Appointments that stand in a time that is to be closed, by time, each with its status and a link (WORK-35). */
export function StandingList({ visits, context }: StandingListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {visits.map((visit) => (
        <li
          key={`${visit.orderId} ${visit.startTime}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
        >
          <Standing visit={visit} context={context} />
        </li>
      ))}
    </ul>
  )
}

function Standing({
  visit,
  context,
}: Pick<StandingListProps, 'context'> & { visit: StandingVisit }) {
  const { t } = context
  const { orderId, status } = visit
  const name = visit.customerName || t('hours.standing.someone')
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-strong">{orderId ? name : t('hours.standing.own')}</span>
        <span className="block text-md text-muted">{visitTimeText(visit, context)}</span>
        {visit.serviceName && <span className="block text-md text-muted">{visit.serviceName}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        {status && <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>}
        {orderId && (
          <NewTabLink
            href={`/bookings/${orderId}`}
            className="link inline-flex min-h-11 items-center text-md"
          >
            <span aria-hidden>{t('hours.standing.open')}</span>
            <span className="sr-only">{t('hours.standing.openOf', { name })}</span>
          </NewTabLink>
        )}
      </div>
    </>
  )
}
