import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test.each([
  'Haarlem',
  "'s-Gravenzande",
  '’t Zand',
  'Bergen (NH)',
  '1e Exloërmond',
  'Sint Jansteen',
])('%s is a place name', (name) => {
  expect(placeOf(name, { latitude: 52.387412, longitude: 4.646219 })).toEqual({
    name,
    latitude: 52.3874,
    longitude: 4.6462,
  })
})

test.each(['', ' ', '12', 'Haarlem ', '<b>Haarlem</b>', 'win-nu.example?x=1', 'a'.repeat(61)])(
  '"%s" is not a place name',
  (name) => expect(placeOf(name, { latitude: 52.3874, longitude: 4.6462 })).toBeNull(),
)

test.each([
  ['Paris', 48.86, 2.35],
  ['the other half of the world', 52.4, -4.6],
  ['nowhere', Number.NaN, 4.6],
])('[SEARCH-11] %s is not in the Netherlands', (_, latitude, longitude) => {
  expect(placeOf('Haarlem', { latitude, longitude })).toBeNull()
})
