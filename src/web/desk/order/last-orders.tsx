import { Link } from '@tanstack/react-router'
import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone, type OrderStatus } from '#domain/order/status.ts'
import { formatDay, formatMoney, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { OrderCell, OrderHead } from './order-cell.tsx'

interface LastOrder {
  readonly orderId: string
  readonly startTime: string
  readonly status: OrderStatus
  readonly amount: number
  readonly salonName?: string
}

interface LastOrdersProps {
  orders: readonly LastOrder[]
  timeZone: string
  caption: string
}

/** The last orders of a salon or a person, each number a link; on phones the visit and the amount stand below the number. */
export function LastOrders({ orders, timeZone, caption }: LastOrdersProps) {
  const { t, language } = useTranslation()
  const columns = ['number', 'visit', 'status', 'amount'] as const
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <OrderHead
                key={column}
                isWideOnly={column === 'visit' || column === 'amount'}
                className={column === 'amount' ? 'text-right' : ''}
              >
                {t(`desk.orders.${column}`)}
              </OrderHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ orderId, startTime, status, amount, salonName }) => {
            const moment = `${formatDay(startTime, timeZone, language, 'briefYear')}, ${formatTime(startTime, timeZone, language)}`
            const visit = salonName ? `${moment}, ${salonName}` : moment
            return (
              <tr key={orderId} className="group/row">
                <OrderHead scope="row">
                  <Link
                    to="/desk/orders/$orderId"
                    params={{ orderId }}
                    className="inline-flex min-h-11 items-center whitespace-nowrap text-accent underline underline-offset-4"
                  >
                    {orderNumber(orderId)}
                  </Link>
                  <span className="block pb-1 text-sm font-normal text-muted wrap-anywhere md:hidden">
                    {visit}
                    <span className="block tabular-nums">{formatMoney(amount, language)}</span>
                  </span>
                </OrderHead>
                <OrderCell isWideOnly className="wrap-anywhere">
                  {visit}
                </OrderCell>
                <OrderCell>
                  <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>
                </OrderCell>
                <OrderCell isWideOnly className="text-right tabular-nums">
                  {formatMoney(amount, language)}
                </OrderCell>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
