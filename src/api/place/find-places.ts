import type { Reply } from '#contract/endpoint.ts'
import type { getPlace, suggestPlaces } from '#contract/place.ts'
import { PREDICTION_LENGTH, placeOf } from '#domain/location/place.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findTowns, isTownId, type KnownTown, townById } from './towns.ts'

type Deps = Pick<ApiDeps, 'places'>
type SuggestPlaces = typeof suggestPlaces
type GetPlace = typeof getPlace

/**
 * What somebody may mean who types in the location box, after more than two letters (SEARCH-11). Without a places
 * service, or while it is away, the towns that come with the product are searched, and nobody is asked (SEARCH-12).
 */
export async function findPlaces(
  { places }: Deps,
  { query: { query } }: HandlerInput<SuggestPlaces>,
): Promise<Outcome<SuggestPlaces>> {
  const isLongEnough = query.length >= PREDICTION_LENGTH
  const known = () => (isLongEnough ? findTowns(query).map(suggestedTown) : [])
  if (!places) return suggested('off', known())
  if (!isLongEnough) return suggested('ready', [])
  const found = await places.suggest(query)
  if (!found) return suggested('away', known())
  return suggested(
    'ready',
    found.map(({ id, label }) => ({ placeId: id, ...wordsOf(label) })),
  )
}

/** A suggested place with its point; what lies elsewhere than in the Netherlands is none. */
export async function findPlace(
  { places }: Deps,
  { params: { placeId } }: HandlerInput<GetPlace>,
): Promise<Outcome<GetPlace>> {
  if (isTownId(placeId)) return placed(townById(placeId))
  if (!places) return placed(null)
  const found = await places.lookUp(placeId)
  if (found === null) return { ok: false, refusal: 'unavailable' }
  if (found === 'unknown') return placed(null)
  const words = wordsOf(found.label)
  const place = placeOf(words.name, found.point)
  return placed(place && { placeId, ...words, ...place })
}

type SuggestedPlace = Reply<SuggestPlaces>['data']['places'][number]
type FoundPlace = Reply<GetPlace>['data']['place']

function suggested(service: 'off' | 'ready' | 'away', places: SuggestedPlace[]) {
  return { ok: true as const, answer: { data: { service, places } } }
}

function suggestedTown({ placeId, name, province, otherNames }: KnownTown): SuggestedPlace {
  return { placeId, name, province, ...(otherNames.length > 0 && { otherNames: [...otherNames] }) }
}

function placed(place: FoundPlace | null): Outcome<GetPlace> {
  if (!place) return { ok: false, refusal: 'not-found' }
  const { placeId, name, province, latitude, longitude } = place
  return { ok: true, answer: { data: { place: { placeId, name, province, latitude, longitude } } } }
}

/** 'Haarlem, Haarlem, Noord-Holland': the place first, its province last. */
function wordsOf(label: string): { name: string; province: string } {
  const parts = label.split(',').map((part) => part.trim())
  return { name: parts[0] ?? '', province: parts.length > 1 ? (parts.at(-1) ?? '') : '' }
}
