import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'

/** What became of the look-up: the page's data, no such salon, or no answer for now. */
export type ProviderResult =
  | { readonly kind: 'found'; readonly data: ProviderPageData }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly status: number }

/**
 * Everything a salon's page begins with (row PROFILE-01). Cities or hours that do not come through
 * are empty and the page shows; without the salon itself there is none.
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
    timeZone: hours.ok ? hours.reply.data.timeZone : info.businessProfile.timeZone,
    now: Date.now(),
  }
  return { kind: 'found', data }
}

// A name no salon could have, too long or with a control character, is nobody's either.
const UNKNOWN_PROVIDER_REFUSALS = new Set<RefusalCode>(['not-found', 'invalid-request'])
