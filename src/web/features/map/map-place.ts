import type { Point } from '#domain/location/distance.ts'

/** A salon with a marker on the map. */
export interface MapPlace extends Point {
  readonly id: string
  /** Null without reviews. */
  readonly rating: number | null
  /** The text on the marker: the rating with one decimal. */
  readonly markerText: string
  /** The accessible name, including the marker text. */
  readonly label: string
  /** Street without house number; absent if the salon receives no customers. */
  readonly street?: string | undefined
}

const TOP_RATING = 4.5

/** Whether the rating is 4.5 or more, which makes the marker rose (row MAP-01). */
export function isTopRated({ rating }: Pick<MapPlace, 'rating'>): boolean {
  return rating !== null && rating >= TOP_RATING
}
