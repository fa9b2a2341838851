import { offersLocation } from '#domain/delivery/delivery.ts'
import { type City, cityByCode } from '#domain/location/city.ts'
import { approximatePoint } from '#domain/location/distance.ts'
import type { ProviderRow } from './store.ts'

type LocationColumns = Pick<
  ProviderRow,
  'street' | 'postal_code' | 'city_code' | 'location' | 'service_availability'
>

/**
 * A provider's location in replies: of one that works at homes alone the town and a
 * rounded point (WORK-149). `point` columns are (longitude, latitude).
 */
export function locationReply(place: LocationColumns, language: keyof City['name']) {
  const isPublic = offersLocation(place.service_availability, 'SALON')
  const point = { latitude: place.location.y, longitude: place.location.x }
  return {
    address: isPublic ? place.street : '',
    postalCode: isPublic ? place.postal_code : '',
    cityCode: place.city_code,
    cityName: cityNameReply(place, language),
    ...(isPublic ? point : approximatePoint(point)),
  }
}

export function cityNameReply(
  place: Pick<ProviderRow, 'city_code'>,
  language: keyof City['name'],
): string {
  return cityByCode(place.city_code)?.name[language] ?? ''
}
