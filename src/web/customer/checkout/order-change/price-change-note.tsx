import ReceiptEuro from 'lucide-react/icons/receipt-euro'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import type { PriceChange } from './price-change.ts'

/** Shows the new and old price of a changed order and the reasons for the difference. */
export function PriceChangeNote({ change }: { change: PriceChange }) {
  const { t, language } = useTranslation()
  const { items, travelFee, discount } = change
  return (
    <Note tone="warning" icon={ReceiptEuro} title={t('checkout.editing.pay', sums(change))}>
      {items.map((item) => (
        <p key={item.name}>{t('checkout.editing.repriced', { ...sums(item), name: item.name })}</p>
      ))}
      {travelFee && <p>{t('checkout.editing.travelFee', sums(travelFee))}</p>}
      {discount && <p>{t('checkout.editing.discount', sums(discount))}</p>}
    </Note>
  )

  function sums({ beforeCents, nowCents }: { beforeCents: number; nowCents: number }) {
    return {
      before: formatMoney(euros(beforeCents), language),
      now: formatMoney(euros(nowCents), language),
    }
  }
}
