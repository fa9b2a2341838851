import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { checkHomeVisit } from './check-home-visit.ts'
import { listCityProviders } from './list-city-providers.ts'
import { readProviderInfo } from './read-provider-info.ts'
import { cityProviderReply, providerInfoReply } from './reply.ts'

export function registerProviders(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, endpoints.getProviderInfo, async ({ params, language }) => {
    const found = await readProviderInfo(deps, { userName: params.userName, language })
    if (!found.ok) return found
    return { ok: true, answer: { data: { providerInfo: providerInfoReply(found, language) } } }
  })
  mount(app, endpoints.checkHomeVisit, (input) => checkHomeVisit(deps, input))
  mount(app, endpoints.listCityProviders, async ({ params, query, language }) => {
    const found = await listCityProviders(deps, { ...params, serviceType: query.serviceType })
    const profiles = found.map((provider) => cityProviderReply(provider, language))
    return { ok: true, answer: { data: { profiles } } }
  })
}
