import type { Places } from '#platform/places.ts'

/** A places service that knows nothing; a test overrides what it asks. */
export const noPlaces: Places = {
  suggest: async () => [],
  lookUp: async () => 'unknown',
  suggestAddresses: async () => [],
  lookUpAddress: async () => 'unknown',
  geocode: async () => null,
  locatePostalCode: async () => null,
}
