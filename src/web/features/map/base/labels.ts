import { ZOOM } from '../first-view.ts'
import type { AreaName, BaseMap, Place } from './read-base-map.ts'

export interface Label {
  text: string
  kind: Place['kind'] | AreaName['kind'] | 'street'
  /** World units, of the middle of the text or of its mark. */
  x: number
  y: number
  /** Degrees, clockwise. */
  turn: number
  sizePixels: number
  weight: number
  /** A square stands at the place and the text below it. */
  isMarked: boolean
}

/** A marker on the map, in world units of its tip, with the street of the one salon it is for. */
export interface Stand {
  x: number
  y: number
  street?: string | undefined
}

/** Width of a text in pixels. */
export type Measure = (text: string, sizePixels: number, weight: number) => number

/**
 * The names one zoom shows, none over another: of two that meet, the first in the file stays. The whole
 * map is laid out at once, so that a name does not come and go while the map is moved. Where it has no more
 * to tell, streets of salons fill the room that is left.
 */
export function layOutLabels(
  map: BaseMap,
  zoom: number,
  measure: Measure,
  stands: readonly Stand[] = [],
): Label[] {
  const worldPixels = 256 * 2 ** zoom
  const taken = new TakenBoxes()
  const candidates = [
    ...map.names.filter(({ from, to }) => zoom >= from && zoom <= to).map(areaLabel),
    ...map.places.filter((place) => isShown(place, zoom)).map((place) => placeLabel(place, zoom)),
  ]
  const take = (label: Label) => taken.take(boxOf(label, worldPixels, measure))
  const names = candidates.filter(take)
  if (zoom < ZOOM.streets) return names
  for (const stand of stands) taken.keep(markerBox(stand, worldPixels))
  return [...names, ...stands.flatMap((stand) => streetLabel(stand, worldPixels)).filter(take)]
}

/** The vertical distance from a place with a mark to the middle of its text. */
export function textOffset(label: Label): number {
  return label.isMarked ? label.sizePixels / 2 + 9 : 0
}

// At which number of inhabitants a town has earned its name, from zoom 7 to 12.
const FEWEST_INHABITANTS = [120_000, 60_000, 20_000, 7000, 2500, 0]

function isShown({ kind, inhabitants }: Place, zoom: number): boolean {
  if (kind === 'station') return zoom >= 13
  if (kind === 'quarter') return zoom >= 12
  const step = Math.min(Math.max(Math.floor(zoom) - 7, 0), FEWEST_INHABITANTS.length - 1)
  return inhabitants >= (FEWEST_INHABITANTS[step] ?? 0)
}

function areaLabel({ kind, name, x, y, turn }: AreaName): Label {
  const sizePixels = kind === 'water' ? 12 : 11
  return { text: name, kind, x, y, turn, sizePixels, weight: 500, isMarked: false }
}

function streetLabel({ x, y, street }: Stand, worldPixels: number): Label[] {
  if (!street) return []
  const look = { kind: 'street' as const, sizePixels: 12, weight: 500, turn: 0, isMarked: false }
  return [{ text: street, x, y: y + STREET_BELOW_PIXELS / worldPixels, ...look }]
}

const STREET_BELOW_PIXELS = 12

function placeLabel(place: Place, zoom: number): Label {
  const { kind, name, x, y } = place
  const look =
    kind === 'town'
      ? townLook(place, zoom)
      : { sizePixels: 12, weight: kind === 'station' ? 600 : 500 }
  return { text: name, kind, x, y, turn: 0, isMarked: kind === 'station', ...look }
}

function townLook({ inhabitants }: Place, zoom: number) {
  const size =
    inhabitants >= 400_000 ? 15 : inhabitants >= 100_000 ? 14 : inhabitants >= 30_000 ? 13 : 12
  return {
    sizePixels: zoom >= 10 ? size + (zoom >= 12 && inhabitants >= 100_000 ? 2 : 0) : size - 1,
    weight: inhabitants >= 100_000 ? 600 : 500,
  }
}

function boxOf(label: Label, worldPixels: number, measure: Measure): Extent {
  const half = measure(label.text, label.sizePixels, label.weight) / 2
  const rise = label.sizePixels * 0.6
  const angle = (label.turn * Math.PI) / 180
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [x, y] = [label.x * worldPixels, label.y * worldPixels]
  const offset = textOffset(label)
  const halfWidth = half * cosine + rise * sine + GAP_PIXELS
  const halfHeight = half * sine + rise * cosine + GAP_PIXELS / 3
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: Math.min(y - (label.isMarked ? 4 : halfHeight), y + offset - halfHeight),
    bottom: Math.max(y + (label.isMarked ? 4 : halfHeight), y + offset + halfHeight),
  }
}

function markerBox({ x, y }: Stand, worldPixels: number): Extent {
  const [middle, tip] = [x * worldPixels, y * worldPixels]
  const { width, height } = MARKER_PIXELS
  return { left: middle - width / 2, right: middle + width / 2, top: tip - height, bottom: tip }
}

const MARKER_PIXELS = { width: 50, height: 44 }

interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

const GAP_PIXELS = 6
const CELL_PIXELS = 128

/** Boxes by the cells they touch: a country has two thousand names. */
class TakenBoxes {
  readonly #cells = new Map<string, Extent[]>()

  /** Keeps the box and says true, unless one that was kept before overlaps it. */
  take(box: Extent): boolean {
    const meetsIn = (key: string) => this.#cells.get(key)?.some((other) => overlap(box, other))
    if (cellsOf(box).some(meetsIn)) return false
    this.keep(box)
    return true
  }

  keep(box: Extent): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key)
      if (cell) cell.push(box)
      else this.#cells.set(key, [box])
    }
  }
}

function cellsOf({ left, right, top, bottom }: Extent): string[] {
  const cells: string[] = []
  for (let row = Math.floor(top / CELL_PIXELS); row <= bottom / CELL_PIXELS; row++) {
    for (let column = Math.floor(left / CELL_PIXELS); column <= right / CELL_PIXELS; column++)
      cells.push(`${column} ${row}`)
  }
  return cells
}

function overlap(first: Extent, second: Extent): boolean {
  return (
    first.left < second.right &&
    second.left < first.right &&
    first.top < second.bottom &&
    second.top < first.bottom
  )
}
