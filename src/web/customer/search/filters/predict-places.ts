import { type Place, PREDICTION_LENGTH } from '#domain/location/place.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'

/** A suggested town or village; its coordinates are loaded when it is chosen. */
export interface Prediction {
  readonly placeId: string
  readonly name: string
  readonly province: string
  /** Alternative names. */
  readonly otherNames?: readonly string[] | undefined
}

const TIME_LIMIT_MS = 5_000

/**
 * Suggests places for a text of more than two letters (SEARCH-11). Empty if the server does not answer within 5 seconds;
 * then only cities are suggested (SEARCH-12), and the next text is a new request.
 */
export async function predictPlaces(text: string, signal: AbortSignal): Promise<Prediction[]> {
  const query = text.trim()
  if (query.length < PREDICTION_LENGTH) return []
  const result = await api('suggestPlaces', {
    query: { query },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  })
  if (signal.aborted) return []
  if (!result.ok) {
    logError('The places did not load, only cities are suggested', result.refusal)
    return []
  }
  const { service, places } = result.reply.data
  if (service === 'away') logError('The places service did not answer, towns are suggested')
  return places
}

/** Loads the coordinates of a suggested place; null if it failed. */
export async function placeDetails({ placeId }: Prediction): Promise<Place | null> {
  const result = await api('getPlace', { params: { placeId } })
  if (result.ok) {
    const { name, latitude, longitude } = result.reply.data.place
    return { name, latitude, longitude }
  }
  logError('A place could not be looked up', result.refusal)
  return null
}
