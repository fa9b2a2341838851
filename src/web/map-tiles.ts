import type { MapTiles } from './web-server.ts'

/** The meta tag that passes the operator's map tile service to the browser; none without a service. */
export function mapTilesTags(tiles: MapTiles | undefined): { name: string; content: string }[] {
  return tiles ? [{ name: NAME, content: JSON.stringify(tiles) }] : []
}

/** Reads that meta tag in the browser. */
export function readMapTilesTag(): MapTiles | undefined {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)
  return tag ? JSON.parse(tag.content) : undefined
}

const NAME = 'map-tiles'
