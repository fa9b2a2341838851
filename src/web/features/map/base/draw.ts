import { type Label, labelTextOffset } from './labels.ts'
import { type Box, clipRing, segmentsNear, type WorldLine, worldLength } from './lines.ts'
import type { BaseMap } from './read-base-map.ts'

/** The part of the world that a canvas shows. */
export interface View {
  /** World units. */
  left: number
  top: number
  /** CSS pixels of the whole world, 256 · 2 ** zoom. */
  worldPixels: number
  zoom: number
  /** CSS pixels of the canvas. */
  width: number
  height: number
}

export interface Palette {
  land: string
  water: string
  block: string
  border: string
  label: string
  font: string
}

/** Draws from bottom to top: water, land, settlements, rivers, dams, borders. */
export function drawBaseMap(
  context: CanvasRenderingContext2D,
  map: BaseMap,
  view: View,
  palette: Palette,
): void {
  const pen = new Pen(context, view)
  context.fillStyle = palette.water
  context.fillRect(0, 0, view.width, view.height)
  context.beginPath()
  for (const ring of map.shores) pen.ring(ring)
  context.fillStyle = palette.land
  context.fill('evenodd')
  context.save()
  context.clip('evenodd')
  drawSettlement(context, map, view, palette)
  context.restore()
  drawRivers(context, map, view, palette, pen)
  drawDams(context, map, view, palette, pen)
  drawBorders(context, map, palette, pen)
}

/** Draws the names, each with an outline in the background colour. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: Label[],
  view: View,
  palette: Palette,
): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  for (const label of labels) {
    const x = (label.x - view.left) * view.worldPixels
    const y = (label.y - view.top) * view.worldPixels
    if (x < -200 || y < -200 || x > view.width + 200 || y > view.height + 200) continue
    context.save()
    context.translate(x, y)
    if (label.isMarked) drawMark(context, palette)
    context.rotate((label.turn * Math.PI) / 180)
    drawText(context, label, palette)
    context.restore()
  }
}

/** The CSS font of a label. */
export function labelFont(sizePixels: number, weight: number, family: string): string {
  return `${weight} ${sizePixels}px ${family}`
}

// The typical density of Dutch towns.
const INHABITANTS_PER_SQUARE_METRE = 0.0032

/** Draws a blurred circle for every town, its area proportional to the number of inhabitants. */
function drawSettlement(
  context: CanvasRenderingContext2D,
  map: BaseMap,
  view: View,
  palette: Palette,
): void {
  for (const { kind, x, y, inhabitants } of map.places) {
    if (kind === 'station') continue
    const metres = Math.sqrt(inhabitants / INHABITANTS_PER_SQUARE_METRE / Math.PI)
    const radius = worldLength(metres, y) * view.worldPixels * 1.2
    const [left, top] = [(x - view.left) * view.worldPixels, (y - view.top) * view.worldPixels]
    const isOutside =
      left + radius < 0 ||
      top + radius < 0 ||
      left - radius > view.width ||
      top - radius > view.height
    if (radius < MIN_RADIUS_PIXELS || isOutside) continue
    context.fillStyle =
      radius < MIN_GRADIENT_PIXELS
        ? palette.block
        : settlementGradient(context, left, top, radius, palette)
    context.beginPath()
    context.arc(left, top, radius, 0, 2 * Math.PI)
    context.fill()
  }
}

const MIN_RADIUS_PIXELS = 2
// Smaller circles look the same without a gradient.
const MIN_GRADIENT_PIXELS = 5

function settlementGradient(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  radius: number,
  { block }: Palette,
): CanvasGradient {
  const gradient = context.createRadialGradient(left, top, 0, left, top, radius)
  gradient.addColorStop(0, block)
  gradient.addColorStop(0.6, block)
  // A gradient to `transparent` (black) would look grey.
  gradient.addColorStop(1, `color-mix(in srgb, ${block} 1%, transparent)`)
  return gradient
}

function drawRivers(
  context: CanvasRenderingContext2D,
  map: BaseMap,
  view: View,
  palette: Palette,
  pen: Pen,
): void {
  context.strokeStyle = palette.water
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { widthMetres, line } of map.rivers) {
    const pixels = worldLength(widthMetres, line[1] ?? 0) * view.worldPixels
    const least = widthMetres >= 250 ? 2 : widthMetres >= 100 ? 1.5 : 1
    if (view.zoom < minZoomOfRiver(widthMetres)) continue
    context.lineWidth = Math.max(least, pixels)
    context.beginPath()
    pen.line(line)
    context.stroke()
  }
}

function minZoomOfRiver(widthMetres: number): number {
  return widthMetres < 30 ? 13 : widthMetres < 60 ? 9 : 0
}

/** Draws dams with a minimum width: their true width is invisible below zoom 14. */
function drawDams(
  context: CanvasRenderingContext2D,
  map: BaseMap,
  view: View,
  palette: Palette,
  pen: Pen,
): void {
  context.strokeStyle = palette.land
  for (const line of map.dams) {
    context.lineWidth = Math.max(1.75, worldLength(80, line[1] ?? 0) * view.worldPixels)
    context.beginPath()
    pen.line(line)
    context.stroke()
  }
}

function drawBorders(
  context: CanvasRenderingContext2D,
  map: BaseMap,
  palette: Palette,
  pen: Pen,
): void {
  context.strokeStyle = palette.border
  context.lineWidth = 1
  context.setLineDash([5, 4])
  context.beginPath()
  for (const line of map.borders) pen.line(line)
  context.stroke()
  context.setLineDash([])
}

function drawMark(context: CanvasRenderingContext2D, palette: Palette): void {
  context.fillStyle = palette.label
  context.strokeStyle = palette.land
  context.beginPath()
  context.roundRect(-3.5, -3.5, 7, 7, 1.5)
  context.stroke()
  context.fill()
}

function drawText(context: CanvasRenderingContext2D, label: Label, palette: Palette): void {
  const font = labelFont(label.sizePixels, label.weight, palette.font)
  context.font = label.kind === 'water' ? `italic ${font}` : font
  context.letterSpacing = label.kind === 'land' ? '2px' : label.kind === 'water' ? '0.6px' : '0px'
  context.fillStyle = palette.label
  context.strokeStyle = label.kind === 'water' ? palette.water : palette.land
  const text = label.kind === 'land' ? label.text.toLocaleUpperCase() : label.text
  context.strokeText(text, 0, labelTextOffset(label))
  context.fillText(text, 0, labelTextOffset(label))
}

const MARGIN_PIXELS = 40

/** Adds the visible parts of world lines to a canvas path. */
class Pen {
  readonly #context: CanvasRenderingContext2D
  readonly #view: View
  readonly #box: Box

  constructor(context: CanvasRenderingContext2D, view: View) {
    this.#context = context
    this.#view = view
    const margin = MARGIN_PIXELS / view.worldPixels
    this.#box = {
      left: view.left - margin,
      top: view.top - margin,
      right: view.left + view.width / view.worldPixels + margin,
      bottom: view.top + view.height / view.worldPixels + margin,
    }
  }

  ring(ring: WorldLine): void {
    const clipped = clipRing(ring, this.#box)
    if (clipped.length < 6) return
    this.#trace(clipped)
    this.#context.closePath()
  }

  line(line: WorldLine): void {
    for (const segment of segmentsNear(line, this.#box)) this.#trace(segment)
  }

  #trace(line: WorldLine): void {
    const { left, top, worldPixels } = this.#view
    for (let index = 0; index + 1 < line.length; index += 2) {
      const x = ((line[index] ?? 0) - left) * worldPixels
      const y = ((line[index + 1] ?? 0) - top) * worldPixels
      if (index === 0) this.#context.moveTo(x, y)
      else this.#context.lineTo(x, y)
    }
  }
}
