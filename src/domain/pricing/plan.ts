/** The plans with a price, from small to large (PRICE-02). */
export const PLAN_KEYS = ['software-only', 'software-marketing', 'salon-package'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export interface Plan {
  readonly key: PlanKey
  /** Without VAT, because customers are businesses. */
  readonly priceCents: number
  /** The unit of the price. */
  readonly per: 'month' | 'location-and-month'
  readonly trial: { readonly length: number; readonly unit: 'day' | 'month' }
  readonly highlighted: boolean
}

/** The prices and trials of the plans (PRICE-02). */
export const PLANS: readonly Plan[] = [
  {
    key: 'software-only',
    priceCents: 20_00,
    per: 'month',
    highlighted: false,
    trial: { length: 3, unit: 'month' },
  },
  {
    key: 'software-marketing',
    priceCents: 30_00,
    per: 'month',
    highlighted: true,
    trial: { length: 14, unit: 'day' },
  },
  {
    key: 'salon-package',
    priceCents: 50_00,
    per: 'location-and-month',
    highlighted: false,
    trial: { length: 14, unit: 'day' },
  },
]

/** Whether a trial may end on a day, YYYY-MM-DD: from 2000 to 2099, so that a year that was mistyped is seen (DESK-293). */
export function isTrialDay(day: string): boolean {
  return day >= '2000-01-01' && day <= '2099-12-31'
}

/** What the custom package adds to the largest plan (PRICE-02). */
export const CUSTOM_EXTRAS = ['integrations', 'whiteLabel', 'api', 'roundTheClock'] as const
export type CustomExtra = (typeof CUSTOM_EXTRAS)[number]
