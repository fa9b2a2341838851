/** The plans with a price, from small to large (PRICE-02). */
export const PLAN_KEYS = ['software-only', 'software-marketing', 'salon-package'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export interface Plan {
  readonly key: PlanKey
  /** Without VAT: those who pay it are businesses. */
  readonly priceCents: number
  /** What one price is for. */
  readonly per: 'month' | 'location-and-month'
  readonly trial: { readonly length: number; readonly unit: 'day' | 'month' }
  /** The one that stands out among the others. */
  readonly highlighted: boolean
}

/** What each plan costs and how long it is free to try (PRICE-02). */
export const PLANS: readonly Plan[] = [
  {
    ...{ key: 'software-only', priceCents: 20_00, per: 'month', highlighted: false },
    trial: { length: 3, unit: 'month' },
  },
  {
    ...{ key: 'software-marketing', priceCents: 30_00, per: 'month', highlighted: true },
    trial: { length: 14, unit: 'day' },
  },
  {
    ...{ key: 'salon-package', priceCents: 50_00, per: 'location-and-month', highlighted: false },
    trial: { length: 14, unit: 'day' },
  },
]

/** What the package on request adds to the largest plan (PRICE-02). */
export const CUSTOM_EXTRAS = ['integrations', 'whiteLabel', 'api', 'roundTheClock'] as const
