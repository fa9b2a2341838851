import {
  DomUtil,
  type LatLng,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  type ZoomAnimEvent,
} from 'leaflet'
import type { View } from './draw.ts'
import { worldPoint } from './lines.ts'

/** Extra area drawn around the window, as a fraction of its size, so that a short drag shows no edge. */
const MARGIN = 0.35

/**
 * A Leaflet layer of one canvas below all others. It is redrawn after a move and scaled during a zoom.
 * Tiles would show hairlines on screens with fractional pixel ratios.
 */
export class CanvasLayer extends Layer {
  readonly #draw: (context: CanvasRenderingContext2D, view: View) => void
  readonly #canvas: HTMLCanvasElement
  #map: LeafletMap | undefined
  #corner: LatLng | undefined
  #zoom = 0
  #drawnView: View | undefined

  constructor(draw: (context: CanvasRenderingContext2D, view: View) => void) {
    super()
    this.#draw = draw
    this.#canvas = document.createElement('canvas')
    this.#canvas.className = 'leaflet-zoom-animated'
    this.#canvas.setAttribute('aria-hidden', 'true')
  }

  override onAdd(map: LeafletMap): this {
    const pane = map.getPane(PANE) ?? map.createPane(PANE)
    pane.style.zIndex = '150' // under the tiles
    pane.style.pointerEvents = 'none'
    pane.append(this.#canvas)
    this.#map = map
    this.redraw()
    return this
  }

  override onRemove(): this {
    this.#canvas.remove()
    this.#map = undefined
    this.#drawnView = undefined
    return this
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return {
      viewreset: () => this.#show(),
      moveend: () => this.#show(),
      resize: () => this.#show(),
      move: () => this.#redrawIfUncovered(),
      zoom: () => this.#stretch(),
      zoomanim: (event) => this.#animate(event),
    }
  }

  /** Redraws after a change of colours or fonts. */
  redraw(): void {
    this.#drawnView = undefined
    this.#show()
  }

  /** Draws the current view; does nothing if it is drawn already, since one move fires several events. */
  #show(): void {
    const map = this.#map
    const size = map?.getSize()
    if (!map || !size || size.x === 0 || size.y === 0) return
    const topLeft = size.multiplyBy(-MARGIN).round()
    this.#corner = map.containerPointToLatLng(topLeft)
    this.#zoom = map.getZoom()
    const view = viewFrom(this.#corner, this.#zoom, size.multiplyBy(1 + 2 * MARGIN).round())
    DomUtil.setTransform(this.#canvas, map.containerPointToLayerPoint(topLeft), 1)
    if (this.#drawnView && isSame(view, this.#drawnView)) return
    this.#drawnView = view
    const context = resizeCanvas(this.#canvas, view)
    if (context) this.#draw(context, view)
  }

  /** Redraws during a long drag, when the edge of the canvas comes into view. */
  #redrawIfUncovered(): void {
    const map = this.#map
    if (!map || !this.#corner || map.getZoom() !== this.#zoom) return
    const size = map.getSize()
    const corner = map.latLngToContainerPoint(this.#corner)
    const isUncovered =
      corner.x > 0 ||
      corner.y > 0 ||
      corner.x < -2 * MARGIN * size.x ||
      corner.y < -2 * MARGIN * size.y
    if (isUncovered) this.#show()
  }

  /** Scales the canvas during a pinch. */
  #stretch(): void {
    const map = this.#map
    if (!map || !this.#corner) return
    const scale = map.getZoomScale(map.getZoom(), this.#zoom)
    DomUtil.setTransform(this.#canvas, map.latLngToLayerPoint(this.#corner), scale)
  }

  /** Animates the canvas to the target of a zoom by wheel or button. */
  #animate(event: unknown): void {
    const map = this.#map
    if (!map || !this.#corner) return
    const { center, zoom } = event as ZoomAnimEvent
    const panePosition = map.containerPointToLayerPoint([0, 0])
    const origin = map
      .project(center, zoom)
      .subtract(map.getSize().divideBy(2))
      .subtract(panePosition)
    const corner = map.project(this.#corner, zoom).subtract(origin)
    DomUtil.setTransform(this.#canvas, corner, map.getZoomScale(zoom, this.#zoom))
  }
}

const PANE = 'base-map'

function viewFrom(corner: LatLng, zoom: number, size: { x: number; y: number }): View {
  const { x, y } = worldPoint(corner.lng, corner.lat)
  const worldPixels = 256 * 2 ** zoom
  return { left: x, top: y, worldPixels, zoom, width: size.x, height: size.y }
}

function isSame(one: View, other: View): boolean {
  return (Object.keys(one) as (keyof View)[]).every((part) => one[part] === other[part])
}

function resizeCanvas(canvas: HTMLCanvasElement, { width, height }: View) {
  const ratio = Math.min(window.devicePixelRatio || 1, 2)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const context = canvas.getContext('2d')
  context?.scale(ratio, ratio)
  return context
}
