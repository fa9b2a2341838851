import type { enPages } from './en-pages.ts'
import { agenda } from './nl/agenda.ts'
import { catalogEditor } from './nl/catalog-editor.ts'
import { checklist } from './nl/checklist.ts'
import { clients } from './nl/clients.ts'
import { contact_us } from './nl/contact-us.ts'
import { deskPages } from './nl/desk-pages.ts'
import { homeVisit } from './nl/home-visit.ts'
import { hours } from './nl/hours.ts'
import { install } from './nl/install.ts'
import { invitation } from './nl/invitation.ts'
import { movedVisit } from './nl/moved-visit.ts'
import { numbers } from './nl/numbers.ts'
import { personalData } from './nl/personal-data.ts'
import { pricing } from './nl/pricing.ts'
import { ranking } from './nl/ranking.ts'
import { registration } from './nl/registration.ts'
import { registrationLink } from './nl/registration-link.ts'
import { report } from './nl/report.ts'
import { reviewChecks } from './nl/review-checks.ts'
import { salonProfile } from './nl/salon-profile.ts'
import { salonPromotions } from './nl/salon-promotions.ts'
import { salonReviews } from './nl/salon-reviews.ts'
import { settings } from './nl/settings.ts'
import { team } from './nl/team.ts'
import { visitLink } from './nl/visit-link.ts'
import { workspace } from './nl/workspace.ts'

/** The same pages in Dutch. */
export const nlPages = {
  agenda,
  catalogEditor,
  checklist,
  clients,
  contact_us,
  ...deskPages,
  homeVisit,
  hours,
  install,
  invitation,
  movedVisit,
  numbers,
  personalData,
  pricing,
  ranking,
  registration,
  registrationLink,
  report,
  reviewChecks,
  salonPromotions,
  salonReviews,
  settings,
  salonProfile,
  team,
  visitLink,
  workspace,
} satisfies import('./words.ts').Words<typeof enPages>
