import { expect, test } from 'vitest'
import { type Town, townSearch } from './town-search.ts'

const find = townSearch([
  aTown('Haarlem', 'Noord-Holland', 147_590),
  aTown('Haarlemmerliede', 'Noord-Holland', 1000),
  aTown("'s-Hertogenbosch", 'Noord-Brabant', 134_520, ['Den Bosch']),
  aTown('Leeuwarden', 'Friesland', 91_424, ['Ljouwert']),
  aTown('Damwâld', 'Friesland', 5560),
  aTown('Nieuw-Haarlo', 'Gelderland', 2000),
  aTown('Nes', 'Friesland', 1140),
  aTown('Nesselande', 'Zuid-Holland', 150_000, ['Aan de Ljouwertplas']),
  aTown('Bergen', 'Limburg', 1000),
  aTown('Bergen', 'Noord-Holland', 11_000),
  aTown('Zeeland', 'Noord-Brabant', 4000),
  aTown('Middelburg', 'Zeeland', 48_000),
  aTown('Goes', 'Zeeland', 27_000),
])
const found = (text: string) => find(text).map(({ name }) => name)

test.each([
  ['HAARLEM', ['Haarlem', 'Haarlemmerliede']],
  ['haarl', ['Haarlem', 'Haarlemmerliede', 'Nieuw-Haarlo']],
  ["'s-hertogenbosch", ["'s-Hertogenbosch"]],
  ['s hertogenb', ["'s-Hertogenbosch"]],
  ['’s-Hertogenbosch', ["'s-Hertogenbosch"]],
  ['den bosch', ["'s-Hertogenbosch"]],
  ['nes', ['Nes', 'Nesselande']],
  ['ness', ['Nesselande']],
  ['ljouw', ['Leeuwarden', 'Nesselande']],
  ['jouwertpl', ['Nesselande']],
  ['damwald', ['Damwâld']],
])('[SEARCH-11] "%s" finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('[SEARCH-11] a province finds its towns, largest first and after places with its name', () => {
  expect(found('zeeland')).toEqual(['Zeeland', 'Middelburg', 'Goes'])
  expect(found('fries')).toEqual(['Leeuwarden', 'Damwâld', 'Nes'])
  expect(found('brabant')).toEqual(["'s-Hertogenbosch", 'Zeeland'])
})

test('[SEARCH-11] of two towns with one name the larger comes first, and the province distinguishes them', () => {
  const provinces = (text: string) => find(text).map(({ province }) => province)
  expect(provinces('bergen')).toEqual(['Noord-Holland', 'Limburg'])
  expect(provinces('Bergen, Limburg')).toEqual(['Limburg'])
  expect(provinces('Bergen, North Holland')).toEqual(['Noord-Holland', 'Limburg'])
})

test.each(['', ' ', '-', ', Zeeland', 'Parijs'])('[SEARCH-11] "%s" finds nothing', (text) => {
  expect(found(text)).toEqual([])
})

test('[SEARCH-11] the list has ten towns at most', () => {
  const many = townSearch(Array.from({ length: 30 }, (_, at) => aTown(`Dorp ${at}`, 'Utrecht', at)))
  expect(many('dorp')).toHaveLength(10)
})

function aTown(
  name: string,
  province: string,
  inhabitants: number,
  otherNames: readonly string[] = [],
): Town {
  return { name, province, inhabitants, otherNames, latitude: 52, longitude: 5 }
}
