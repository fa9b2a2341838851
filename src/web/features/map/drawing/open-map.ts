import { map as drawMap, type Map as LeafletMap, type MapOptions as LeafletOptions } from 'leaflet'
import type { Point } from '#domain/location/distance.ts'
import type { Language } from '#messages/language.ts'
import { logFault } from '../../../log.ts'
import { addBaseMap, BASE_MAP_BOUNDS } from '../base-map.ts'
import { type FirstView, ZOOM } from '../first-view.ts'
import './map-drawing.css'

export interface OpenMap {
  readonly leaflet: LeafletMap
  /** What the map does by itself is no move of the visitor's. */
  go: (view: FirstView, how?: 'smoothly' | 'at once') => void
  /** Moves just so far that a point is clear of what lies over the foot of the map. */
  uncover: (point: Point, footPixels: number) => void
  fit: () => void
  /** Whether the press that is ending moved the map. */
  wasDragged: () => boolean
  close: () => void
}

interface MapOptions {
  language: Language
  onVisitorMoved: (centre: Point) => void
  onMoved: () => void
  onPressedBeside: () => void
}

/** A Leaflet map in an element, with the ground under it. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const { leaflet, close } = drawLeaflet(element, options.language)
  const isCalm = isCalmWanted()
  let isOurs = false
  let wasDragged = false
  const ours = (move: () => void) => {
    isOurs = true
    move()
  }
  // It may be in place already, and then no end of a move comes to take the mark away.
  const oursIfAny = (move: () => void) => {
    let isMoving = false
    const begun = () => {
      isMoving = true
    }
    leaflet.on('movestart move', begun)
    ours(move)
    leaflet.off('movestart move', begun)
    if (!isMoving) isOurs = false
  }
  leaflet.on('moveend', () => {
    const { lat, lng } = leaflet.getCenter()
    if (!isOurs) options.onVisitorMoved({ latitude: lat, longitude: lng })
    isOurs = false
    options.onMoved()
  })
  element.addEventListener('pointerdown', () => {
    wasDragged = false
  })
  leaflet.on('drag', () => {
    wasDragged = true
    isOurs = false
  })
  leaflet.on('click', ({ originalEvent: { target } }) => {
    if (target instanceof Element && !target.closest('button, a')) options.onPressedBeside()
  })
  return {
    leaflet,
    go: (view, how = 'at once') => ours(() => goTo(leaflet, view, how === 'smoothly' && !isCalm)),
    uncover: ({ latitude, longitude }, footPixels) =>
      oursIfAny(() =>
        leaflet.panInside([latitude, longitude], {
          paddingTopLeft: [48, 72],
          paddingBottomRight: [48, footPixels],
          animate: !isCalm,
        }),
      ),
    fit: () => {
      // Out of sight it has no size, and keeps the one it comes back with.
      if (element.clientWidth > 0) oursIfAny(() => leaflet.invalidateSize({ animate: false }))
    },
    wasDragged: () => wasDragged,
    close,
  }
}

/** A map for a page that scrolls: nothing in it takes a finger or a wheel. */
export function openStillMap(element: HTMLElement, language: Language) {
  return drawLeaflet(element, language, {
    ...{ dragging: false, scrollWheelZoom: false, touchZoom: false, doubleClickZoom: false },
    ...{ boxZoom: false, keyboard: false },
  })
}

function drawLeaflet(element: HTMLElement, language: Language, options?: LeafletOptions) {
  const isCalm = isCalmWanted()
  const leaflet = drawMap(element, {
    zoomControl: false,
    minZoom: ZOOM.farthest,
    maxZoom: ZOOM.nearest,
    maxBounds: BASE_MAP_BOUNDS,
    maxBoundsViscosity: 1,
    ...{ zoomAnimation: !isCalm, fadeAnimation: !isCalm, inertia: !isCalm },
    ...options,
  })
  leaflet.attributionControl.setPrefix(false)
  let hasEnded = false
  const isClosed = () => hasEnded
  const liftGround = layGround(leaflet, language, isClosed)
  const close = () => {
    hasEnded = true
    liftGround()
    leaflet.remove()
  }
  return { leaflet, close }
}

function isCalmWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function goTo(leaflet: LeafletMap, view: FirstView, animate: boolean): void {
  if (view.kind === 'at') {
    const { latitude, longitude } = view.centre
    leaflet.setView([latitude, longitude], view.zoom, { animate })
    return
  }
  const corners = view.points.map(({ latitude, longitude }): [number, number] => [
    latitude,
    longitude,
  ])
  leaflet.fitBounds(corners, { maxZoom: view.maxZoom, padding: [48, 48], animate })
}

/** Without its ground a map still shows where everything lies to each other. */
function layGround(leaflet: LeafletMap, language: Language, isClosed: () => boolean): () => void {
  let lift = () => {}
  addBaseMap(leaflet, { language })
    .then((remove) => {
      lift = remove
    })
    .catch((cause) => {
      // It may come for a map that is gone.
      if (!isClosed()) logFault('The base map did not load', cause)
    })
  return () => lift()
}
