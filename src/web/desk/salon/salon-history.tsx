import { Link } from '@tanstack/react-router'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDutchDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { LastOrders } from '../order/last-orders.tsx'
import { actText } from '../shell/act-text.ts'
import type { SalonDetail } from './salons-query.ts'

/** The last visits, the reported reviews and the acts of operators. */
export function SalonHistory({ detail: { salon, timeZone } }: { detail: SalonDetail }) {
  const { t, language } = useTranslation()
  return (
    <>
      <section>
        <h2 className="mb-3 text-xl">{t('deskSalons.orders.title')}</h2>
        {salon.orders.length === 0 && <p className="text-muted">{t('deskSalons.orders.none')}</p>}
        {salon.orders.length > 0 && (
          <LastOrders
            orders={salon.orders}
            timeZone={timeZone}
            caption={t('deskSalons.orders.title')}
          />
        )}
      </section>
      <section>
        <h2 className="mb-3 text-xl">{t('deskSalons.reports.title')}</h2>
        {salon.reports.length === 0 && <p className="text-muted">{t('deskSalons.reports.none')}</p>}
        <ul className="grid gap-2">
          {salon.reports.map(({ reviewId, reportId, reports, reportedAt, isHidden }) => (
            <li key={reviewId} className="flex flex-wrap items-center gap-x-3">
              <Badge tone={isHidden ? 'neutral' : 'warning'}>
                {t(isHidden ? 'deskSalons.reports.hidden' : 'deskSalons.reports.open')}
              </Badge>
              <Link
                to="/desk/reports/$reportId"
                params={{ reportId }}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {t('deskSalons.reports.count', {
                  count: reports,
                  day: formatDutchDay(Date.parse(reportedAt), language),
                })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-3 text-xl">{t('deskSalons.acts.title')}</h2>
        {salon.acts.length === 0 && <p className="text-muted">{t('deskSalons.acts.none')}</p>}
        <ol className="grid gap-3">
          {salon.acts.map(({ actId, at, act, operatorName, reason }) => (
            <li key={actId} className="border-b border-line pb-3">
              <p>
                <span className="font-strong">{actText(t, act)}</span>
                <span className="text-muted">
                  {`, ${operatorName ?? t('deskSalons.acts.commandLine')}, `}
                  <time dateTime={at}>
                    {`${formatDutchDay(Date.parse(at), language)}, ${formatTime(at, DUTCH_ZONE, language)}`}
                  </time>
                </span>
              </p>
              {reason && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{reason}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
