import { agenda } from './en/agenda.ts'
import { catalogEditor } from './en/catalog-editor.ts'
import { checklist } from './en/checklist.ts'
import { clients } from './en/clients.ts'
import { contact_us } from './en/contact-us.ts'
import { deskPages } from './en/desk-pages.ts'
import { homeVisit } from './en/home-visit.ts'
import { hours } from './en/hours.ts'
import { install } from './en/install.ts'
import { invitation } from './en/invitation.ts'
import { movedVisit } from './en/moved-visit.ts'
import { numbers } from './en/numbers.ts'
import { personalData } from './en/personal-data.ts'
import { pricing } from './en/pricing.ts'
import { ranking } from './en/ranking.ts'
import { registration } from './en/registration.ts'
import { registrationLink } from './en/registration-link.ts'
import { report } from './en/report.ts'
import { reviewChecks } from './en/review-checks.ts'
import { salonProfile } from './en/salon-profile.ts'
import { salonPromotions } from './en/salon-promotions.ts'
import { salonReviews } from './en/salon-reviews.ts'
import { settings } from './en/settings.ts'
import { team } from './en/team.ts'
import { visitLink } from './en/visit-link.ts'
import { workspace } from './en/workspace.ts'

/** What single pages say, by their namespace: loaded with the page whose route says `...withMessages('name')`. */
export const enPages = {
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
}
