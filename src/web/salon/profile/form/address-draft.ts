import { formatPostalCode, isPostalCode } from '#domain/contact/postal-code.ts'
import { distanceKm, type Point } from '#domain/location/distance.ts'
import type { FoundAddress } from './address-query.ts'
import type { ProfileDraft } from './profile-draft.ts'

/** From this distance on the point of a salon is not where its postal code is, kilometres. */
export const MIN_REPORTED_KM = 2

/**
 * The fields that an address fills in. A street without a number has no postal code: the old one is cleared. A town changes
 * the city alone: street, postal code and point stay.
 */
export function fieldsOfAddress(address: FoundAddress): Partial<ProfileDraft> {
  const { street, postalCode, cityCode, point } = address
  if (street === '') return { cityCode }
  return {
    street,
    postalCode,
    cityCode,
    latitude: String(point.latitude),
    longitude: String(point.longitude),
  }
}

/** What is still to be typed after an address was chosen. */
export function missingPart({ street, postalCode }: FoundAddress): 'street' | 'number' | null {
  if (street === '') return 'street'
  return postalCode !== '' && / \d/.test(street) ? null : 'number'
}

/** A typed postal code as it is stored; null while it is none. */
export function typedPostalCode(text: string): string | null {
  return isPostalCode(text) ? formatPostalCode(text) : null
}

/** Whole kilometres between the point of a salon and its postal code; null when they are near. */
export function distanceFromPostalCodeKm(point: Point, postalCodePoint: Point): number | null {
  const km = distanceKm(point, postalCodePoint)
  return km >= MIN_REPORTED_KM ? Math.round(km) : null
}
