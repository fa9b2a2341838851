import { expect, test } from 'vitest'
import { DEFAULT_CITY } from '#domain/location/city.ts'
import { distanceKm } from '#domain/location/distance.ts'
import { boundsAround, firstView } from './first-view.ts'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }
const salons = [
  { latitude: 52.1, longitude: 5.1 },
  { latitude: 52.08, longitude: 5.13 },
]

test('[MAP-03] a chosen place is shown at 12, whatever lies in it', () => {
  const view = { kind: 'at', centre: utrecht, zoom: 12 }
  expect(firstView(utrecht, [])).toEqual(view)
  expect(firstView(utrecht, salons)).toEqual(view)
  expect(firstView(DEFAULT_CITY, [])).toMatchObject({ zoom: 12 })
})

test('[MAP-03] without a place a map shows all there is, never nearer than 15', () => {
  expect(firstView(null, salons)).toEqual({ kind: 'fit', points: salons, maxZoom: 15 })
})

test('[MAP-03] with nothing to show it is the country round Amsterdam at 10', () => {
  expect(firstView(null, [])).toEqual({ kind: 'at', centre: DEFAULT_CITY, zoom: 10 })
})

test('a range is as wide as it is high', () => {
  const [southWest = utrecht, northEast = utrecht] = boundsAround(utrecht, 10)
  expect(distanceKm(southWest, { ...southWest, latitude: northEast.latitude })).toBeCloseTo(20, 1)
  const { latitude } = utrecht
  const [west, east] = [southWest, northEast].map(({ longitude }) => ({ latitude, longitude }))
  expect(distanceKm(west ?? utrecht, east ?? utrecht)).toBeCloseTo(20, 1)
})
