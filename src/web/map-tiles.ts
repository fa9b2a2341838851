import type { MapTiles } from './web-server.ts'

/** How a page names the operator's service of map pictures to the browser; nothing without one. */
export function mapTilesTags(tiles: MapTiles | undefined): { name: string; content: string }[] {
  return tiles ? [{ name: NAME, content: JSON.stringify(tiles) }] : []
}

/** What the page in the browser says of it. */
export function writtenMapTiles(): MapTiles | undefined {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)
  return written ? JSON.parse(written.content) : undefined
}

const NAME = 'map-tiles'
