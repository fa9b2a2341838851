import { expect, test } from 'vitest'
import type { MapPlace } from '../map-place.ts'
import { groupPlaces } from './marker-groups.ts'

const metre = 1 / 111_320 // of latitude, in degrees

test('[MAP-01] overlapping places form one group, which splits at higher zooms', () => {
  const places = [aPlace('a', 0), aPlace('b', 200), aPlace('c', 5000)]
  const groupsAt = groupPlaces(places, null)
  expect(names(groupsAt(12))).toEqual(['a b', 'c'])
  const [pair] = groupsAt(12)
  expect(pair?.splitZoom).toBeGreaterThan(12)
  expect(names(groupsAt(pair?.splitZoom ?? 0))).toEqual(['a', 'b', 'c'])
  expect(names(groupsAt(8))).toEqual(['a b c'])
})

test('[MAP-01] providers at one address stay one group at every zoom', () => {
  const groupsAt = groupPlaces([aPlace('a', 0), aPlace('b', 0), aPlace('c', 900)], null)
  expect(names(groupsAt(17))).toEqual(['a b', 'c'])
  expect(groupsAt(17)[0]?.splitZoom).toBeNull()
})

test('[MAP-01] the selected provider is in no group', () => {
  const places = [aPlace('a', 0), aPlace('b', 10), aPlace('c', 20)]
  expect(names(groupPlaces(places, 'b')(12))).toEqual(['a c', 'b'])
  expect(names(groupPlaces(places, 'somebody else')(12))).toEqual(['a b c'])
})

test('[MAP-01] a marker keeps its key when places are added', () => {
  const few = [aPlace('a', 0), aPlace('b', 9000), aPlace('c', 9100)]
  const more = [...few, aPlace('d', 50), aPlace('e', 9050), aPlace('f', -9000)]
  const keys = (places: readonly MapPlace[]) => groupPlaces(places, null)(12).map(({ key }) => key)
  expect(keys(few)).toEqual(['a', 'b'])
  expect(keys(more)).toEqual(['a', 'b', 'f'])
})

test('[MAP-01] markers are in the order of the list, within a group too', () => {
  const places = [aPlace('far', 9000), aPlace('second', 100), aPlace('third', 0)]
  expect(names(groupPlaces(places, null)(12))).toEqual(['far', 'second third'])
  expect(groupPlaces([], null)(12)).toEqual([])
})

function names(groups: readonly { places: readonly MapPlace[] }[]): string[] {
  return groups.map(({ places }) => places.map(({ id }) => id).join(' '))
}

function aPlace(id: string, metresNorth: number): MapPlace {
  const latitude = 52.37 + metresNorth * metre
  return { id, latitude, longitude: 4.9, rating: 4.7, markerText: '4,7', label: id }
}
