import { afterEach, expect, test, vi } from 'vitest'
import { mapTilesTags, readMapTilesTag } from './map-tiles.ts'

afterEach(() => vi.unstubAllGlobals())

test('[MAP-04] the browser reads the tile service from the page', () => {
  const service = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© "Tiles" & more' }
  const tags = mapTilesTags(service)
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      tags.find(({ name }) => selector === `meta[name="${name}"]`) ?? null,
  })
  expect(readMapTilesTag()).toEqual(service)
})

test('[MAP-04] without a tile service the page has no tag and only the bundled map', () => {
  expect(mapTilesTags(undefined)).toEqual([])
  vi.stubGlobal('document', { querySelector: () => null })
  expect(readMapTilesTag()).toBeUndefined()
})
