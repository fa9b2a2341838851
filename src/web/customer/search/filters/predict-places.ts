import { type Place, PREDICTION_LENGTH } from '#domain/location/place.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import { waitUntil } from './wait-until.ts'

/** A suggested town or village; its coordinates are loaded when it is chosen. */
export interface Prediction {
  readonly placeId: string
  readonly name: string
  readonly province: string
  /** Alternative names. */
  readonly otherNames?: readonly string[] | undefined
}

type State = 'idle' | 'loading' | 'ready'
let state: State = 'idle'

/**
 * Suggests places for a text of more than two letters (SEARCH-11). Empty if the service has not loaded after 50 times
 * 100 ms; then only cities are suggested (SEARCH-12).
 */
export async function predictPlaces(text: string, signal: AbortSignal): Promise<Prediction[]> {
  const query = text.trim()
  if (query.length < PREDICTION_LENGTH || !(await isLoaded()) || signal.aborted) return []
  const answer = await api('suggestPlaces', { query: { query }, signal })
  if (signal.aborted) return []
  if (!answer.ok || answer.reply.data.service === 'away') {
    logError('The places service did not predict', answer.ok ? 'away' : answer.refusal)
  }
  return answer.ok ? answer.reply.data.places : []
}

/** Loads the coordinates of a suggested place; null if it failed. */
export async function placeDetails({ placeId }: Prediction): Promise<Place | null> {
  const answer = await api('getPlace', { params: { placeId } })
  if (answer.ok) {
    const { name, latitude, longitude } = answer.reply.data.place
    return { name, latitude, longitude }
  }
  logError('A place could not be looked up', answer.refusal)
  return null
}

async function isLoaded(): Promise<boolean> {
  if (state === 'idle') void load()
  await waitUntil(() => state !== 'loading', { attempts: 50, intervalMs: 100 })
  if (state === 'loading')
    logError('The places service did not load', 'cities are searched instead')
  return state === 'ready'
}

/** Checks once that the service responds; retried after a failure. */
async function load(): Promise<void> {
  state = 'loading'
  const answer = await api('suggestPlaces')
  if (!answer.ok) logError('The places service could not be asked for', answer.refusal)
  state = answer.ok ? 'ready' : 'idle'
}
