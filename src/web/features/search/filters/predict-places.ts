import { type Place, PREDICTION_LENGTH } from '#domain/location/place.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import { waitUntil } from './wait-until.ts'

/** A town or village as it is predicted: where it lies is asked once it is chosen. */
export interface Prediction {
  readonly placeId: string
  readonly name: string
  readonly province: string
  /** What people call it too. */
  readonly otherNames?: readonly string[] | undefined
}

type State = 'idle' | 'loading' | 'ready'
let state: State = 'idle'

/**
 * Places that may be meant by what was typed, after more than two letters (SEARCH-11). Our server knows every town
 * without a places service of its own. None where it has not answered after 50 looks of 100 ms: then cities are all
 * there is to find (SEARCH-12).
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

/** Where a predicted place lies, or null when that could not be asked. */
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

/** The first question tells whether the server answers at all; a failed one is asked again. */
async function load(): Promise<void> {
  state = 'loading'
  const answer = await api('suggestPlaces')
  if (!answer.ok) logError('The places service could not be asked for', answer.refusal)
  state = answer.ok ? 'ready' : 'idle'
}
