import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import type { DeskOrder } from './orders-query.ts'

const cell = 'border-b border-line px-3.5 py-3 align-middle group-last/row:border-b-0'

/** What was booked, with the amounts of that time. */
export function OrderItems({ order }: { order: DeskOrder }) {
  const { t, language } = useTranslation()
  const { items, travelFee, discountAmount, promotionTitle, totalAmount } = order
  const money = (euros: number) => formatMoney(euros, language)
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{t('deskOrders.one.treatments')}</h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table className="w-full border-collapse text-left text-md">
          <caption className="sr-only">{t('deskOrders.one.treatments')}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className={`${cell} font-medium`}>
                {t('deskOrders.one.what')}
              </th>
              <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
                {t('deskOrders.one.duration')}
              </th>
              <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
                {t('deskOrders.one.vat')}
              </th>
              <th scope="col" className={`${cell} text-right font-medium`}>
                {t('deskOrders.one.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items are in the order of the booking
              <tr key={index} className="group/row">
                <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
                  {item.quantity > 1 && `${item.quantity} × `}
                  {item.name}
                </th>
                <td className={`${cell} max-sm:hidden`}>
                  {t('deskOrders.one.minutes', { count: item.durationMinutes })}
                </td>
                <td className={`${cell} max-sm:hidden`}>{item.vatRate}%</td>
                <td className={`${cell} text-right whitespace-nowrap`}>{money(item.price)}</td>
              </tr>
            ))}
            {travelFee > 0 && (
              <SumRow label={t('deskOrders.one.travel')} amount={money(travelFee)} />
            )}
            {discountAmount > 0 && (
              <SumRow
                label={promotionTitle ?? t('deskOrders.one.discount')}
                amount={`− ${money(discountAmount)}`}
              />
            )}
            <SumRow label={t('deskOrders.one.total')} amount={money(totalAmount)} isStrong />
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SumRow(props: { label: string; amount: string; isStrong?: boolean }) {
  const weight = props.isStrong ? 'font-strong' : 'font-normal'
  return (
    <tr className="group/row">
      <th scope="row" className={`${cell} ${weight} wrap-anywhere`}>
        {props.label}
      </th>
      <td className={`${cell} max-sm:hidden`} />
      <td className={`${cell} max-sm:hidden`} />
      <td className={`${cell} ${weight} text-right whitespace-nowrap`}>{props.amount}</td>
    </tr>
  )
}
