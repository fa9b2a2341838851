import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('[MAP-04] one word selects the national open map as tile service', () => {
  expect(readConfig({ MAP_TILES_URL: 'pdok' }).mapTiles).toEqual({
    url: 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/grijs/EPSG:3857/{z}/{x}/{y}.png',
    attribution: 'Kaartgegevens © Kadaster',
  })
})

test('[MAP-04] another tile service has placeholders for zoom, column and row, and an attribution', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(() => readConfig({ MAP_TILES_URL: url })).toThrow(/MAP_TILES_ATTRIBUTION is missing/)
  const attribution = '© Tiles Example'
  expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }).mapTiles).toEqual({
    url,
    attribution,
  })
})

test('[MAP-04] an invalid tile service stops the start with a message', () => {
  expect(() => readConfig({ MAP_TILES_URL: 'https://tiles.example/map.png' })).toThrow(
    /MAP_TILES_URL has no place for zoom, column and row/,
  )
  expect(() => readConfig({ MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png' })).toThrow(
    /MAP_TILES_URL is not an address/,
  )
})
