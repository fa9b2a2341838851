import { Link } from '@tanstack/react-router'
import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { OrderCell, OrderHead } from './order-cell.tsx'
import type { FoundOrder } from './orders-query.ts'

type ListedOrder = FoundOrder & { readonly openedAt?: string }

/** Orders in a table; on phones the visit, the customer and the salon stand below the number. */
export function OrdersTable({
  caption,
  orders,
}: {
  caption: string
  orders: readonly ListedOrder[]
}) {
  const { t } = useTranslation()
  const hasOpened = orders.some(({ openedAt }) => openedAt)
  const columns = ['number', 'visit', 'customer', 'salon', 'status'] as const
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <OrderHead key={column} isWideOnly={column !== 'number' && column !== 'status'}>
                {t(`deskOrders.columns.${column}`)}
              </OrderHead>
            ))}
            {hasOpened && <OrderHead isWideOnly>{t('deskOrders.columns.opened')}</OrderHead>}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} hasOpened={hasOpened} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderRow({ order, hasOpened }: { order: ListedOrder; hasOpened: boolean }) {
  const { t, language } = useTranslation()
  const { orderId, startTime, timeZone, status, providerName, openedAt } = order
  const visit = `${formatDay(startTime, timeZone, language, 'briefYear')}, ${formatTime(startTime, timeZone, language)}`
  const customer = order.customerName || t('deskOrders.noName')
  return (
    <tr className="group/row">
      <OrderHead scope="row">
        <Link
          to="/desk/orders/$orderId"
          params={{ orderId }}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-accent underline underline-offset-4"
        >
          {orderNumber(orderId)}
        </Link>
        <span className="block text-sm font-normal text-muted wrap-anywhere md:hidden">
          {visit}
          <br />
          {customer}, {providerName}
        </span>
      </OrderHead>
      <OrderCell isWideOnly>{visit}</OrderCell>
      <OrderCell isWideOnly className="wrap-anywhere">
        {customer}
      </OrderCell>
      <OrderCell isWideOnly className="wrap-anywhere">
        {providerName}
      </OrderCell>
      <OrderCell>
        <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>
      </OrderCell>
      {hasOpened && (
        <OrderCell isWideOnly>
          {openedAt && (
            <time dateTime={openedAt}>
              {formatDay(openedAt, DUTCH_ZONE, language, 'brief')},{' '}
              {formatTime(openedAt, DUTCH_ZONE, language)}
            </time>
          )}
        </OrderCell>
      )}
    </tr>
  )
}
