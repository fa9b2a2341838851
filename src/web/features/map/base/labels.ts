import { ZOOM } from '../first-view.ts'
import type { AreaName, BaseMap, BaseMapPlace } from './read-base-map.ts'

export interface Label {
  text: string
  kind: BaseMapPlace['kind'] | AreaName['kind'] | 'street'
  /** World units; the middle of the text or of its square mark. */
  x: number
  y: number
  /** Degrees, clockwise. */
  turn: number
  sizePixels: number
  weight: number
  /** Whether a square marks the place, with the text below it. */
  isMarked: boolean
}

/** The tip of a marker in world units, with the street if it is for one salon. */
export interface MarkerPoint {
  x: number
  y: number
  street?: string | undefined
}

/** Width of a text in pixels. */
export type Measure = (text: string, sizePixels: number, weight: number) => number

/**
 * The labels of one zoom, without overlaps: of two overlapping ones the first in the file stays. The whole
 * map is laid out at once, so that labels do not change while the map moves. From `ZOOM.streets` on the
 * streets of salons are added where there is room.
 */
export function layOutLabels(
  map: BaseMap,
  zoom: number,
  measure: Measure,
  markers: readonly MarkerPoint[] = [],
): Label[] {
  const worldPixels = 256 * 2 ** zoom
  const occupied = new OccupiedBoxes()
  const candidates = [
    ...map.names.filter(({ from, to }) => zoom >= from && zoom <= to).map(areaLabel),
    ...map.places.filter((place) => isShown(place, zoom)).map((place) => placeLabel(place, zoom)),
  ]
  const addIfFree = (label: Label) => occupied.addIfFree(boxOf(label, worldPixels, measure))
  const names = candidates.filter(addIfFree)
  if (zoom < ZOOM.streets) return names
  for (const marker of markers) occupied.add(markerBox(marker, worldPixels))
  return [
    ...names,
    ...markers.flatMap((marker) => streetLabel(marker, worldPixels)).filter(addIfFree),
  ]
}

/** The vertical distance in pixels from a marked place to the middle of its text. */
export function labelTextOffset(label: Label): number {
  return label.isMarked ? label.sizePixels / 2 + 9 : 0
}

// The inhabitants from which a town has a label, for zooms 7 to 12.
const MIN_INHABITANTS = [120_000, 60_000, 20_000, 7000, 2500, 0]

function isShown({ kind, inhabitants }: BaseMapPlace, zoom: number): boolean {
  if (kind === 'station') return zoom >= 13
  if (kind === 'quarter') return zoom >= 12
  const step = Math.min(Math.max(Math.floor(zoom) - 7, 0), MIN_INHABITANTS.length - 1)
  return inhabitants >= (MIN_INHABITANTS[step] ?? 0)
}

function areaLabel({ kind, name, x, y, turn }: AreaName): Label {
  const sizePixels = kind === 'water' ? 12 : 11
  return { text: name, kind, x, y, turn, sizePixels, weight: 500, isMarked: false }
}

function streetLabel({ x, y, street }: MarkerPoint, worldPixels: number): Label[] {
  if (!street) return []
  const style = { kind: 'street' as const, sizePixels: 12, weight: 500, turn: 0, isMarked: false }
  return [{ text: street, x, y: y + STREET_BELOW_PIXELS / worldPixels, ...style }]
}

const STREET_BELOW_PIXELS = 12

function placeLabel(place: BaseMapPlace, zoom: number): Label {
  const { kind, name, x, y } = place
  const style =
    kind === 'town'
      ? townStyle(place, zoom)
      : { sizePixels: 12, weight: kind === 'station' ? 600 : 500 }
  return { text: name, kind, x, y, turn: 0, isMarked: kind === 'station', ...style }
}

function townStyle({ inhabitants }: BaseMapPlace, zoom: number) {
  const size =
    inhabitants >= 400_000 ? 15 : inhabitants >= 100_000 ? 14 : inhabitants >= 30_000 ? 13 : 12
  return {
    sizePixels: zoom >= 10 ? size + (zoom >= 12 && inhabitants >= 100_000 ? 2 : 0) : size - 1,
    weight: inhabitants >= 100_000 ? 600 : 500,
  }
}

function boxOf(label: Label, worldPixels: number, measure: Measure): PixelBox {
  const halfTextWidth = measure(label.text, label.sizePixels, label.weight) / 2
  const rise = label.sizePixels * 0.6
  const angle = (label.turn * Math.PI) / 180
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [x, y] = [label.x * worldPixels, label.y * worldPixels]
  const offset = labelTextOffset(label)
  const halfWidth = halfTextWidth * cosine + rise * sine + GAP_PIXELS
  const halfHeight = halfTextWidth * sine + rise * cosine + GAP_PIXELS / 3
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: Math.min(y - (label.isMarked ? 4 : halfHeight), y + offset - halfHeight),
    bottom: Math.max(y + (label.isMarked ? 4 : halfHeight), y + offset + halfHeight),
  }
}

function markerBox({ x, y }: MarkerPoint, worldPixels: number): PixelBox {
  const [middle, tip] = [x * worldPixels, y * worldPixels]
  const { width, height } = MARKER_PIXELS
  return { left: middle - width / 2, right: middle + width / 2, top: tip - height, bottom: tip }
}

const MARKER_PIXELS = { width: 50, height: 44 }

interface PixelBox {
  left: number
  right: number
  top: number
  bottom: number
}

const GAP_PIXELS = 6
const CELL_PIXELS = 128

/** Boxes indexed by grid cells; the map has two thousand names. */
class OccupiedBoxes {
  readonly #cells = new Map<string, PixelBox[]>()

  /** Adds the box and returns true; returns false if it overlaps another one. */
  addIfFree(box: PixelBox): boolean {
    const overlapsInCell = (key: string) =>
      this.#cells.get(key)?.some((other) => overlap(box, other))
    if (cellsOf(box).some(overlapsInCell)) return false
    this.add(box)
    return true
  }

  add(box: PixelBox): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key)
      if (cell) cell.push(box)
      else this.#cells.set(key, [box])
    }
  }
}

function cellsOf({ left, right, top, bottom }: PixelBox): string[] {
  const cells: string[] = []
  for (let row = Math.floor(top / CELL_PIXELS); row <= bottom / CELL_PIXELS; row++) {
    for (let column = Math.floor(left / CELL_PIXELS); column <= right / CELL_PIXELS; column++)
      cells.push(`${column} ${row}`)
  }
  return cells
}

function overlap(first: PixelBox, second: PixelBox): boolean {
  return (
    first.left < second.right &&
    second.left < first.right &&
    first.top < second.bottom &&
    second.top < first.bottom
  )
}
