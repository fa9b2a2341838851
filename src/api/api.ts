import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from './api-deps.ts'
import { registerCities } from './city/routes.ts'
import { describeApi } from './http/describe-api.ts'
import { limitRequests } from './http/rate-limit.ts'
import { registerOperation } from './operation/routes.ts'
import { registerOrders } from './order/routes.ts'
import { registerPromotions } from './promotion/routes.ts'
import { registerProviders } from './provider/routes.ts'
import { registerReviews } from './review/routes.ts'
import { registerSchedule } from './schedule/routes.ts'
import { registerSearch } from './search/routes.ts'
import { registerServices } from './service/routes.ts'

/**
 * Mounts the market on a server made by `createServer` whose `resolveCaller` is decorated. Rate limits
 * count the market's own routes only; probes are never limited.
 */
export async function registerApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  registerOperation(app, deps)
  describeApi(app, deps.publicUrl)
  await app.register(async (market) => {
    if (deps.rateLimit) await limitRequests(market)
    registerCities(market)
    registerServices(market, deps)
    registerProviders(market, deps)
    registerSearch(market, deps)
    registerSchedule(market, deps)
    registerPromotions(market, deps)
    registerReviews(market, deps)
    registerOrders(market, deps)
  })
}
