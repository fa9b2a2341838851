import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import { travelFeeOf } from '../../booking/home-visit.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { capitalize, momentText } from '../../schedule/day-text.ts'
import { HoldLine } from '../hold/hold-line.tsx'
import { useIsAtHome } from './use-is-at-home.ts'

interface VisitLineProps {
  cart: Cart
  slot: VisitTime
  provider: ProviderInfo
}

/** The chosen time, duration and total in the bottom bar. */
export function VisitLine({ cart, slot, provider }: VisitLineProps) {
  const { t, language } = useTranslation()
  const { durationMinutes, totalCents } = cartTotals(cart)
  const isAtHome = useIsAtHome(provider, cart)
  const payCents = totalCents + travelFeeOf(provider, isAtHome ? 'DOORSTEP' : 'SALON')
  return (
    <>
      <p className="font-strong">{capitalize(momentText(slot, language, 'brief'))}</p>
      <p className="text-sm text-muted">
        {durationForScreenReader(t, durationMinutes)} · {formatMoney(euros(payCents), language)}
      </p>
      <HoldLine short />
    </>
  )
}
