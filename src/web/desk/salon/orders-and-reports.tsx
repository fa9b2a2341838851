import { Link } from '@tanstack/react-router'
import { formatDutchDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { LastOrders } from '../order/last-orders.tsx'
import type { SalonDetail } from './salons-query.ts'

/** The last visits and the reported reviews. */
export function OrdersAndReports({ detail: { salon, timeZone } }: { detail: SalonDetail }) {
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
    </>
  )
}
