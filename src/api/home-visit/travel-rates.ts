import type { Selectable } from 'kysely'
import type { TravelRates } from '#domain/delivery/travel-fee.ts'
import type { Providers } from '../schema.gen.ts'

type RatesRow = Pick<
  Selectable<Providers>,
  'travel_fee_cents' | 'travel_fee_per_km_cents' | 'travel_fee_from_km'
>

/** What the provider of a row asks for coming to a home. */
export function travelRatesOf(row: RatesRow): TravelRates {
  return {
    feeCents: row.travel_fee_cents,
    feePerKmCents: row.travel_fee_per_km_cents,
    fromKm: row.travel_fee_from_km,
  }
}
