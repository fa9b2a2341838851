import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import { euros, vatShares } from '#domain/money.ts'
import { useTranslation } from '../../language.ts'
import { durationForScreenReader, priceText } from '../../text-formats.ts'
import { vatLines } from '../booking/cart-items.ts'
import type { CatalogItem } from '../booking/provider-data.ts'
import { vatRatesText } from './cart-text.ts'

interface CartTotalProps {
  cart: Cart
  catalog: readonly CatalogItem[]
  /** Whether the visit is at the customer's home, where it is then paid. */
  isAtHome: boolean
}

/** The total with duration, included VAT and place of payment. */
export function CartTotal({ cart, catalog, isAtHome }: CartTotalProps) {
  const { t, language } = useTranslation()
  const { totalCents, durationMinutes } = cartTotals(cart)
  const shares = vatShares(vatLines(cart, catalog), 0)
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          {t('cart.total')}{' '}
          <span className="text-sm text-muted">
            · {durationForScreenReader(t, durationMinutes)}
          </span>
        </span>
        <span className="serif text-xl whitespace-nowrap">
          {priceText(t, euros(totalCents), language)}
        </span>
      </p>
      {totalCents > 0 && (
        <p className="mt-1 text-sm text-muted">
          {vatRatesText(t, shares, language)} {t(isAtHome ? 'cart.payAtVisit' : 'cart.payAtSalon')}
        </p>
      )}
    </div>
  )
}
