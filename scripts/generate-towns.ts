/*
 * Makes src/api/place/towns.json anew: the Dutch towns that the base map names, for the location box. One line is
 * GeoNames' id, name, province (its place in the list), latitude, longitude, inhabitants, and what else it is called.
 */
import { writeFileSync } from 'node:fs'
import { readPlaces } from './base-map/places.ts'
import { OTHER_NAMES, PROVINCES, VILLAGES } from './base-map/town-names.ts'

const target = new URL('../src/api/place/towns.json', import.meta.url)
const country = { west: 3, south: 50, east: 8, north: 54 }

const provinces = Object.values(PROVINCES).sort()
const { towns: named, quarters } = readPlaces(country)
const towns = [...named, ...quarters]
  .filter(({ name, isQuarter, isHome }) => isHome && (!isQuarter || VILLAGES.includes(name)))
  .sort((a, b) => b.inhabitants - a.inhabitants)
const lines = towns.map(
  ({ geonamesId, name, provinceCode, at: [longitude, latitude], inhabitants }) =>
    JSON.stringify([
      geonamesId,
      name,
      provinces.indexOf(provinceOf(provinceCode)),
      rounded(latitude),
      rounded(longitude),
      inhabitants,
      ...(OTHER_NAMES[name] ?? []),
    ]),
)
writeFileSync(
  target,
  `{"provinces":${JSON.stringify(provinces)},"towns":[\n${lines.join(',\n')}\n]}\n`,
)
console.log(`${towns.length} towns`)

function provinceOf(code: string): string {
  const province = PROVINCES[code]
  if (!province) throw new Error(`GeoNames has an unknown province: ${code}`)
  return province
}

/** To ten metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
