import type { getProfile as endpoint } from '#contract/profile.ts'
import { euros } from '#domain/money.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { townsOfIds } from '../place/town-suggestions.ts'
import { findProfile, profileOf } from './store.ts'

type GetProfile = typeof endpoint

/** The profile of the caller's provider, with what else its card in search shows (WORK-59, WORK-60). */
export async function readProfile(
  deps: Pick<ApiDeps, 'database' | 'places'>,
  { caller, params, language }: HandlerInput<GetProfile>,
): Promise<Outcome<GetProfile>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const row = await findProfile(deps.database.query, member.providerId)
  const services = row.services.map((item) => {
    return { name: item[`name_${language}`], price: euros(item.price_cents) }
  })
  const card = { rating: row.rating, numberOfReviews: row.review_count, services }
  const knowsDistances = deps.places !== null
  const places = townsOfIds(row.service_places)
  const data = { version: row.version, profile: profileOf(row), card, knowsDistances, places }
  return { ok: true, answer: { data } }
}
