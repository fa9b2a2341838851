import type { Cents } from '../money.ts'

export interface SplitDuration {
  readonly hours: number
  readonly minutes: number
}

/** A duration in hours and minutes (SEARCH-15). */
export function splitDuration(durationMinutes: number): SplitDuration {
  return { hours: Math.floor(durationMinutes / 60), minutes: durationMinutes % 60 }
}

/** A distance rounded to one decimal, for cards (SEARCH-03). */
export function roundedKm(distanceKm: number): number {
  return Math.round(distanceKm * 10) / 10
}

/** How a price is written: 'from €N', 'Free' or 'N/A' (SEARCH-15). */
export type PriceWording = 'from' | 'free' | 'unknown'

/** How the lowest price of a provider is written. */
export function priceWording(priceCents: Cents | null | undefined): PriceWording {
  if (priceCents === null || priceCents === undefined) return 'unknown'
  return priceCents === 0 ? 'free' : 'from'
}
