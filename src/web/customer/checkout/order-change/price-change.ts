import type { Cart } from '#domain/cart/cart.ts'
import type { Cents } from '#domain/money.ts'
import { centsOf } from '../../booking/cart-items.ts'
import type { Order } from '../../booking/order-data.ts'

interface AmountChange {
  readonly beforeCents: Cents
  readonly nowCents: Cents
}

/** The change of an order's total, with the salon's changes of prices and discount. */
export interface PriceChange extends AmountChange {
  /** Items whose price per piece changed since they were booked. */
  readonly items: readonly (AmountChange & { readonly name: string })[]
  /** Null if the travel fee is unchanged. */
  readonly travelFee: AmountChange | null
  /** Null if the discount is unchanged. */
  readonly discount: AmountChange | null
}

type AmountNow = 'discountCents' | 'travelFeeCents' | 'payCents'

/** Null if the total is unchanged. */
export function priceChange(
  order: Order,
  cart: Cart,
  { discountCents, travelFeeCents, payCents }: Record<AmountNow, Cents>,
): PriceChange | null {
  const beforeCents = centsOf(order.totalAmount)
  const discount = { beforeCents: centsOf(order.discountAmount), nowCents: discountCents }
  const travelFee = { beforeCents: centsOf(order.travelFee ?? 0), nowCents: travelFeeCents }
  const change = {
    beforeCents,
    nowCents: payCents,
    items: cart.flatMap((line) => {
      const booked = order.items.find(({ catalogItemId }) => catalogItemId === line.catalogItemId)
      const item = { beforeCents: centsOf(booked?.price ?? 0), nowCents: line.priceCents }
      return booked && hasChanged(item) ? [{ ...item, name: line.displayName }] : []
    }),
    travelFee: hasChanged(travelFee) ? travelFee : null,
    discount: hasChanged(discount) ? discount : null,
  }
  return hasChanged(change) ? change : null
}

function hasChanged({ beforeCents, nowCents }: AmountChange): boolean {
  return beforeCents !== nowCents
}
