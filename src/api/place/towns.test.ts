import { expect, test } from 'vitest'
import { normalizeName } from '#domain/location/city-search.ts'
import type { Town } from '#domain/location/town-search.ts'
import { SHARED_NAMES } from './shared-names.ts'
import { TOWNS, townOfAddress, townsAround } from './towns.ts'

test.each([
  ['Keizersgracht 1, 1015 CJ Amsterdam', 'Amsterdam'],
  ["Plein 1, 2511 CR 's-Gravenhage", 'Den Haag'],
  ['Plein 1, 2511 CR The Hague', 'Den Haag'],
  ['Markt 1, 5211 JV Den Bosch', "'s-Hertogenbosch"],
  ['Markt 1, 4611 NP Bergen op Zoom', 'Bergen op Zoom'],
])('[INFO-03] "%s" is in %s', (address, name) => {
  expect(townOfAddress(address)?.name).toBe(name)
})

test('[INFO-03] an address in a town is found by every name that only this town has', () => {
  const names = [...TOWNS.flatMap(namesOf), ...SHARED_NAMES.map(normalizeName)]
  for (const town of TOWNS) {
    for (const name of namesOf(town)) {
      const isShared = names.indexOf(name) !== names.lastIndexOf(name)
      const found = townOfAddress(`Dorpsstraat 12, 1234 AB ${name}`)
      expect(found, name).toBe(isShared ? null : town)
    }
  }
})

test('[INFO-03] every shared name is the name of one town', () => {
  const towns = SHARED_NAMES.map((name) =>
    TOWNS.filter((town) => namesOf(town).includes(normalizeName(name))),
  )
  expect(towns.filter((all) => all.length !== 1)).toEqual([])
})

function namesOf({ name, otherNames }: Town): string[] {
  return [...new Set([name, ...otherNames].map(normalizeName))]
}

test('[WORK-217] a point is in the towns that may reach it: a large one from afar, a village from near', () => {
  const names = (latitude: number, longitude: number) =>
    townsAround({ latitude, longitude }).map(({ name }) => name)
  expect(names(52.36, 4.8)).toEqual(['Halfweg', 'Amsterdam']) // in the west of Amsterdam
  expect(names(52.374, 4.8897)[0]).toBe('Amsterdam')
  expect(names(51.44, 3.6)).not.toContain('Amsterdam')
  expect(names(51.44, 3.6)).not.toEqual([])
})
