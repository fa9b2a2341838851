import { DEFAULT_CITY } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'

export const ZOOM = {
  /** Without a chosen place: the country around Amsterdam. */
  country: 10,
  /** A city or a part of one. */
  place: 12,
  /** From here on the streets of salons are written on the map. */
  streets: 14,
  /** One salon; also the maximum when fitting several. */
  provider: 15,
  nearest: 17,
  farthest: 7,
}

export type FirstView =
  | { kind: 'at'; centre: Point; zoom: number }
  | { kind: 'fit'; points: readonly Point[]; maxZoom: number }

const kilometresPerDegree = 111.32

/** South-west and north-east corner of the box around a circle. */
export function boundsAround({ latitude, longitude }: Point, rangeKm: number): Point[] {
  const up = rangeKm / kilometresPerDegree
  const aside = up / Math.cos((latitude * Math.PI) / 180)
  return [-1, 1].map((side) => ({
    latitude: latitude + side * up,
    longitude: longitude + side * aside,
  }))
}

/**
 * The first view of a map (row MAP-03): the chosen place at zoom 12; else all points, at most zoom
 * 15; else Amsterdam at zoom 10.
 */
export function firstView(location: Point | null, points: readonly Point[]): FirstView {
  if (location) return { kind: 'at', centre: location, zoom: ZOOM.place }
  if (points.length > 0) return { kind: 'fit', points, maxZoom: ZOOM.provider }
  return { kind: 'at', centre: DEFAULT_CITY, zoom: ZOOM.country }
}
