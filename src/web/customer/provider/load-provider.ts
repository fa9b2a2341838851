import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'

/** The page's data, or that the salon does not exist or failed to load. */
export type ProviderResult =
  | { readonly kind: 'found'; readonly data: ProviderPageData }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly status: number }

/**
 * Loads the data of a salon's page (row PROFILE-01). Cities and hours that fail to load are empty; a
 * failure of the salon itself fails the page.
 */
export async function loadProvider(userName: string): Promise<ProviderResult> {
  const params = { userName }
  const [provider, cities, hours] = await Promise.all([
    api('getProviderInfo', { params }),
    api('listCities', { params: { countryCode: 'NL' } }),
    api('getWorkingHours', { params }),
  ])
  if (!provider.ok) {
    if (UNKNOWN_PROVIDER_REFUSALS.has(provider.refusal)) return { kind: 'unknown' }
    logError('The salon did not load', provider.refusal)
    return { kind: 'failed', status: provider.status }
  }
  if (!cities.ok) logError('The cities did not load', cities.refusal)
  if (!hours.ok) logError('The working hours did not load', hours.refusal)
  const info = provider.reply.data.providerInfo
  const data: ProviderPageData = {
    info,
    cities: cities.ok ? cities.reply.cities : [],
    workingHours: hours.ok ? hours.reply.data.workingHours : [],
    dateHours: hours.ok ? hours.reply.data.dateHours : [],
    timeZone: hours.ok ? hours.reply.data.timeZone : info.businessProfile.timeZone,
    now: Date.now(),
  }
  return { kind: 'found', data }
}

// An invalid user name, too long or with a control character, gives 'invalid-request'.
const UNKNOWN_PROVIDER_REFUSALS = new Set<RefusalCode>(['not-found', 'invalid-request'])
