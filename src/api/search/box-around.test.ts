import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#domain/location/distance.ts'
import { boxAround } from './box-around.ts'

// Not fc.double, which mostly makes numbers next to nothing.
const thousandths = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000)

test('no point within the radius is outside the box, also at the poles and the date line', () => {
  fc.assert(
    fc.property(
      fc.oneof(thousandths(-60, 60), thousandths(89, 90), thousandths(-90, -89)),
      fc.oneof(thousandths(-180, 180), thousandths(179, 180)),
      thousandths(0, 360),
      thousandths(0, 1),
      (latitude, longitude, bearing, share) => {
        const centre = { latitude, longitude, radiusKm: 25 }
        const point = moved(centre, bearing, (share * 25) / 6371.0088)
        fc.pre(distanceKm(centre, point) <= 25)
        const [west, south, east, north] =
          boxAround(centre)
            .match(/-?[\d.e-]+/g)
            ?.map(Number) ?? []
        expect(point.latitude).toBeGreaterThanOrEqual(south ?? Number.NaN)
        expect(point.latitude).toBeLessThanOrEqual(north ?? Number.NaN)
        expect(point.longitude).toBeGreaterThanOrEqual(west ?? Number.NaN)
        expect(point.longitude).toBeLessThanOrEqual(east ?? Number.NaN)
      },
    ),
    { numRuns: 5000 },
  )
})

// Along a great circle from the centre.
function moved(centre: { latitude: number; longitude: number }, bearing: number, angle: number) {
  const radians = (value: number) => (value * Math.PI) / 180
  const back = (value: number) => (value * 180) / Math.PI
  const from = radians(centre.latitude)
  const course = radians(bearing)
  const latitude = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(course),
  )
  const turned = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(latitude),
  )
  const longitude = centre.longitude + back(turned)
  return { latitude: back(latitude), longitude: ((((longitude + 180) % 360) + 360) % 360) - 180 }
}
