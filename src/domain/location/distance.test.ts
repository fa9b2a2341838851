import fc from 'fast-check'
import { expect, test } from 'vitest'
import { approximatePoint, distanceKm, EARTH_RADIUS_KM, type Point } from './distance.ts'

const AMSTERDAM = { latitude: 52.3676, longitude: 4.9041 }
const MAASTRICHT = { latitude: 50.8514, longitude: 5.691 }

test('distance is measured along the great circle', () => {
  expect(distanceKm(AMSTERDAM, MAASTRICHT)).toBeCloseTo(177.2, 0)
  expect(distanceKm(AMSTERDAM, AMSTERDAM)).toBe(0)
})

test('a degree of latitude is about 111 km anywhere, one of longitude less towards the poles', () => {
  const north = { latitude: AMSTERDAM.latitude + 1, longitude: AMSTERDAM.longitude }
  const east = { latitude: AMSTERDAM.latitude, longitude: AMSTERDAM.longitude + 1 }
  expect(distanceKm(AMSTERDAM, north)).toBeCloseTo(111.2, 1)
  expect(distanceKm(AMSTERDAM, east)).toBeCloseTo(67.9, 1)
})

test('distance is symmetric, and at most half the circumference of the earth', () => {
  fc.assert(
    fc.property(anyPoint(), anyPoint(), (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM)
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('distance satisfies the triangle inequality', () => {
  fc.assert(
    fc.property(inEurope(), inEurope(), inEurope(), (a, b, via) => {
      const detour = distanceKm(a, via) + distanceKm(via, b)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(detour + 1e-6)
    }),
  )
})

function anyPoint(): fc.Arbitrary<Point> {
  return fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
}

// Near the antipodes a haversine is right to the centimetre only.
function inEurope(): fc.Arbitrary<Point> {
  return fc.record({
    latitude: fc.double({ min: 35, max: 70, noNaN: true }),
    longitude: fc.double({ min: -10, max: 40, noNaN: true }),
  })
}

test('[WORK-149] a provider that only visits customers is near its point on the map, and not at it', () => {
  const home = { latitude: 52.36712, longitude: 4.90449 }
  expect(approximatePoint(home)).toEqual({ latitude: 52.37, longitude: 4.9 })
  expect(distanceKm(home, approximatePoint(home))).toBeLessThan(1)
  expect(distanceKm(home, approximatePoint(home))).toBeGreaterThan(0.1)
})
