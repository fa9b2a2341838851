import { postalCodeIn } from '#domain/contact/postal-code.ts'
import type { Point } from '#domain/location/distance.ts'
import { pointInNetherlands } from '#domain/location/place.ts'
import type { ApiDeps } from '../api-deps.ts'

/**
 * The point of the postal code of an address (WORK-215): the code alone is sent to the places service. Null without a service,
 * without a code, and while the service does not answer: the fixed fee and the longest ride hold then.
 */
export async function findHomePoint(
  { places }: Pick<ApiDeps, 'places'>,
  address: string,
): Promise<Point | null> {
  const code = places && postalCodeIn(address)
  return code ? pointInNetherlands(await places.locatePostalCode(code)) : null
}
