import type {
  getAddress as getEndpoint,
  locatePostalCode as locateEndpoint,
  suggestAddresses as suggestEndpoint,
} from '#contract/profile.ts'
import { formatPostalCode, isPostalCode } from '#domain/contact/postal-code.ts'
import { isInNetherlands, PREDICTION_LENGTH, pointInNetherlands } from '#domain/location/place.ts'
import { cityOfTown } from '#domain/location/town-city.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'

type Deps = Pick<ApiDeps, 'database' | 'limiter' | 'places'>
type SuggestAddresses = typeof suggestEndpoint
type GetAddress = typeof getEndpoint
type LocatePostalCode = typeof locateEndpoint

/** Far more than one person types; the places service is shared with all visitors. */
const BY_ACCOUNT: Limit = { name: 'address-account', points: 300, seconds: 600 }

/** Suggests addresses for a text of at least three letters, to members who may change the profile (WORK-266). */
export async function suggestAddresses(
  deps: Deps,
  { caller, params, query: { query } }: HandlerInput<SuggestAddresses>,
): Promise<Outcome<SuggestAddresses>> {
  const member = await findProfileMember(deps, caller, params.userName)
  if (!member.ok) return member
  if (!deps.places) return suggestionsReply('off', [])
  if (query.length < PREDICTION_LENGTH) return suggestionsReply('ready', [])
  const found = await deps.places.suggestAddresses(query)
  if (!found) return suggestionsReply('away', [])
  return suggestionsReply(
    'ready',
    found.map(({ id, label }) => ({ addressId: id, label })),
  )
}

/** A suggested address in the parts of a profile; not found when it is outside the Netherlands (WORK-266). */
export async function getAddress(
  deps: Deps,
  { caller, params }: HandlerInput<GetAddress>,
): Promise<Outcome<GetAddress>> {
  const member = await findProfileMember(deps, caller, params.userName)
  if (!member.ok) return member
  if (!deps.places) return { ok: false, refusal: 'not-found' }
  const found = await deps.places.lookUpAddress(params.addressId)
  if (found === null) return { ok: false, refusal: 'unavailable' }
  if (found === 'unknown' || !isInNetherlands(found.point))
    return { ok: false, refusal: 'not-found' }
  const { street, town, point } = found
  const postalCode = isPostalCode(found.postalCode) ? formatPostalCode(found.postalCode) : ''
  const { city, isNamed: isCityOfTown } = cityOfTown(town, point)
  const { cityCode } = city
  return { ok: true, answer: { data: { street, postalCode, town, cityCode, isCityOfTown, point } } }
}

/** Where a postal code is, to compare it with the point of the salon (WORK-267). Nothing but the code is sent. */
export async function locatePostalCode(
  deps: Deps,
  { caller, params }: HandlerInput<LocatePostalCode>,
): Promise<Outcome<LocatePostalCode>> {
  const member = await findProfileMember(deps, caller, params.userName)
  if (!member.ok) return member
  const { postalCode } = params
  const point = isPostalCode(postalCode) ? await deps.places?.locatePostalCode(postalCode) : null
  return { ok: true, answer: { data: { point: pointInNetherlands(point) } } }
}

async function findProfileMember(deps: Deps, caller: Caller, providerUserName: string) {
  const member = await findMember(deps, caller, { providerUserName, permission: 'edit-provider' })
  if (!member.ok) return member
  return (await enforceRateLimit(deps.limiter, [BY_ACCOUNT, member.userName])) ?? member
}

function suggestionsReply(
  service: 'off' | 'ready' | 'away',
  addresses: { addressId: string; label: string }[],
) {
  return { ok: true as const, answer: { data: { service, addresses } } }
}
