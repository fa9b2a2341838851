import { centsFromEuros, euros, VAT_RATES, type VatLine, vatShares } from '#domain/money.ts'
import type { Order } from '../booking/order-data.ts'

/** The VAT included in the total, per rate, in euros; empty if nothing is paid. */
export function includedVat({
  items,
  discountAmount,
}: {
  items: readonly Pick<Order['items'][number], 'price' | 'quantity' | 'vatRate'>[]
  discountAmount: number
}): { rate: number; amount: number }[] {
  const lines = items.flatMap(({ price, quantity, vatRate }): VatLine[] => {
    const rate = VAT_RATES.find((knownRate) => knownRate === vatRate)
    return rate ? [{ rate, totalCents: (centsFromEuros(price) ?? 0) * quantity }] : []
  })
  return vatShares(lines, centsFromEuros(discountAmount) ?? 0)
    .filter(({ vatCents }) => vatCents > 0)
    .map(({ rate, vatCents }) => ({ rate, amount: euros(vatCents) }))
}
