import type { Cents } from '../money.ts'
import { DAY_MS } from '../time-units.ts'

/** What an item cost until `changedAt` (epoch ms). */
export interface FormerPrice {
  readonly priceCents: Cents
  readonly changedAt: number
}

/** How long before a reduction its lowest price counts: Besluit prijsaanduiding, Prijzenwet art. 7a. */
export const PRICE_HISTORY_MS = 30 * DAY_MS

/**
 * The lowest price of an item in the 30 days before `at` (epoch ms), which must be named beside a reduction that begins
 * then. `priceCents` is the price at `at`, before the reduction.
 */
export function lowestPrice(
  { priceCents, changes }: { priceCents: Cents; changes: readonly FormerPrice[] },
  at: number,
): Cents {
  const since = at - PRICE_HISTORY_MS
  const within = changes.filter(({ changedAt }) => changedAt > since && changedAt <= at)
  return Math.min(priceCents, ...within.map((change) => change.priceCents))
}
