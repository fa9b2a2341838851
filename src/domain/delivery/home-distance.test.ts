import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../location/distance.ts'
import { leastDistanceKm, TOWN_EXTENT_KM } from './home-distance.ts'

const AMSTERDAM = { latitude: 52.374, longitude: 4.8897 }
const UTRECHT = { latitude: 52.0908, longitude: 5.1222 }

test('[INFO-03] the distance to a door is at least that to its town less the extent of a town', () => {
  expect(leastDistanceKm(AMSTERDAM, UTRECHT)).toBe(distanceKm(AMSTERDAM, UTRECHT) - TOWN_EXTENT_KM)
  expect(leastDistanceKm(AMSTERDAM, UTRECHT)).toBeCloseTo(15.3, 0)
  expect(leastDistanceKm(AMSTERDAM, AMSTERDAM)).toBe(0)
})

test('[INFO-03] no door within the extent of its town is nearer', () => {
  const offset = fc.double({ min: -0.1, max: 0.1, noNaN: true })
  fc.assert(
    fc.property(offset, offset, offset, offset, (north, east, southward, westward) => {
      const provider = { latitude: 52 + 3 * southward, longitude: 5 + 3 * westward }
      const door = { latitude: AMSTERDAM.latitude + north, longitude: AMSTERDAM.longitude + east }
      fc.pre(distanceKm(AMSTERDAM, door) <= TOWN_EXTENT_KM)
      expect(leastDistanceKm(provider, AMSTERDAM)).toBeLessThanOrEqual(
        distanceKm(provider, door) + 1e-6,
      )
    }),
  )
})
