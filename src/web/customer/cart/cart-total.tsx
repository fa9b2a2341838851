import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { useTranslation } from '../../language.ts'
import { durationForScreenReader, priceText } from '../../text-formats.ts'
import { cartVat } from '../booking/cart-items.ts'
import { isFeeByDistance, travelFeeOf } from '../booking/home-visit.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'
import { vatRatesText } from './cart-text.ts'

interface CartTotalProps {
  cart: Cart
  provider: ProviderInfo
  /** Whether the visit is at the customer's home, where it is then paid. */
  isAtHome: boolean
}

/** The total with travel fee, duration, included VAT and place of payment. */
export function CartTotal({ cart, provider, isAtHome }: CartTotalProps) {
  const { t, language } = useTranslation()
  const { totalCents, durationMinutes } = cartTotals(cart)
  const travelFeeCents = travelFeeOf(provider, isAtHome ? 'DOORSTEP' : 'SALON')
  const payCents = totalCents + travelFeeCents
  const shares = cartVat(cart, provider.catalogItems, { discountCents: 0, travelFeeCents })
  return (
    <div className="mt-4 border-t border-line pt-4">
      {(travelFeeCents > 0 || (isAtHome && isFeeByDistance(provider))) && (
        <p className="mb-2 flex items-baseline justify-between gap-4 text-muted">
          {t(isFeeByDistance(provider) ? 'cart.travelFrom' : 'cart.travel')}
          <span className="whitespace-nowrap">{priceText(t, euros(travelFeeCents), language)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span>
          {t('cart.total')}{' '}
          <span className="text-sm text-muted">
            · {durationForScreenReader(t, durationMinutes)}
          </span>
        </span>
        <span className="serif text-xl whitespace-nowrap">
          {priceText(t, euros(payCents), language)}
        </span>
      </p>
      {payCents > 0 && (
        <p className="mt-1 text-sm text-muted">
          {vatRatesText(t, shares, language)} {t(isAtHome ? 'cart.payAtVisit' : 'cart.payAtSalon')}
        </p>
      )}
    </div>
  )
}
