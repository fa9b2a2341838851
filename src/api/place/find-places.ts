import type { Reply } from '#contract/endpoint.ts'
import type { getPlace, suggestPlaces } from '#contract/place.ts'
import { PREDICTION_LENGTH, placeOf } from '#domain/location/place.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findTowns, isTownId, type TownWithId, townById } from './towns.ts'

type Deps = Pick<ApiDeps, 'places'>
type SuggestPlaces = typeof suggestPlaces
type GetPlace = typeof getPlace

/**
 * Suggests places for a text of at least three letters (SEARCH-11). Without a places service, or while it does not answer,
 * the bundled towns are searched (SEARCH-12).
 */
export async function findPlaces(
  { places }: Deps,
  { query: { query } }: HandlerInput<SuggestPlaces>,
): Promise<Outcome<SuggestPlaces>> {
  const isLongEnough = query.length >= PREDICTION_LENGTH
  const localTowns = () => (isLongEnough ? findTowns(query).map(townSuggestion) : [])
  if (!places) return suggestionsReply('off', localTowns())
  if (!isLongEnough) return suggestionsReply('ready', [])
  const found = await places.suggest(query)
  if (!found) return suggestionsReply('away', localTowns())
  return suggestionsReply(
    'ready',
    found.map(({ id, label }) => ({ placeId: id, ...parseLabel(label) })),
  )
}

/** A suggested place with its coordinates; not found when it is outside the Netherlands. */
export async function findPlace(
  { places }: Deps,
  { params: { placeId } }: HandlerInput<GetPlace>,
): Promise<Outcome<GetPlace>> {
  if (isTownId(placeId)) return placeReply(townById(placeId))
  if (!places) return placeReply(null)
  const found = await places.lookUp(placeId)
  if (found === null) return { ok: false, refusal: 'unavailable' }
  if (found === 'unknown') return placeReply(null)
  const words = parseLabel(found.label)
  const place = placeOf(words.name, found.point)
  return placeReply(place && { placeId, ...words, ...place })
}

type SuggestedPlace = Reply<SuggestPlaces>['data']['places'][number]
type FoundPlace = Reply<GetPlace>['data']['place']

function suggestionsReply(service: 'off' | 'ready' | 'away', places: SuggestedPlace[]) {
  return { ok: true as const, answer: { data: { service, places } } }
}

function townSuggestion({ placeId, name, province, otherNames }: TownWithId): SuggestedPlace {
  return { placeId, name, province, ...(otherNames.length > 0 && { otherNames: [...otherNames] }) }
}

function placeReply(place: FoundPlace | null): Outcome<GetPlace> {
  if (!place) return { ok: false, refusal: 'not-found' }
  const { placeId, name, province, latitude, longitude } = place
  return { ok: true, answer: { data: { place: { placeId, name, province, latitude, longitude } } } }
}

/** Splits a label like 'Haarlem, Haarlem, Noord-Holland': the name is first, the province last. */
function parseLabel(label: string): { name: string; province: string } {
  const parts = label.split(',').map((part) => part.trim())
  return { name: parts[0] ?? '', province: parts.length > 1 ? (parts.at(-1) ?? '') : '' }
}
