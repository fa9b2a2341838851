import { type Cents, VAT_RATES, type VatLine } from '../money.ts'
import type { ServiceLocation } from './delivery.ts'

/** The most euros that a provider asks for a kilometre. */
export const MAX_TRAVEL_FEE_PER_KM = 10

/** What a provider asks for coming to a home (decision 0064). */
export interface TravelRates {
  readonly feeCents: Cents
  /** For each kilometre begun beyond `fromKm`; 0 for the same fee everywhere. */
  readonly feePerKmCents: Cents
  /** The kilometres that the fixed fee covers. */
  readonly fromKm: number
}

/**
 * The travel fee of a visit: the provider's at a customer's home, 0 at the salon (WORK-136). It grows with the distance; where
 * that is not known it is the fixed fee (WORK-212).
 */
export function travelFeeCents(
  location: ServiceLocation,
  { feeCents, feePerKmCents, fromKm }: TravelRates,
  distanceKm: number | null,
): Cents {
  if (location === 'SALON') return 0
  const beyondKm = Math.max(0, Math.ceil((distanceKm ?? 0) - fromKm))
  return feeCents + beyondKm * feePerKmCents
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
