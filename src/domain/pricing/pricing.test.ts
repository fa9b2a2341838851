import { expect, test } from 'vitest'
import { PLAN_OPTIONS } from '../contact/contact-request.ts'
import { FEATURE_GROUPS, featuresAddedBy, planBefore } from './features.ts'
import { CUSTOM_EXTRAS, PLAN_KEYS, PLANS } from './plan.ts'

test('[PRICE-02] the plans cost 20, 30 and 50 euros and can be tried three months or fourteen days', () => {
  expect(PLANS.map(({ key, priceCents, per, trial }) => [key, priceCents, per, trial])).toEqual([
    ['software-only', 2000, 'month', { length: 3, unit: 'month' }],
    ['software-marketing', 3000, 'month', { length: 14, unit: 'day' }],
    ['salon-package', 5000, 'location-and-month', { length: 14, unit: 'day' }],
  ])
})

test('[PRICE-01, PRICE-07] one plan is highlighted, and a custom package can be requested besides the three', () => {
  expect(PLANS.filter(({ highlighted }) => highlighted).map(({ key }) => key)).toEqual([
    'software-marketing',
  ])
  expect(PLANS.map(({ key }) => key)).toEqual([...PLAN_KEYS])
  expect(PLAN_OPTIONS).toEqual([...PLAN_KEYS, 'custom'])
})

test('[PRICE-02] the smallest plan has what one person needs', () => {
  expect(featuresAddedBy('software-only')).toEqual([
    ...['bookingManagement', 'serviceMenu', 'orderProcessing', 'clientDatabase'].map(included),
    ...['mobileInterface', 'analytics', 'emailMarketing'].map(included),
    { feature: 'freeEmails', value: 50 },
    { feature: 'textMessages', value: 'paid-apart' },
    ...['onlineBooking', 'paymentGateway'].map(included),
    { feature: 'googleReservations', value: 'basic' },
    included('businessCard'),
    { feature: 'support', value: 'basic' },
  ])
})

test('[PRICE-02] the larger plans add advertising, then a team', () => {
  expect(featuresAddedBy('software-marketing')).toEqual([
    { feature: 'googleReservations', value: 'advanced' },
    { feature: 'adImpressions', value: { least: 1000, most: 4000 } },
    ...['marketingTools', 'adAnalytics'].map(included),
  ])
  expect(featuresAddedBy('salon-package')).toEqual([
    { feature: 'googleReservations', value: 'several-locations' },
    ...['unlimitedStaff', 'practitionerSchedules', 'commissions', 'teamDashboards'].map(included),
    ...['roles', 'customBranding'].map(included),
    { feature: 'support', value: 'priority' },
    { feature: 'adImpressions', value: { least: 4000, most: 8000 } },
  ])
  expect(CUSTOM_EXTRAS).toEqual(['integrations', 'whiteLabel', 'api', 'roundTheClock'])
})

test('[PRICE-03] the comparison has five groups, and each plan includes the smaller one', () => {
  expect(FEATURE_GROUPS.map(({ group }) => group)).toEqual([
    'coreFeatures',
    'onlineBookings',
    'teamManagement',
    'businessServices',
    'advertisingInsights',
  ])
  for (const { feature, values } of FEATURE_GROUPS.flatMap(({ rows }) => [...rows])) {
    for (const plan of PLAN_KEYS) {
      const before = planBefore(plan)
      if (before && values[before] !== false) expect(values[plan], feature).not.toBe(false)
    }
  }
})

function included(feature: string) {
  return { feature, value: true }
}
