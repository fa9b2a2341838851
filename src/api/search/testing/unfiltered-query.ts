import type { MatchQuery } from '../matches-store.ts'

/** A search without filters. */
export const UNFILTERED_QUERY: MatchQuery = {
  countryCode: undefined,
  near: undefined,
  category: undefined,
  deliveries: undefined,
  location: undefined,
  hasFeeByDistance: false,
  townsThere: undefined,
  words: [],
  freeOn: undefined,
  sortBy: 'recommended',
  lookAhead: [],
  now: 0,
  limit: 50,
  offset: 0,
}
