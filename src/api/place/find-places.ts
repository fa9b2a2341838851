import type { getPlace, suggestPlaces } from '#contract/place.ts'
import { PREDICTION_LENGTH, placeOf } from '#domain/location/place.ts'
import type { Places } from '#platform/places.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Asked, Outcome } from '../http/outcome.ts'

type Deps = Pick<ApiDeps, 'places'>
type SuggestPlaces = typeof suggestPlaces
type GetPlace = typeof getPlace

/** What somebody may mean who types in the location box (SEARCH-11). Nothing is asked of anyone before three letters. */
export async function findPlaces(
  { places }: Deps,
  { query: { query } }: Asked<SuggestPlaces>,
): Promise<Outcome<SuggestPlaces>> {
  if (!places) return suggested('off', [])
  if (query.length < PREDICTION_LENGTH) return suggested('ready', [])
  const found = await places.suggest(query)
  return found ? suggested('ready', found) : suggested('away', [])
}

/** A suggested place with its point; what lies elsewhere than in the Netherlands is none. */
export async function findPlace(
  { places }: Deps,
  { params: { placeId } }: Asked<GetPlace>,
): Promise<Outcome<GetPlace>> {
  if (!places) return { ok: false, refusal: 'not-found' }
  const found = await places.lookUp(placeId)
  if (found === null) return { ok: false, refusal: 'unavailable' }
  const words = found === 'unknown' ? null : wordsOf(found.label)
  const place = found === 'unknown' || !words ? null : placeOf(words.name, found.point)
  if (!place || !words) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: { place: { placeId, ...words, ...place } } } }
}

type Suggested = NonNullable<Awaited<ReturnType<Places['suggest']>>>

function suggested(service: 'off' | 'ready' | 'away', found: Suggested) {
  const places = found.map(({ id, label }) => ({ placeId: id, ...wordsOf(label) }))
  return { ok: true as const, answer: { data: { service, places } } }
}

/** 'Haarlem, Haarlem, Noord-Holland': the place first, its province last. */
function wordsOf(label: string): { name: string; province: string } {
  const parts = label.split(',').map((part) => part.trim())
  return { name: parts[0] ?? '', province: parts.length > 1 ? (parts.at(-1) ?? '') : '' }
}
