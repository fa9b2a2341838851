import type { MapTiles } from './web-server.ts'

/** How a page names the operator's service of map pictures to the browser; nothing without one. */
export function mapTilesTags(tiles: MapTiles | undefined): { name: string; content: string }[] {
  return tiles ? [{ name: NAME, content: JSON.stringify(tiles) }] : []
}

/** What the page in the browser says of it. */
export function readMapTilesTag(): MapTiles | undefined {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)
  return tag ? JSON.parse(tag.content) : undefined
}

const NAME = 'map-tiles'
