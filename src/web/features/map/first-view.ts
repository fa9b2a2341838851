import { DEFAULT_CITY } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'

export const ZOOM = {
  /** No place was chosen: the country round Amsterdam. */
  country: 10,
  /** A city, or a part of one. */
  place: 12,
  /** From here on the bundled ground has no more to tell, but salons have a street. */
  streets: 14,
  /** One salon, and as near as fitting several goes. */
  salon: 15,
  nearest: 17,
  farthest: 7,
}

export type FirstView =
  | { kind: 'at'; centre: Point; zoom: number }
  | { kind: 'fit'; points: readonly Point[]; maxZoom: number }

const kilometresPerDegree = 111.32

/** South-west and north-east of what lies within a range, to fit a map to it. */
export function boundsAround({ latitude, longitude }: Point, rangeKm: number): Point[] {
  const up = rangeKm / kilometresPerDegree
  const aside = up / Math.cos((latitude * Math.PI) / 180)
  return [-1, 1].map((side) => ({
    latitude: latitude + side * up,
    longitude: longitude + side * aside,
  }))
}

/**
 * What a map shows first (row MAP-03): the chosen place at 12; without one all there is, never
 * nearer than 15; with nothing to show Amsterdam at 10.
 */
export function firstView(location: Point | null, points: readonly Point[]): FirstView {
  if (location) return { kind: 'at', centre: location, zoom: ZOOM.place }
  if (points.length > 0) return { kind: 'fit', points, maxZoom: ZOOM.salon }
  return { kind: 'at', centre: DEFAULT_CITY, zoom: ZOOM.country }
}
