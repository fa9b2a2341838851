import { travelVatLine } from '#domain/delivery/travel-fee.ts'
import { centsFromEuros, euros, VAT_RATES, type VatLine, vatShares } from '#domain/money.ts'
import type { Order } from '../booking/order-data.ts'

/** The VAT included in the total, per rate, in euros; empty if nothing is paid. */
export function includedVat({
  items,
  discountAmount,
  travelFee,
}: {
  items: readonly Pick<Order['items'][number], 'price' | 'quantity' | 'vatRate' | 'isAddon'>[]
  discountAmount: number
  travelFee: number
}): { rate: number; amount: number }[] {
  const lines = items.flatMap(({ price, quantity, vatRate }): VatLine[] => {
    const rate = VAT_RATES.find((knownRate) => knownRate === vatRate)
    return rate ? [{ rate, totalCents: (centsFromEuros(price) ?? 0) * quantity }] : []
  })
  const travel = travelVatLine(centsFromEuros(travelFee) ?? 0, items)
  return vatShares(lines, centsFromEuros(discountAmount) ?? 0, travel)
    .filter(({ vatCents }) => vatCents > 0)
    .map(({ rate, vatCents }) => ({ rate, amount: euros(vatCents) }))
}
