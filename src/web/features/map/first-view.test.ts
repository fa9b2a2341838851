import { expect, test } from 'vitest'
import { DEFAULT_CITY } from '#domain/location/city.ts'
import { distanceKm } from '#domain/location/distance.ts'
import { boundsAround, firstView } from './first-view.ts'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }
const salons = [
  { latitude: 52.1, longitude: 5.1 },
  { latitude: 52.08, longitude: 5.13 },
]

test('[MAP-03] a chosen place is shown at zoom 12, whatever its results', () => {
  const view = { kind: 'at', centre: utrecht, zoom: 12 }
  expect(firstView(utrecht, [])).toEqual(view)
  expect(firstView(utrecht, salons)).toEqual(view)
  expect(firstView(DEFAULT_CITY, [])).toMatchObject({ zoom: 12 })
})

test('[MAP-03] without a place the map fits all results, at zoom 15 at most', () => {
  expect(firstView(null, salons)).toEqual({ kind: 'fit', points: salons, maxZoom: 15 })
})

test('[MAP-03] without results the map shows the country around Amsterdam at zoom 10', () => {
  expect(firstView(null, [])).toEqual({ kind: 'at', centre: DEFAULT_CITY, zoom: 10 })
})

test('a radius is equally wide and high', () => {
  const [southWest = utrecht, northEast = utrecht] = boundsAround(utrecht, 10)
  expect(distanceKm(southWest, { ...southWest, latitude: northEast.latitude })).toBeCloseTo(20, 1)
  const { latitude } = utrecht
  const [west, east] = [southWest, northEast].map(({ longitude }) => ({ latitude, longitude }))
  expect(distanceKm(west ?? utrecht, east ?? utrecht)).toBeCloseTo(20, 1)
})
