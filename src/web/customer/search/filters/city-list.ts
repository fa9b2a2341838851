import { DEFAULT_COUNTRY } from '#domain/location/city.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import { waitUntil } from './wait-until.ts'

let codes: readonly string[] | null = null
let isRequested = false

/**
 * Logs an error if a chosen city is not in the API's list (SEARCH-12), as may happen in a page that was open for long.
 * Waits up to 10 times 50 ms for the list (DATA-04).
 */
export async function checkCity(cityCode: string): Promise<void> {
  if (!isRequested) void loadCities()
  await waitUntil(() => codes !== null, { attempts: 10, intervalMs: 50 })
  if (codes && !codes.includes(cityCode)) logError('The chosen city is not in the list', cityCode)
}

async function loadCities(): Promise<void> {
  isRequested = true
  const answer = await api('listCities', { params: { countryCode: DEFAULT_COUNTRY } })
  if (answer.ok) codes = answer.reply.cities.map(({ cityCode }) => cityCode)
  else logError('The cities did not load', answer.refusal)
  isRequested = answer.ok
}
