/*
 * Makes src/web/features/map/base/netherlands.json anew: coast, lakes, rivers and borders from GSHHG, place
 * names from GeoNames, and the little that neither has (by-hand.mjs). docs/operations.md says what it needs.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import {
  rivers as addedRivers,
  canals,
  dams,
  landNames,
  redrawn,
  stations,
  waterNames,
} from './base-map/by-hand.mjs'
import { readBorders, readCoast, readRivers } from './base-map/gshhg.mjs'
import { closeAlong, joined, redraw, simplified } from './base-map/lines.mjs'
import { encodeLine, SCALE } from './base-map/pack.mjs'
import { englishNames, readPlaces } from './base-map/places.mjs'

const source = process.argv[2] ?? '/usr/share/gmt-gshhg'
const target = new URL('../src/web/features/map/base/netherlands.json', import.meta.url)
/** Wide enough for a broad window at the lowest zoom; whole degrees, because the source is cut that way. */
const box = { west: 0, south: 49, east: 10, north: 55 }

const coast = await readCoast(source, box)
const rivers = joinedByWidth(await readRivers(source, box))
const borders = joined(await readBorders(source, box))
const places = readPlaces(box)

const map = {
  scale: SCALE,
  box: [box.west, box.south, box.east, box.north],
  shores: closeAlong(box, coast).map((ring) => encodeLine(simplified(ring))),
  rivers: [...redraw(rivers, redrawn), ...addedRivers, ...canals].map(({ width, line }) => [
    width,
    encodeLine(simplified(line)),
  ]),
  borders: borders.map((line) => encodeLine(simplified(line))),
  dams: dams.map(encodeLine),
  places: packed(places.towns),
  quarters: packed(places.quarters),
  stations: packed(stations),
  waters: waterNames,
  lands: landNames,
  english: englishNames,
}
const text = JSON.stringify(map)
writeFileSync(target, `${text}\n`)
console.log(
  `${map.shores.length} shores, ${map.rivers.length} rivers, ${map.borders.length} borders`,
)
console.log(`${places.towns.length} towns, ${places.quarters.length} quarters`)
console.log(`${text.length} bytes, ${gzipSync(text, { level: 9 }).length} compressed`)

function joinedByWidth(segments) {
  const widths = [...new Set(segments.map(({ width }) => width))]
  return widths.flatMap((width) =>
    joined(segments.filter((segment) => segment.width === width).map(({ line }) => line)).map(
      (line) => ({ width, line }),
    ),
  )
}

function packed(entries) {
  return {
    names: entries.map(({ name }) => name),
    at: encodeLine(entries.map(({ at }) => at)),
    inhabitants: entries.map(({ inhabitants }) => inhabitants ?? 0),
  }
}
