import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from './api-deps.ts'
import { registerDeskContact } from './contact/routes.ts'
import { registerDeskPeople } from './desk-person/routes.ts'
import { registerDeskProviders } from './desk-provider/routes.ts'
import { registerDeskReaders } from './desk-reader/routes.ts'
import { registerDeskSearch } from './desk-search/routes.ts'
import { registerInstallation } from './installation/routes.ts'
import { registerMarketNumbers } from './market-numbers/routes.ts'
import { registerOperatorLog } from './operator-log/routes.ts'
import { registerDeskOrders } from './order/desk/routes.ts'
import { registerProviderTerms } from './provider-terms/routes.ts'
import { registerProviderViews } from './provider-view/routes.ts'
import { registerRegistrations } from './registration/routes.ts'
import { registerDeskReports } from './report/routes.ts'
import { registerTaxReport } from './tax-report/routes.ts'
import { registerWork } from './work-item/routes.ts'

/** Mounts the operations of the operator's desk, under /deskApi. */
export function registerDesk(app: FastifyInstance, deps: ApiDeps): void {
  registerWork(app, deps)
  registerInstallation(app, deps)
  registerOperatorLog(app, deps)
  registerDeskOrders(app, deps)
  registerMarketNumbers(app, deps)
  registerRegistrations(app, deps)
  registerDeskProviders(app, deps)
  registerProviderTerms(app, deps)
  registerProviderViews(app, deps)
  registerTaxReport(app, deps)
  registerDeskPeople(app, deps)
  registerDeskSearch(app, deps)
  registerDeskReaders(app, deps)
  registerDeskReports(app, deps)
  registerDeskContact(app, deps)
}
