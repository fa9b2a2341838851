import { PLAN_KEYS, type PlanKey } from './plan.ts'

/** The level of a feature in a plan, if it is not simply included or not. */
export type FeatureLevel = 'basic' | 'advanced' | 'several-locations' | 'priority' | 'paid-apart'

/** Included or not, a level, a number per month, or a range (PRICE-03). */
export type FeatureValue =
  | boolean
  | FeatureLevel
  | number
  | { readonly least: number; readonly most: number }

export const FREE_EMAILS_A_MONTH = 50

interface FeatureRow {
  readonly feature: string
  readonly values: Readonly<Record<PlanKey, FeatureValue>>
}

/** The features of the plans, in the five groups of the comparison (PRICE-03) and on the cards (PRICE-02). */
export const FEATURE_GROUPS = [
  {
    group: 'coreFeatures',
    rows: [
      row('bookingManagement', true),
      row('serviceMenu', true),
      row('orderProcessing', true),
      row('clientDatabase', true),
      row('mobileInterface', true),
      row('analytics', true),
      row('emailMarketing', true),
      row('freeEmails', FREE_EMAILS_A_MONTH),
      row('textMessages', 'paid-apart'),
    ],
  },
  {
    group: 'onlineBookings',
    rows: [
      row('onlineBooking', true),
      row('paymentGateway', true),
      row('googleReservations', 'basic', 'advanced', 'several-locations'),
    ],
  },
  {
    group: 'teamManagement',
    rows: [
      row('unlimitedStaff', false, false, true),
      row('practitionerSchedules', false, false, true),
      row('commissions', false, false, true),
      row('teamDashboards', false, false, true),
      row('roles', false, false, true),
    ],
  },
  {
    group: 'businessServices',
    rows: [
      row('businessCard', true),
      row('customBranding', false, false, true),
      row('support', 'basic', 'basic', 'priority'),
    ],
  },
  {
    group: 'advertisingInsights',
    rows: [
      row('adImpressions', false, { least: 1000, most: 4000 }, { least: 4000, most: 8000 }),
      row('marketingTools', false, true),
      row('adAnalytics', false, true),
    ],
  },
] as const satisfies readonly { readonly group: string; readonly rows: readonly FeatureRow[] }[]

export type Feature = (typeof FEATURE_GROUPS)[number]['rows'][number]['feature']

/** The features in which a plan exceeds the next smaller one; all features for the smallest. */
export function featuresAddedBy(
  plan: PlanKey,
): readonly { readonly feature: Feature; readonly value: FeatureValue }[] {
  const before = planBefore(plan)
  return FEATURE_GROUPS.flatMap(({ rows }) =>
    rows.flatMap(({ feature, values }) => {
      const value: FeatureValue = values[plan]
      const isNew = value !== false && (before === null || values[before] !== value)
      return isNew ? [{ feature, value }] : []
    }),
  )
}

/** The next smaller plan; null for the smallest. */
export function planBefore(plan: PlanKey): PlanKey | null {
  return PLAN_KEYS[PLAN_KEYS.indexOf(plan) - 1] ?? null
}

/** A larger plan has the value of the smaller one when left out. */
function row<const Name extends string>(
  feature: Name,
  only: FeatureValue,
  marketing: FeatureValue = only,
  salon: FeatureValue = marketing,
) {
  return {
    feature,
    values: { 'software-only': only, 'software-marketing': marketing, 'salon-package': salon },
  }
}
