import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import { type Cents, euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { durationText, priceText } from '../../../text-formats.ts'
import { cartVat } from '../../booking/cart-items.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import { vatAmountsText } from '../../cart/cart-text.ts'
import type { CartPromotion } from '../../promotion/cart-promotions.ts'

interface PriceLinesProps {
  cart: Cart
  provider: ProviderInfo
  applied: CartPromotion | null
  isAtHome: boolean
  /** 0 at the salon. */
  travelFeeCents: Cents
}

/** The price of each item, the discount, the total and the included VAT. */
export function PriceLines(props: PriceLinesProps) {
  const { cart, provider, applied, isAtHome, travelFeeCents } = props
  const { t, language } = useTranslation()
  const discountCents = applied?.discountCents ?? 0
  const money = (cents: number) => formatMoney(euros(cents), language)
  const payCents = cartTotals(cart).totalCents + travelFeeCents - discountCents
  const shares = cartVat(cart, provider.catalogItems, { discountCents, travelFeeCents })
  return (
    <div className="card p-4.5 sm:p-6">
      <dl>
        {cart.map((item) => (
          <PriceLine
            key={item.catalogItemId}
            name={`${item.numberOfItems > 1 ? `${item.numberOfItems} × ` : ''}${item.displayName}`}
            detail={durationText(t, item.durationMinutes * item.numberOfItems)}
            amount={priceText(t, euros(item.priceCents * item.numberOfItems), language)}
          />
        ))}
        {isAtHome && (
          <PriceLine
            name={t('checkout.travel')}
            amount={money(travelFeeCents)}
            {...(travelFeeCents === 0 && { className: 'text-muted' })}
          />
        )}
        {applied && (
          <PriceLine
            name={applied.promotion.title}
            amount={`− ${money(discountCents)}`}
            className="font-medium text-success"
          />
        )}
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-strong">
            {t(isAtHome ? 'checkout.toPayAtVisit' : 'checkout.toPay')}
          </dt>
          <dd className="serif text-2xl whitespace-nowrap">
            {priceText(t, euros(payCents), language)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {payCents > 0 && vatAmountsText(t, shares, language)} {t('checkout.nothingMore')}
      </p>
    </div>
  )
}

function PriceLine(props: { name: string; detail?: string; amount: string; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${props.className ?? ''}`}>
      <dt className="min-w-0 grow basis-24 hyphens-auto wrap-anywhere">
        {props.name}
        {props.detail && <span className="block text-sm text-muted">{props.detail}</span>}
      </dt>
      <dd className="shrink-0 whitespace-nowrap">{props.amount}</dd>
    </div>
  )
}
