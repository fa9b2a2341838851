import Check from 'lucide-react/icons/check'
import Printer from 'lucide-react/icons/printer'
import { orderNumber } from '#domain/order/order-number.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Order } from '../booking/order-data.ts'
import { RebookButton } from './rebook-button.tsx'
import { momentTextWithYear } from './visit-text.ts'

/**
 * A cancelled order: the receipt with the time of cancellation, printable (Consumer Rights
 * Directive, article 11a).
 */
export function CancellationReceipt({ order, isProvider }: { order: Order; isProvider: boolean }) {
  const { t } = useTranslation()
  return (
    <article className="card p-[min(1.25rem,6.5vw)] sm:p-10">
      <div className="mb-5 flex items-start gap-4">
        <span className="grid size-13 shrink-0 place-items-center rounded-full bg-success-soft text-success">
          <Icon of={Check} />
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl">
            {t(isProvider ? 'orderDetail.receipt.titleForSalon' : 'orderDetail.order_cancelled')}
          </h1>
          <p className="mt-1.5 text-muted">
            {t(isProvider ? 'orderDetail.receipt.textForSalon' : 'orderDetail.receipt.text')}
          </p>
        </div>
      </div>
      <Receipt order={order} />
      <div className="mt-5.5 flex flex-wrap gap-3 print:hidden">
        {!isProvider && (
          <RebookButton tone="primary" orderId={order.orderId} order={order}>
            {t('orderDetail.rebook')}
          </RebookButton>
        )}
        <Button onClick={() => window.print()}>
          <Icon of={Printer} size="sm" />
          {t('orderDetail.receipt.keep')}
        </Button>
      </div>
    </article>
  )
}

function Receipt({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const { appointmentStartTime, timeZone } = order.serviceInfo
  const moment = (instant: string) => momentTextWithYear(instant, timeZone, language)
  const lines = [
    [t('orderDetail.receipt.number'), orderNumber(order.orderId)],
    [t('orderDetail.receipt.was'), moment(appointmentStartTime)],
    [t('orderDetail.receipt.salon'), order.providerInfo.fullName],
    ...(order.cancelledAt
      ? [[t('orderDetail.receipt.cancelledAt'), moment(order.cancelledAt)]]
      : []),
    [t('orderDetail.receipt.costs'), formatMoney(0, language)],
    ...(order.mailTo.length > 0
      ? [[t('orderDetail.receipt.mailedTo'), order.mailTo.join(', ')]]
      : []),
  ]
  return (
    <section aria-labelledby="receipt" className="rounded-lg bg-surface-soft p-6">
      <h2 id="receipt" className="mb-3 text-lg">
        {t('orderDetail.receipt.heading')}
      </h2>
      <dl className="grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        {lines.map(([term, description]) => (
          <div key={term} className="contents [&:last-child>dd]:mb-0">
            <dt className="text-muted max-sm:text-sm">{term}</dt>
            <dd className="mb-3 font-medium wrap-anywhere sm:mb-0 sm:text-right">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
