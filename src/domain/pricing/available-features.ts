import type { Feature } from './features.ts'
import type { CustomExtra } from './plan.ts'

/** Whether each feature that is named to salons exists today; what does not is announced as "soon" (WORK-90). */
const AVAILABLE = {
  bookingManagement: true,
  serviceMenu: true,
  orderProcessing: true,
  clientDatabase: true,
  mobileInterface: true,
  analytics: true,
  emailMarketing: false,
  freeEmails: false,
  textMessages: false,
  onlineBooking: true,
  paymentGateway: false,
  googleReservations: false,
  unlimitedStaff: false,
  practitionerSchedules: false,
  commissions: false,
  teamDashboards: false,
  roles: true,
  businessCard: false,
  customBranding: false,
  support: true,
  adImpressions: false,
  marketingTools: true,
  adAnalytics: false,
  integrations: false,
  whiteLabel: false,
  api: false,
  roundTheClock: false,
} as const satisfies Record<Feature | CustomExtra, boolean>

type Availability = typeof AVAILABLE

export type AvailableFeature = {
  [Name in keyof Availability]: Availability[Name] extends true ? Name : never
}[keyof Availability]

/** Whether salons can use a feature today. */
export function isAvailable(feature: Feature | CustomExtra): feature is AvailableFeature {
  return AVAILABLE[feature]
}
