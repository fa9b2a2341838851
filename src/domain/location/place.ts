import type { Point } from './distance.ts'

/** A town or village that is not of the fixed table: a search can be round it all the same. */
export interface Place extends Point {
  readonly name: string
}

/** Letters that must stand in the location box before places are predicted (SEARCH-11: more than two). */
export const PREDICTION_LENGTH = 3

/** A place as an outside service gives it; null where it is none of ours. */
export function placeOf(name: string, point: Point): Place | null {
  const rounded = roundedPoint(point)
  return isPlaceName(name) && isInNetherlands(rounded) ? { name, ...rounded } : null
}

/** "'s-Gravenzande", 'Bergen (NH)', '1e Exloërmond': what stands in an address is shown, so it must look like a name. */
export function isPlaceName(name: string): boolean {
  return PLACE_NAME.test(name)
}

/** A point to some ten metres: near enough to search round, and short in an address. */
export function roundedPoint({ latitude, longitude }: Point): Point {
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** Whether a point lies in the box round the country: nothing else is offered (SEARCH-11, Netherlands only). */
function isInNetherlands({ latitude, longitude }: Point): boolean {
  return latitude > 50.7 && latitude < 53.7 && longitude > 3.2 && longitude < 7.3
}

const PLACE_NAME =
  /^(?=.*\p{L})[\p{L}\p{M}\p{N}'’(][\p{L}\p{M}\p{N}'’()./ -]{0,58}[\p{L}\p{M}\p{N}'’().]$/u

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4 + 0 // no -0, which an address cannot say
}
