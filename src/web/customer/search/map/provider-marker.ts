import type { CategoryKey } from '#domain/catalog/category.ts'
import { approximatePoint } from '#domain/location/distance.ts'
import { formatMoney, formatTenths } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { MapPlace } from '../../../features/map/map-place.ts'
import type { Translate } from '../../../messages.ts'
import type { Provider } from '../search-results.ts'

interface MarkerContext {
  t: Translate
  language: Language
  /** The label shows the lowest price of this category, else of all. */
  serviceType: CategoryKey | null
}

/** The marker of a salon: position, text and accessible name. */
export function markerOf(
  provider: Provider,
  { t, language, serviceType }: MarkerContext,
): MapPlace {
  const { username, fullName, rating, numberOfReviews, servicePrices, travelFee } = provider
  const isHomeOnly = provider.serviceAvailability === 'DOORSTEP'
  const { latitude, longitude } = isHomeOnly ? approximatePoint(provider) : provider
  const isRated = numberOfReviews > 0
  const markerText = isRated ? formatTenths(rating, language) : t('search.map.unrated')
  const price = (serviceType && servicePrices[serviceType]) ?? lowest(Object.values(servicePrices))
  const values = { name: fullName, rating: markerText }
  // A price of 0, such as a free consultation, is not shown.
  const label = price
    ? t('search.map.salon', { ...values, price: formatMoney(price + travelFee, language) })
    : t('search.map.salonPlain', values)
  const street = isHomeOnly ? undefined : streetOf(provider.physicalLocation.address)
  return {
    id: username,
    latitude,
    longitude,
    rating: isRated ? rating : null,
    markerText,
    label,
    street,
  }
}

function streetOf(address: string): string {
  return address.replace(/\s+\d.*$/, '')
}

function lowest(prices: readonly number[]): number | undefined {
  return prices.length > 0 ? Math.min(...prices) : undefined
}
