import type { FastifyInstance } from 'fastify'
import { getProviderInfo, listProfiles as listProfilesEndpoint } from '#contract/provider.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listProfiles } from './list-profiles.ts'
import { readProviderInfo } from './read-provider-info.ts'
import { profileReply, providerInfoReply } from './reply.ts'

export function registerProviders(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getProviderInfo, async ({ params, language }) => {
    const found = await readProviderInfo(deps, { userName: params.userName, language })
    if (!found.ok) return found
    return { ok: true, answer: { data: { providerInfo: providerInfoReply(found, language) } } }
  })
  mount(app, listProfilesEndpoint, async ({ params, query, language }) => {
    const profiles = await listProfiles(deps, { ...params, serviceType: query.serviceType })
    const answer = profiles.map((profile) => profileReply(profile, language))
    return { ok: true, answer: { data: { profiles: answer } } }
  })
}
