import type { FastifyInstance } from 'fastify'
import { registerAgenda } from './agenda/routes.ts'
import type { ApiDeps } from './api-deps.ts'
import { registerArchives } from './archive/routes.ts'
import { registerCalendarFeeds } from './calendar-feed/routes.ts'
import { registerCatalog } from './catalog/routes.ts'
import { registerClients } from './client/routes.ts'
import { registerExternalCalendars } from './external-calendar/routes.ts'
import { registerHours } from './hours/routes.ts'
import { registerInvitations } from './invitation/routes.ts'
import { registerMemberNotifications } from './member-notification/routes.ts'
import { registerSecondFactorCheck } from './membership/check-second-factor.ts'
import { registerMemberships } from './membership/routes.ts'
import { registerNews } from './news/routes.ts'
import { registerNumbers } from './numbers/routes.ts'
import { registerPictures } from './picture/routes.ts'
import { registerProfiles } from './profile/routes.ts'
import { registerFormerTerms } from './provider-terms/routes.ts'
import { registerPush } from './push/routes.ts'
import { registerRequests } from './request/routes.ts'
import { registerSettings } from './settings/routes.ts'
import { registerTaxDetails } from './tax-details/routes.ts'
import { registerVisits } from './visit/routes.ts'
import { registerWorkspaceSearch } from './workspace-search/routes.ts'

/** Mounts the operations of the workspace, under /salonApi, the calendar feeds, archives and invitations. */
export function registerWorkspace(app: FastifyInstance, deps: ApiDeps): void {
  registerSecondFactorCheck(app, deps)
  registerAgenda(app, deps)
  registerArchives(app, deps)
  registerCalendarFeeds(app, deps)
  registerCatalog(app, deps)
  registerClients(app, deps)
  registerExternalCalendars(app, deps)
  registerFormerTerms(app, deps)
  registerHours(app, deps)
  registerInvitations(app, deps)
  registerMemberships(app, deps)
  registerMemberNotifications(app, deps)
  registerNews(app, deps)
  registerNumbers(app, deps)
  registerPictures(app, deps)
  registerProfiles(app, deps)
  registerPush(app, deps)
  registerRequests(app, deps)
  registerSettings(app, deps)
  registerTaxDetails(app, deps)
  registerVisits(app, deps)
  registerWorkspaceSearch(app, deps)
}
