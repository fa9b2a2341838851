import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatDutchDay, formatMoney, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
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
        <ul className="grid gap-2">
          {salon.orders.map(({ orderId, startTime, status, amount }) => (
            <li
              key={orderId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-2"
            >
              <span className="font-strong tabular-nums">{orderNumber(orderId)}</span>
              <span>
                {`${formatDay(startTime, timeZone, language, 'date')}, ${formatTime(startTime, timeZone, language)}`}
              </span>
              <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>
              <span className="tabular-nums">{formatMoney(amount, language)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-3 text-xl">{t('deskSalons.reports.title')}</h2>
        {salon.reports.length === 0 && <p className="text-muted">{t('deskSalons.reports.none')}</p>}
        <ul className="grid gap-2">
          {salon.reports.map(({ reviewId, reports, reportedAt, isHidden }) => (
            <li key={reviewId} className="flex flex-wrap items-center gap-3">
              <Badge tone={isHidden ? 'neutral' : 'warning'}>
                {t(isHidden ? 'deskSalons.reports.hidden' : 'deskSalons.reports.open')}
              </Badge>
              {t('deskSalons.reports.count', {
                count: reports,
                day: formatDutchDay(Date.parse(reportedAt), language),
              })}
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
