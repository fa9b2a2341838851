import type { EnvReader } from './environment.ts'

/**
 * Reads MAP_TILES_URL: `pdok`, the Dutch government's map, or the URL template of a tile service with {z}, {x} and {y},
 * which needs MAP_TILES_ATTRIBUTION.
 */
export function readMapTiles(read: EnvReader): { url: string; attribution: string } | undefined {
  const given = read.text('MAP_TILES_URL')
  if (given === undefined) return undefined
  if (given === 'pdok') return PDOK
  const url = read.url('MAP_TILES_URL', ['https:'])
  if (url === undefined) return undefined
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    read.addError(
      'MAP_TILES_URL',
      'has no place for zoom, column and row',
      'write pdok, or an address such as https://tiles.example/{z}/{x}/{y}.png',
    )
    return undefined
  }
  const attribution = read.text('MAP_TILES_ATTRIBUTION')
  if (attribution === undefined) {
    read.addError(
      'MAP_TILES_ATTRIBUTION',
      'is missing while MAP_TILES_URL is set',
      'write whom the service wants to be named on the map',
    )
    return undefined
  }
  return { url, attribution }
}

// Needs no key; the Kadaster requires attribution (CC BY 4.0).
const PDOK = {
  url: 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/grijs/EPSG:3857/{z}/{x}/{y}.png',
  attribution: 'Kaartgegevens © Kadaster',
}
