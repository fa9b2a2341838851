import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from './api-deps.ts'
import { registerCities } from './city/routes.ts'
import { registerContact } from './contact/routes.ts'
import { registerDesk } from './desk.ts'
import { registerEvents } from './event/routes.ts'
import { registerFavourites } from './favourite/routes.ts'
import { registerHolds } from './hold/routes.ts'
import { describeApi } from './http/describe-api.ts'
import { registerMailAddresses } from './mail-address/routes.ts'
import { registerOperator } from './operator/routes.ts'
import { registerOperation } from './ops/routes.ts'
import { registerOrders } from './order/routes.ts'
import { registerPersonalData } from './personal-data/routes.ts'
import { registerPlaces } from './place/routes.ts'
import { registerPromotions } from './promotion/routes.ts'
import { registerProviders } from './provider/routes.ts'
import { registerReports } from './report/routes.ts'
import { registerReviews } from './review/routes.ts'
import { registerSchedule } from './schedule/routes.ts'
import { registerCalendarStream } from './schedule/watch-calendar.ts'
import { registerSearch } from './search/routes.ts'
import { registerServices } from './service/routes.ts'
import { registerSitemap } from './sitemap/routes.ts'
import { registerWorkspace } from './workspace.ts'

/** Mounts the API on a server made by `createServer` that has `resolveCaller`. */
export function registerApi(app: FastifyInstance, deps: ApiDeps): void {
  registerOperation(app, deps)
  describeApi(app)
  registerCities(app)
  registerOperator(app, deps)
  registerPlaces(app, deps)
  registerServices(app, deps)
  registerProviders(app, deps)
  registerSearch(app, deps)
  registerSchedule(app, deps)
  registerCalendarStream(app, deps)
  registerHolds(app, deps)
  registerPromotions(app, deps)
  registerFavourites(app, deps)
  registerReviews(app, deps)
  registerReports(app, deps)
  registerOrders(app, deps)
  registerWorkspace(app, deps)
  registerDesk(app, deps)
  registerMailAddresses(app, deps)
  registerPersonalData(app, deps)
  registerContact(app, deps)
  registerEvents(app, deps)
  registerSitemap(app, deps)
}
