import type { Point } from './distance.ts'

/** A town or village that is not of the fixed table: a search can be round it all the same. */
export interface Place extends Point {
  readonly name: string
}

/** Letters that must stand in the location box before places are predicted (SEARCH-11: more than two). */
export const PREDICTION_LENGTH = 3

/** A place as an address or an outside service gives it, its point to some ten metres; null where it is none. */
export function placeOf(name: string, latitude: number, longitude: number): Place | null {
  const point = { latitude: rounded(latitude), longitude: rounded(longitude) }
  return PLACE_NAME.test(name) && isInNetherlands(point) ? { name, ...point } : null
}

/** Whether a point lies in the box round the country: nothing else is offered (SEARCH-11, Netherlands only). */
export function isInNetherlands({ latitude, longitude }: Point): boolean {
  return latitude > 50.7 && latitude < 53.7 && longitude > 3.2 && longitude < 7.3
}

// "'s-Gravenzande", 'Bergen (NH)', '1e Exloërmond': what stands in an address is shown, so it must look like a name.
const PLACE_NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N}'’(][\p{L}\p{M}\p{N}'’()./ -]{0,59}$/u

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
