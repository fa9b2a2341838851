import { map as drawMap, type Map as LeafletMap, type MapOptions as LeafletOptions } from 'leaflet'
import type { Point } from '#domain/location/distance.ts'
import type { Language } from '#messages/language.ts'
import { addBaseMap, BASE_MAP_BOUNDS, type BaseMapLayer, type MarkerPosition } from '../base-map.ts'
import { type FirstView, ZOOM } from '../first-view.ts'
import { showView } from './show-view.ts'
import './map-drawing.css'

export interface OpenMap {
  readonly leaflet: LeafletMap
  /** Moves the map; does not call `onVisitorMoved`. */
  go: (view: FirstView, transition?: 'smoothly' | 'at once') => void
  /** Moves the map until a point is not covered by the bottom overlay. */
  uncover: (point: Point, footPixels: number) => void
  fit: () => void
  /** Writes streets under the markers, from `ZOOM.streets` on. */
  nameStreets: (markers: readonly MarkerPosition[]) => void
  /** Whether the current pointer press dragged the map. */
  wasDragged: () => boolean
  close: () => void
}

interface MapOptions {
  language: Language
  onVisitorMoved: (centre: Point) => void
  onMoved: () => void
  onBackgroundClick: () => void
  /** The base map failed to load. */
  onBroken: (cause: unknown) => void
}

/** Creates a Leaflet map with the base map. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const { leaflet, nameStreets, close } = drawLeaflet(element, options)
  const isMotionReduced = prefersReducedMotion()
  let isProgrammatic = false
  let wasDragged = false
  const moveProgrammatically = (move: () => void) => {
    isProgrammatic = true
    move()
  }
  // If the map does not move there is no `moveend` to reset the flag.
  const moveIfNeeded = (move: () => void) => {
    let isMoving = false
    const onMoveStart = () => {
      isMoving = true
    }
    leaflet.on('movestart move', onMoveStart)
    moveProgrammatically(move)
    leaflet.off('movestart move', onMoveStart)
    if (!isMoving) isProgrammatic = false
  }
  leaflet.on('moveend', () => {
    const { lat, lng } = leaflet.getCenter()
    if (!isProgrammatic) options.onVisitorMoved({ latitude: lat, longitude: lng })
    isProgrammatic = false
    options.onMoved()
  })
  element.addEventListener('pointerdown', () => {
    wasDragged = false
  })
  leaflet.on('drag', () => {
    wasDragged = true
    isProgrammatic = false
  })
  leaflet.on('click', ({ originalEvent: { target } }) => {
    if (target instanceof Element && !target.closest('button, a')) options.onBackgroundClick()
  })
  return {
    leaflet,
    go: (view, transition = 'at once') =>
      moveProgrammatically(() =>
        showView(leaflet, view, transition === 'smoothly' && !isMotionReduced),
      ),
    uncover: ({ latitude, longitude }, footPixels) =>
      moveIfNeeded(() =>
        leaflet.panInside([latitude, longitude], {
          paddingTopLeft: [48, 72],
          paddingBottomRight: [48, footPixels],
          animate: !isMotionReduced,
        }),
      ),
    fit: () => {
      // A hidden map has no size.
      if (element.clientWidth > 0) moveIfNeeded(() => leaflet.invalidateSize({ animate: false }))
    },
    nameStreets,
    wasDragged: () => wasDragged,
    close,
  }
}

/** Creates a map without dragging and wheel zoom, for a scrolling page. */
export function openStaticMap(element: HTMLElement, options: BaseMapDrawOptions) {
  return drawLeaflet(element, options, {
    dragging: false,
    scrollWheelZoom: false,
    touchZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    keyboard: false,
  })
}

/** Creates a map on which a pin is moved: it pans, but on touch screens a swipe scrolls the page. */
export function openPinMap(element: HTMLElement, options: BaseMapDrawOptions) {
  return drawLeaflet(element, options, {
    dragging: !matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    keyboard: false,
  })
}

function drawLeaflet(element: HTMLElement, baseMap: BaseMapDrawOptions, options?: LeafletOptions) {
  const isMotionReduced = prefersReducedMotion()
  const leaflet = drawMap(element, {
    zoomControl: false,
    minZoom: ZOOM.farthest,
    maxZoom: ZOOM.nearest,
    maxBounds: BASE_MAP_BOUNDS,
    maxBoundsViscosity: 1,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
    ...options,
  })
  leaflet.attributionControl.setPrefix(false)
  let hasEnded = false
  const isClosed = () => hasEnded
  const layer = startBaseMap(leaflet, baseMap, isClosed)
  const close = () => {
    hasEnded = true
    layer.remove()
    leaflet.remove()
  }
  return { leaflet, nameStreets: layer.nameStreets, close }
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

type BaseMapDrawOptions = Pick<MapOptions, 'language' | 'onBroken'>

/** Loads the base map; a failure breaks the map, which can be retried (row MAP-02). */
function startBaseMap(
  leaflet: LeafletMap,
  { language, onBroken }: BaseMapDrawOptions,
  isClosed: () => boolean,
): BaseMapLayer {
  let layer: BaseMapLayer | null = null
  let markers: readonly MarkerPosition[] = []
  addBaseMap(leaflet, { language })
    .then((baseMap) => {
      layer = baseMap
      if (markers.length > 0) layer.nameStreets(markers)
    })
    .catch((cause) => {
      // The map may be closed by now.
      if (!isClosed()) onBroken(cause)
    })
  return {
    nameStreets: (next) => {
      markers = next
      layer?.nameStreets(next)
    },
    remove: () => layer?.remove(),
  }
}
