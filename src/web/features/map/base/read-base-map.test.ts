import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { layOutLabels } from './labels.ts'
import { worldPoint } from './lines.ts'
import { type BaseMap, type PackedBaseMap, readBaseMap } from './read-base-map.ts'

const file = readFileSync(new URL('./netherlands.json', import.meta.url))
const packed: PackedBaseMap = JSON.parse(file.toString())
const dutch = readBaseMap(packed, 'nl')

const textWidth = (text: string, sizePixels: number) => text.length * sizePixels * 0.55

test.for([
  ['Amsterdam', 4.88, 52.37],
  ['Lelystad, in the polder', 5.47, 52.51],
  ['Texel', 4.82, 53.08],
  ['Middelburg, on its island', 3.61, 51.5],
  ['Maastricht', 5.69, 50.85],
  ['Groningen', 6.57, 53.22],
  ['Antwerpen, beyond the border', 4.4, 51.2],
] as const)('[MAP-04] %s stands on land', ([, longitude, latitude]) => {
  expect(isLand(dutch, longitude, latitude)).toBe(true)
})

test.for([
  ['the North Sea', 3.5, 52.5],
  ['the IJsselmeer', 5.35, 52.82],
  ['the Markermeer', 5.2, 52.55],
  ['the Westerschelde', 3.75, 51.4],
  ['the Sneekermeer', 5.76, 53.03],
] as const)('[MAP-04] %s is water', ([, longitude, latitude]) => {
  expect(isLand(dutch, longitude, latitude)).toBe(false)
})

test('[MAP-04] the base map of the country is smaller than 80 KB', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(80_000)
})

test('[MAP-04] towns are named in the language of the page', () => {
  const names = (map: BaseMap) => map.places.map(({ name }) => name)
  expect(names(dutch)).toContain('Den Haag')
  expect(names(dutch)).not.toContain('The Hague')
  expect(names(readBaseMap(packed, 'en'))).toContain('The Hague')
  expect(dutch.names.map(({ name }) => name)).toContain('Waddenzee')
  expect(readBaseMap(packed, 'en').names.map(({ name }) => name)).toContain('Wadden Sea')
})

test('[MAP-04] every town has its coordinates', () => {
  const utrecht = dutch.places.find(({ name }) => name === 'Utrecht')
  const { x, y } = worldPoint(5.122, 52.091)
  expect(utrecht?.x).toBeCloseTo(x, 5)
  expect(utrecht?.y).toBeCloseTo(y, 5)
})

test('[MAP-04] higher zooms name more: cities, then towns, then quarters', () => {
  const named = (zoom: number) => layOutLabels(dutch, zoom, textWidth).map(({ text }) => text)
  expect(named(7)).toEqual(
    expect.arrayContaining(['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht']),
  )
  expect(named(7)).not.toContain('Purmerend')
  expect(named(10)).toContain('Purmerend')
  expect(named(10)).not.toContain('De Pijp')
  expect(named(12)).toContain('De Pijp')
  expect(named(14)).toContain('Amsterdam Centraal')
})

function isLand(map: BaseMap, longitude: number, latitude: number): boolean {
  const { x, y } = worldPoint(longitude, latitude)
  let crossings = 0
  for (const ring of map.shores) {
    for (let index = 0; index + 3 < ring.length; index += 2) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ring.slice(index, index + 4)
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
        crossings++
    }
  }
  return crossings % 2 === 1
}
