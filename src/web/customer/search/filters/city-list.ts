import { DEFAULT_COUNTRY } from '#domain/location/city.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import { withTimeLimit } from '../../../time-limit.ts'

const TIME_LIMIT_MS = 500

let cityCodes: Promise<readonly string[] | null> | null = null

/**
 * Logs an error if a chosen city is not in the API's list (SEARCH-12), as may happen in a page that was open for long.
 * Waits for the list half a second at most (row DATA-04). The list is loaded once, and again after a failure.
 */
export async function checkCity(cityCode: string): Promise<void> {
  cityCodes ??= loadCityCodes()
  const codes = await withTimeLimit(cityCodes, TIME_LIMIT_MS).catch(() => null)
  if (codes && !codes.includes(cityCode)) logError('The chosen city is not in the list', cityCode)
}

async function loadCityCodes(): Promise<readonly string[] | null> {
  const result = await api('listCities', { params: { countryCode: DEFAULT_COUNTRY } })
  if (result.ok) return result.reply.cities.map(({ cityCode }) => cityCode)
  logError('The cities did not load', result.refusal)
  cityCodes = null
  return null
}
