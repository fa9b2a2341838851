import { isOpenStatus } from '#domain/order/status.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { durationText, priceText } from '../../text-formats.ts'
import type { Order } from '../booking/order-data.ts'
import { includedVat } from './included-vat.ts'

/** The items, discount, total and included VAT of an order. */
export function OrderSum({ order, isProvider }: { order: Order; isProvider: boolean }) {
  const { t, language } = useTranslation()
  const { items, travelFee, discountAmount, promotionTitle, totalAmount } = order
  return (
    <section aria-labelledby="sum" className="card p-4.5 sm:p-6">
      <h2 id="sum" className="mb-2">
        {t('orderDetail.price')}
      </h2>
      <ul>
        {items.map((item) => (
          <Line key={item.catalogItemId} item={item} />
        ))}
        {travelFee > 0 && (
          <li className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span className="min-w-0 grow basis-24">{t('orderDetail.travel')}</span>
            <span className="whitespace-nowrap">{formatMoney(travelFee, language)}</span>
          </li>
        )}
        {discountAmount > 0 && (
          <li className="flex flex-wrap justify-between gap-x-4 py-1.5 font-medium text-success">
            <span className="min-w-0 grow basis-24 wrap-anywhere">
              {promotionTitle ?? t('orderDetail.discount')}
            </span>
            <span className="whitespace-nowrap">− {formatMoney(discountAmount, language)}</span>
          </li>
        )}
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="font-strong">
          {t(`orderDetail.total.${totalKind(order, isProvider)}`)}
        </span>
        <span className="serif text-2xl whitespace-nowrap">
          {priceText(t, totalAmount, language)}
        </span>
      </p>
      <IncludedVat order={order} />
    </section>
  )
}

function Line({ item }: { item: Order['items'][number] }) {
  const { t, language } = useTranslation()
  const { isAddon, quantity, duration, price } = item
  const details = [
    duration > 0 && durationText(t, duration * quantity),
    isAddon && t('orderDetail.addOn'),
  ]
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <span className="min-w-0 grow basis-24 wrap-anywhere">
        {quantity > 1 && `${t('orderDetail.times', { count: quantity })} `}
        {item.serviceNames[language]}
        <span className="block text-sm text-muted">{details.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="whitespace-nowrap">{priceText(t, price * quantity, language)}</span>
    </li>
  )
}

function IncludedVat({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const [first, second] = includedVat(order).map(({ amount, rate }) =>
    t('orderDetail.vat', { amount: formatMoney(amount, language), rate }),
  )
  if (!first) return null
  const vat = second ? t('orderDetail.and', { first, second }) : first
  return <p className="mt-1 text-sm text-muted">{t('orderDetail.includingVat', { vat })}</p>
}

function totalKind({ status, customerInfo }: Order, isProvider: boolean) {
  if (!isOpenStatus(status)) return 'past'
  if (isProvider) return 'toReceive'
  return customerInfo.serviceLocation === 'DOORSTEP' ? 'doorstep' : 'salon'
}
