import type { Point } from '#domain/location/distance.ts'

/** Something with a marker. */
export interface MapPlace extends Point {
  readonly id: string
  /** Null while nobody has said anything yet. */
  readonly rating: number | null
  /** What stands on the marker: the rating with one decimal. */
  readonly markerText: string
  /** What a screen reader calls it, including the marker text. */
  readonly label: string
  /** Where it stands, without the number; none where nobody is received. */
  readonly street?: string | undefined
}

const topRating = 4.5

/** Rose from 4.5, else dark grey (row MAP-01). */
export function isTopRated({ rating }: Pick<MapPlace, 'rating'>): boolean {
  return rating !== null && rating >= topRating
}

/**
 * About a kilometre round where somebody works from who only visits others: their own door is not
 * on the map.
 */
export function approximatePoint({ latitude, longitude }: Point): Point {
  return { latitude: hundredths(latitude), longitude: hundredths(longitude) }
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
