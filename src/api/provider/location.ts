import { type City, cityByCode } from '#domain/location/city.ts'
import type { ProviderRow } from './store.ts'

type LocationColumns = Pick<ProviderRow, 'street' | 'postal_code' | 'city_code' | 'location'>

/** A provider's location in replies. `point` columns are (longitude, latitude). */
export function locationReply(place: LocationColumns, language: keyof City['name']) {
  return {
    address: place.street,
    postalCode: place.postal_code,
    cityCode: place.city_code,
    cityName: cityNameReply(place, language),
    latitude: place.location.y,
    longitude: place.location.x,
  }
}

export function cityNameReply(
  place: Pick<ProviderRow, 'city_code'>,
  language: keyof City['name'],
): string {
  return cityByCode(place.city_code)?.name[language] ?? ''
}
