import type { enPages } from './en-pages.ts'
import { contact_us } from './nl/contact-us.ts'
import { deskPages } from './nl/desk-pages.ts'
import { homeVisit } from './nl/home-visit.ts'
import { install } from './nl/install.ts'
import { invitation } from './nl/invitation.ts'
import { movedVisit } from './nl/moved-visit.ts'
import { personalData } from './nl/personal-data.ts'
import { pricing } from './nl/pricing.ts'
import { ranking } from './nl/ranking.ts'
import { registration } from './nl/registration.ts'
import { registrationLink } from './nl/registration-link.ts'
import { report } from './nl/report.ts'
import { reviewChecks } from './nl/review-checks.ts'
import { salonPages } from './nl/salon-pages.ts'
import { visitLink } from './nl/visit-link.ts'

/** The same pages in Dutch. */
export const nlPages = {
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
} satisfies import('./words.ts').Words<typeof enPages>
