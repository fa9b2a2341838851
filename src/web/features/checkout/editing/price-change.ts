import type { Cart } from '#domain/cart/cart.ts'
import type { Cents } from '#domain/money.ts'
import { centsOf } from '../../booking/cart-items.ts'
import type { Order } from '../../booking/order-data.ts'

interface AmountChange {
  readonly beforeCents: Cents
  readonly nowCents: Cents
}

/** How what there is to pay differs from what the order came to, and what of it is the salon's doing. */
export interface PriceChange extends AmountChange {
  /** Treatments that were booked at another price than they have now; of one. */
  readonly items: readonly (AmountChange & { readonly name: string })[]
  /** Null where the discount is what it was. */
  readonly discount: AmountChange | null
}

/** Null where there is as much to pay as before. */
export function priceChange(
  order: Order,
  cart: Cart,
  discountCents: Cents,
  payCents: Cents,
): PriceChange | null {
  const beforeCents = centsOf(order.totalAmount)
  const discount = { beforeCents: centsOf(order.discountAmount), nowCents: discountCents }
  const change = {
    beforeCents,
    nowCents: payCents,
    items: cart.flatMap((line) => {
      const booked = order.items.find(({ catalogItemId }) => catalogItemId === line.catalogItemId)
      const item = { beforeCents: centsOf(booked?.price ?? 0), nowCents: line.priceCents }
      return booked && hasChanged(item) ? [{ ...item, name: line.displayName }] : []
    }),
    discount: hasChanged(discount) ? discount : null,
  }
  return hasChanged(change) ? change : null
}

function hasChanged({ beforeCents, nowCents }: AmountChange): boolean {
  return beforeCents !== nowCents
}
