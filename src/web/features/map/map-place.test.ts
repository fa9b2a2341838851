import { expect, test } from 'vitest'
import { distanceKm } from '#domain/location/distance.ts'
import { approximatePoint, isTopRated } from './map-place.ts'

test('[MAP-01] a marker is rose from 4.5, otherwise dark grey, also without reviews', () => {
  expect([4.5, 4.9, 5].map((rating) => isTopRated({ rating }))).toEqual([true, true, true])
  expect([4.49, 4.4, 1, null].map((rating) => isTopRated({ rating }))).toEqual(
    [false, false, false, false], // 4.49 is rounded on the marker, not in what it means
  )
})

test('a provider that only visits customers is near its point on the map, and not at it', () => {
  const home = { latitude: 52.36712, longitude: 4.90449 }
  expect(approximatePoint(home)).toEqual({ latitude: 52.37, longitude: 4.9 })
  expect(distanceKm(home, approximatePoint(home))).toBeLessThan(1)
  expect(distanceKm(home, approximatePoint(home))).toBeGreaterThan(0.1)
})
