import type { saveProfile as endpoint } from '#contract/profile.ts'
import { completeProfile, normalProfile } from '#domain/profile/profile.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { townById } from '../place/towns.ts'
import { findProfile, profileOf, writeProfile } from './store.ts'

type SaveProfile = typeof endpoint

/** Changes the profile of the caller's provider (WORK-59), unless it has another version than was read (WORK-61). */
export async function saveProfile(
  deps: Pick<ApiDeps, 'database'>,
  { caller, params, body }: HandlerInput<SaveProfile>,
): Promise<Outcome<SaveProfile>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const stored = profileOf(await findProfile(deps.database.query, providerId))
  const profile = normalProfile(completeProfile(body.profile, stored))
  // A town that a later release no longer has stays until a member removes it.
  const unknown = profile.servicePlaces.filter(
    (placeId) => !townById(placeId) && !stored.servicePlaces.includes(placeId),
  )
  if (unknown.length > 0) return unknownPlaces(unknown)
  const written = { providerId, version: body.version, profile }
  const version = await writeProfile(deps.database.query, written)
  if (version === undefined) return { ok: false, refusal: 'page-changed' }
  return { ok: true, answer: { data: { version, profile } } }
}

function unknownPlaces(placeIds: readonly string[]): Outcome<SaveProfile> {
  const message = `has places that are not known: ${placeIds.join(', ')}`
  return {
    ok: false,
    refusal: 'invalid-request',
    details: [{ path: 'body.profile.servicePlaces', message }],
  }
}
