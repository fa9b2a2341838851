import { Link } from '@tanstack/react-router'
import { isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn, formatDay, formatMoney, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { Client } from './clients-query.ts'
import { STACKED, STACKED_CELL, STACKED_HEAD } from './stacked-table.ts'

type Visit = Client['history'][number]

const tones: Record<Visit['status'], BadgeTone> = {
  PENDING: 'warning',
  ACCEPTED: 'surface',
  CONFIRMED: 'success',
  COMPLETED: 'neutral',
  CANCELLED: 'neutral',
  DECLINED: 'neutral',
  NO_SHOW: 'danger',
}

interface ClientHistoryProps {
  userName: string
  history: readonly Visit[]
  timeZone: string
}

/** The visits of a client, the latest first. */
export function ClientHistory({ userName, history, timeZone }: ClientHistoryProps) {
  const { t, language } = useTranslation()
  return (
    <section aria-labelledby="client-history" className="mt-8">
      <h2 id="client-history" className="text-xl">
        {t('clients.history')}
      </h2>
      {history.length === 0 && <p className="mt-3 text-muted">{t('clients.noHistory')}</p>}
      {history.length > 0 && (
        <div className="@container">
          <table className={`mt-2 w-full border-collapse ${STACKED}`}>
            <thead className={STACKED_HEAD}>
              <tr className="border-b border-line text-left text-sm text-muted">
                <th scope="col" className="py-3 font-strong">
                  {t('clients.historyColumns.when')}
                </th>
                <th scope="col" className="py-3 pl-2 font-strong">
                  {t('clients.historyColumns.outcome')}
                </th>
                <th scope="col" className="py-3 pl-2 text-right font-strong">
                  {t('clients.historyColumns.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ orderId, startTime, serviceName, status, amount }) => (
                <tr key={orderId} className={`border-b border-line ${STACKED}`}>
                  <th scope="row" className={`py-3 text-left font-strong ${STACKED}`}>
                    <Link
                      to="/salon/$userName/agenda"
                      params={{ userName }}
                      search={{ day: agendaDay(startTime, timeZone), visit: orderId }}
                      className="inline-flex min-h-11 items-center text-text no-underline hover:underline"
                    >
                      {formatDay(startTime, timeZone, language, 'short')},{' '}
                      {formatTime(startTime, timeZone, language)}
                    </Link>
                    <span className="block text-sm font-normal wrap-anywhere text-muted">
                      {serviceName}
                    </span>
                  </th>
                  <td
                    className={`py-3 pl-2 ${STACKED_CELL}`}
                    data-label={t('clients.historyColumns.outcome')}
                  >
                    <Badge tone={tones[status]}>{t(`clients.statuses.${status}`)}</Badge>
                  </td>
                  <td
                    className={`py-3 pl-2 text-right tabular-nums whitespace-nowrap ${STACKED_CELL}`}
                    data-label={t('clients.historyColumns.amount')}
                  >
                    {formatMoney(amount, language)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** The day whose agenda has the visit. */
function agendaDay(startTime: string, timeZone: string): PlainDate | undefined {
  const day = dayIn(timeZone, startTime)
  return isPlainDate(day) ? day : undefined
}
