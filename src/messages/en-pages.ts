import { contact_us } from './en/contact_us.ts'
import { install } from './en/install.ts'
import { personalData } from './en/personalData.ts'
import { pricing } from './en/pricing.ts'
import { ranking } from './en/ranking.ts'
import { registration } from './en/registration.ts'
import { reviewChecks } from './en/reviewChecks.ts'

/** What single pages say, by their namespace: loaded with the page whose route says `...withWords('name')`. */
export const enPages = {
  contact_us,
  install,
  personalData,
  pricing,
  ranking,
  registration,
  reviewChecks,
}
