import { contact_us } from './en/contact-us.ts'
import { deskPages } from './en/desk-pages.ts'
import { homeVisit } from './en/home-visit.ts'
import { install } from './en/install.ts'
import { invitation } from './en/invitation.ts'
import { movedVisit } from './en/moved-visit.ts'
import { personalData } from './en/personal-data.ts'
import { pricing } from './en/pricing.ts'
import { ranking } from './en/ranking.ts'
import { registration } from './en/registration.ts'
import { registrationLink } from './en/registration-link.ts'
import { report } from './en/report.ts'
import { reviewChecks } from './en/review-checks.ts'
import { salonPages } from './en/salon-pages.ts'
import { visitLink } from './en/visit-link.ts'

/** What single pages say, by their namespace: loaded with the page whose route says `...withMessages('name')`. */
export const enPages = {
  contact_us,
  ...deskPages,
  homeVisit,
  install,
  invitation,
  movedVisit,
  personalData,
  pricing,
  ranking,
  registration,
  registrationLink,
  report,
  reviewChecks,
  ...salonPages,
  visitLink,
}
