import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { capitalize, momentText } from '../../schedule/day-text.ts'
import { HoldLine } from '../hold/hold-line.tsx'

/** The chosen time, duration and total in the bottom bar. */
export function VisitLine({ cart, slot }: { cart: Cart; slot: VisitTime }) {
  const { t, language } = useTranslation()
  const { durationMinutes, totalCents } = cartTotals(cart)
  return (
    <>
      <p className="font-strong">{capitalize(momentText(slot, language, 'brief'))}</p>
      <p className="text-sm text-muted">
        {durationForScreenReader(t, durationMinutes)} · {formatMoney(euros(totalCents), language)}
      </p>
      <HoldLine short />
    </>
  )
}
