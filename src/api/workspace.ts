import type { FastifyInstance } from 'fastify'
import { registerAgenda } from './agenda/routes.ts'
import type { ApiDeps } from './api-deps.ts'
import { registerHours } from './hours/routes.ts'
import { registerMemberships } from './membership/routes.ts'
import { registerNumbers } from './numbers/routes.ts'
import { registerRequests } from './request/routes.ts'
import { registerCatalog } from './catalog/routes.ts'
import { registerSettings } from './settings/routes.ts'
import { registerCalendarFeeds } from './calendar-feed/routes.ts'
import { registerVisits } from './visit/routes.ts'

/** Mounts the operations of the workspace, under /salonApi. */
export function registerWorkspace(app: FastifyInstance, deps: ApiDeps): void {
  registerMemberships(app, deps)
  registerCalendarFeeds(app, deps)
  registerSettings(app, deps)
  registerCatalog(app, deps)
  registerHours(app, deps)
  registerRequests(app, deps)
  registerAgenda(app, deps)
  registerVisits(app, deps)
  registerNumbers(app, deps)
import type { ApiDeps } from './api-deps.ts'
import { registerCalendarFeeds } from './calendar-feed/routes.ts'
import { registerMemberships } from './membership/routes.ts'
import { registerRequests } from './request/routes.ts'
import { registerSettings } from './settings/routes.ts'

/** Mounts what members of a provider work with. */
export function registerWorkspace(app: FastifyInstance, deps: ApiDeps): void {
  registerMemberships(app, deps)
  registerRequests(app, deps)
  registerSettings(app, deps)
  registerCalendarFeeds(app, deps)
}
