import { travelVatLine } from '#domain/delivery/travel-fee.ts'
import { type VatShare, vatShares } from '#domain/money.ts'
import type { StoredOrder } from './store.ts'

/** The VAT per rate within the total of an order. */
export function vatOfOrder(
  order: Pick<StoredOrder, 'items' | 'discount_cents' | 'travel_fee_cents'>,
): VatShare[] {
  const lines = order.items.map((item) => ({
    rate: item.vat_rate,
    totalCents: item.price_cents * item.quantity,
    isAddon: item.is_addon,
    vatRate: item.vat_rate,
  }))
  return vatShares(lines, order.discount_cents, travelVatLine(order.travel_fee_cents, lines))
}
