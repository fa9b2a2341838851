/*
 * Makes src/web/features/map/base/netherlands.json anew: coast, lakes, rivers and borders from GSHHG, place
 * names from GeoNames, and the little that neither has (manual-additions.ts). docs/operations.md says what it needs.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { PackedBaseMap } from '#web/features/map/base/read-base-map.ts'
import { encodeLine, SCALE } from './base-map/encode-line.ts'
import { closeAlongBox, joinLines, redraw, simplifyLine } from './base-map/line-geometry.ts'
import {
  rivers as addedRivers,
  canals,
  dams,
  landNames,
  redrawn,
  stations,
  waterNames,
} from './base-map/manual-additions.ts'
import { addedQuarters, englishNames, type Place, readPlaces } from './base-map/places.ts'
import type { River } from './base-map/point.ts'
import { readBorders, readCoast, readRivers } from './base-map/read-coastlines.ts'

const source = process.argv[2] ?? '/usr/share/gmt-gshhg'
const target = new URL('../src/web/features/map/base/netherlands.json', import.meta.url)
/** Wide enough for a broad window at the lowest zoom; whole degrees, because the source is cut that way. */
const box = { west: 0, south: 49, east: 10, north: 55 }

const coast = await readCoast(source, box)
const rivers = joinedByWidth(await readRivers(source, box))
const borders = joinLines(await readBorders(source, box))
const places = readPlaces(box)
const quarters = [...places.quarters, ...addedQuarters]

const map = {
  scale: SCALE,
  box: [box.west, box.south, box.east, box.north],
  shores: closeAlongBox(box, coast).map((ring) => encodeLine(simplifyLine(ring))),
  rivers: [...redraw(rivers, redrawn), ...addedRivers, ...canals].map(
    ({ width, line }): [number, string] => [width, encodeLine(simplifyLine(line))],
  ),
  borders: borders.map((line) => encodeLine(simplifyLine(line))),
  dams: dams.map(encodeLine),
  places: packed(places.towns),
  quarters: packed(quarters),
  stations: packed(stations),
  waters: waterNames,
  lands: landNames,
  english: englishNames,
} satisfies PackedBaseMap & { box: number[] }
const text = JSON.stringify(map)
writeFileSync(target, `${text}\n`)
console.log(
  `${map.shores.length} shores, ${map.rivers.length} rivers, ${map.borders.length} borders`,
)
console.log(`${places.towns.length} towns, ${quarters.length} quarters`)
console.log(`${text.length} bytes, ${gzipSync(text, { level: 9 }).length} compressed`)

function joinedByWidth(segments: readonly River[]): River[] {
  const widths = [...new Set(segments.map(({ width }) => width))]
  return widths.flatMap((width) =>
    joinLines(segments.filter((segment) => segment.width === width).map(({ line }) => line)).map(
      (line) => ({ width, line }),
    ),
  )
}

function packed(entries: readonly (Pick<Place, 'name' | 'at'> & Partial<Place>)[]) {
  return {
    names: entries.map(({ name }) => name),
    at: encodeLine(entries.map(({ at }) => at)),
    inhabitants: entries.map(({ inhabitants }) => inhabitants ?? 0),
  }
}
