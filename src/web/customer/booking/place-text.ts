import type { Translate } from '../../messages.ts'
import type { ProviderInfo, ProviderPageData } from './provider-data.ts'

/** 'Haarlemmerdijk 112, Amsterdam', or a text without address for a provider who only makes home visits. */
export function placeText(t: Translate, provider: ProviderInfo): string {
  const { serviceAvailability, physicalLocation } = provider.businessProfile
  if (serviceAvailability === 'DOORSTEP') return t('provider.onlyAtHome')
  return `${physicalLocation.address}, ${physicalLocation.cityName}`
}

/** 'Haarlemmerdijk 112, 1013 JH Amsterdam' */
export function fullAddressText({ businessProfile }: ProviderInfo): string {
  const { address, postalCode, cityName } = businessProfile.physicalLocation
  return `${address}, ${postalCode} ${cityName}`
}

/** The city's name from the list of cities, else from the salon's own data. */
export function cityNameOf({ info, cities }: Pick<ProviderPageData, 'info' | 'cities'>): string {
  const { cityCode, cityName } = info.businessProfile.physicalLocation
  return cities.find((city) => city.cityCode === cityCode)?.cityName ?? cityName
}
