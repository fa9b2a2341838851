import { control, type Map as LeafletMap, tileLayer } from 'leaflet'
import type { Point } from '#domain/location/distance.ts'
import type { Language } from '#messages/language.ts'
import { withRequestCount } from '../../client-state.ts'
import { readMapTilesTag } from '../../map-tiles.ts'
import type { MapTiles } from '../../web-server.ts'
import { CanvasLayer } from './base/canvas-layer.ts'
import { drawBaseMap, drawLabels, labelFont, type Palette, type View } from './base/draw.ts'
import { type Label, layOutLabels, type MarkerPoint } from './base/labels.ts'
import { worldPoint } from './base/lines.ts'
import netherlandsUrl from './base/netherlands.json?url'
import { type BaseMap, type PackedBaseMap, readBaseMap } from './base/read-base-map.ts'
import './base-map.css'

export interface BaseMapOptions {
  language: Language
  /** Tiles drawn over the bundled map; by default the operator's. */
  tiles?: MapTiles | undefined
}

/** The position of a marker, with the street if it is for one salon. */
export interface MarkerPosition extends Point {
  street?: string | undefined
}

export interface BaseMapLayer {
  /** Writes streets under the markers, from zoom `ZOOM.streets` on. */
  nameStreets: (markers: readonly MarkerPosition[]) => void
  remove: () => void
}

/** South-west and north-east corner of the bundled map, for `maxBounds`. */
export const BASE_MAP_BOUNDS: [[number, number], [number, number]] = [
  [49.4, 0.8],
  [54.6, 9.2],
]

/** At lower zooms the window would be larger than the bundled map. */
export const BASE_MAP_MIN_ZOOM = 7

/**
 * Draws the bundled base map: coast, water, borders and names in the theme's colours. Rejects if its file fails to load.
 */
export async function addBaseMap(
  map: LeafletMap,
  { language, tiles = readMapTilesTag() }: BaseMapOptions,
): Promise<BaseMapLayer> {
  const baseMap = readBaseMap(await fetchBaseMap(), language)
  const { paint, setMarkers } = createPainter(baseMap, map.getContainer())
  const layer = new CanvasLayer(paint)
  const layers = [layer, ...(tiles ? [pictures(tiles)] : [])]
  for (const each of layers) each.addTo(map)
  const scale = control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  map.attributionControl?.addAttribution(SOURCES)
  const unsubscribe = onColorsChange(() => layer.redraw())
  return {
    nameStreets: (markers) => {
      setMarkers(markers.map(markerPointOf))
      layer.redraw()
    },
    remove: () => {
      unsubscribe()
      map.attributionControl?.removeAttribution(SOURCES)
      scale.remove()
      for (const each of layers) each.remove()
    },
  }
}

function markerPointOf({ latitude, longitude, street }: MarkerPosition): MarkerPoint {
  return { ...worldPoint(longitude, latitude), street }
}

const SOURCES =
  '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>, <a href="https://www.geonames.org/">GeoNames</a>'

function fetchBaseMap(): Promise<PackedBaseMap> {
  return withRequestCount(async () => {
    const response = await fetch(netherlandsUrl)
    if (!response.ok) throw new Error(`the base map was answered with ${response.status}`)
    return response.json()
  })
}

function pictures({ url, attribution }: MapTiles) {
  // Leaflet expects HTML; the operator's attribution is plain text.
  const text = new Option(attribution).innerHTML
  return tileLayer(url, { attribution: text, maxZoom: 19, className: 'base-map-pictures' })
}

function createPainter(baseMap: BaseMap, container: HTMLElement) {
  const labelsByZoom = new Map<number, Label[]>()
  let markers: readonly MarkerPoint[] = []
  return {
    paint(context: CanvasRenderingContext2D, view: View) {
      const palette = readPalette(container)
      const measure = (text: string, sizePixels: number, weight: number) => {
        context.font = labelFont(sizePixels, weight, palette.font)
        return context.measureText(text).width
      }
      const labels =
        labelsByZoom.get(view.zoom) ?? layOutLabels(baseMap, view.zoom, measure, markers)
      labelsByZoom.set(view.zoom, labels)
      drawBaseMap(context, baseMap, view, palette)
      drawLabels(context, labels, view, palette)
    },
    setMarkers(next: readonly MarkerPoint[]) {
      markers = next
      labelsByZoom.clear()
    },
  }
}

function readPalette(container: HTMLElement): Palette {
  const style = getComputedStyle(container)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    land: token('--color-map-land'),
    water: token('--color-map-water'),
    block: token('--color-map-block'),
    border: token('--color-line-strong'),
    label: token('--color-map-label'),
    font: token('--font-sans'),
  }
}

function onColorsChange(redraw: () => void): () => void {
  const dark = matchMedia('screen and (prefers-color-scheme: dark)')
  const controller = new AbortController()
  dark.addEventListener('change', redraw, { signal: controller.signal })
  // The page's font may load after the map.
  document.fonts.addEventListener('loadingdone', redraw, { signal: controller.signal })
  return () => controller.abort()
}
