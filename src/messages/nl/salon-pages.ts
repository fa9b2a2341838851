import { agenda } from './agenda.ts'
import { catalogEditor } from './catalog-editor.ts'
import { checklist } from './checklist.ts'
import { clients } from './clients.ts'
import { hours } from './hours.ts'
import { numbers } from './numbers.ts'
import { salonProfile } from './salon-profile.ts'
import { salonPromotions } from './salon-promotions.ts'
import { salonReviews } from './salon-reviews.ts'
import { settings } from './settings.ts'
import { team } from './team.ts'
import { workspace } from './workspace.ts'

export const salonPages = {
  agenda,
  catalogEditor,
  checklist,
  clients,
  hours,
  numbers,
  salonProfile,
  salonPromotions,
  salonReviews,
  settings,
  team,
  workspace,
}
