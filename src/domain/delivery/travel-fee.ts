import { type Cents, VAT_RATES, type VatLine } from '../money.ts'
import type { ServiceLocation } from './delivery.ts'

/** The travel fee of a visit: the provider's fee at a customer's home, 0 at the salon (WORK-136). */
export function travelFeeCents(location: ServiceLocation, feeCents: Cents): Cents {
  return location === 'DOORSTEP' ? feeCents : 0
}

/**
 * The VAT line of a travel fee: coming is part of the treatment, so it has the rate of the visit's first main item
 * (decision 0050). Null without a fee.
 */
export function travelVatLine(
  feeCents: Cents,
  items: readonly { readonly isAddon: boolean; readonly vatRate: number }[],
): VatLine | null {
  const main = items.find(({ isAddon }) => !isAddon)
  const rate = VAT_RATES.find((known) => known === main?.vatRate)
  return feeCents > 0 && rate ? { rate, totalCents: feeCents } : null
}
