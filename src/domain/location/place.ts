import type { Point } from './distance.ts'

/** A town or village around which one can search, outside the fixed table of cities. */
export interface Place extends Point {
  readonly name: string
}

/** The minimum length of a text for suggestions of places (SEARCH-11: more than two letters). */
export const PREDICTION_LENGTH = 3

/** Validates a place of an outside service; null when its name is invalid or it is outside the Netherlands. */
export function placeOf(name: string, point: Point): Place | null {
  const rounded = roundedPoint(point)
  return isPlaceName(name) && isInNetherlands(rounded) ? { name, ...rounded } : null
}

/** Whether a text looks like a place name: "'s-Gravenzande", 'Bergen (NH)', '1e Exloërmond'. Names in URLs are shown. */
export function isPlaceName(name: string): boolean {
  return PLACE_NAME.test(name)
}

/** A point rounded to about ten metres, which keeps URLs short. */
export function roundedPoint({ latitude, longitude }: Point): Point {
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** Whether a point is in the bounding box of the Netherlands (SEARCH-11). */
export function isInNetherlands({ latitude, longitude }: Point): boolean {
  return latitude > 50.7 && latitude < 53.7 && longitude > 3.2 && longitude < 7.3
}

/** A point in the bounding box of the Netherlands; null for another, and where none is known. */
export function pointInNetherlands(point: Point | null | undefined): Point | null {
  return point && isInNetherlands(point) ? point : null
}

const PLACE_NAME =
  /^(?=.*\p{L})[\p{L}\p{M}\p{N}'’(][\p{L}\p{M}\p{N}'’()./ -]{0,58}[\p{L}\p{M}\p{N}'’().]$/u

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4 + 0 // -0 becomes 0
}
