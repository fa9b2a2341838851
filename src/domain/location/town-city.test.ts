import { expect, test } from 'vitest'
import { cityOfTown } from './town-city.ts'

const HAARLEM = { latitude: 52.379, longitude: 4.6321 }

test.each([
  ['Amsterdam', 'NL02', true],
  ["'s-Gravenhage", 'NL04', true],
  ['the hague', 'NL04', true],
  ['Haarlem', 'NL38', false],
])('[WORK-266] an address in %s is of the city %s', (town, cityCode, isNamed) => {
  expect(cityOfTown(town, HAARLEM)).toMatchObject({ city: { cityCode }, isNamed })
})
