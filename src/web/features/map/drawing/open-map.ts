import { map as drawMap, type Map as LeafletMap, type MapOptions as LeafletOptions } from 'leaflet'
import type { Point } from '#domain/location/distance.ts'
import type { Language } from '#messages/language.ts'
import { addBaseMap, BASE_MAP_BOUNDS, type BaseMapLayer, type MarkerPosition } from '../base-map.ts'
import { type FirstView, ZOOM } from '../first-view.ts'
import { showView } from './show-view.ts'
import './map-drawing.css'

export interface OpenMap {
  readonly leaflet: LeafletMap
  /** What the map does by itself is no move of the visitor's. */
  go: (view: FirstView, transition?: 'smoothly' | 'at once') => void
  /** Moves just so far that a point is clear of what lies over the foot of the map. */
  uncover: (point: Point, footPixels: number) => void
  fit: () => void
  /** The markers whose streets are written under them where one is near enough. */
  nameStreets: (markers: readonly MarkerPosition[]) => void
  /** Whether the press that is ending moved the map. */
  wasDragged: () => boolean
  close: () => void
}

interface MapOptions {
  language: Language
  onVisitorMoved: (centre: Point) => void
  onMoved: () => void
  onBackgroundClick: () => void
  /** The ground under the markers did not come. */
  onBroken: (cause: unknown) => void
}

/** A Leaflet map in an element, with the ground under it. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const { leaflet, nameStreets, close } = drawLeaflet(element, options)
  const isMotionReduced = prefersReducedMotion()
  let isProgrammatic = false
  let wasDragged = false
  const moveProgrammatically = (move: () => void) => {
    isProgrammatic = true
    move()
  }
  // It may be in place already, and then no end of a move comes to take the mark away.
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
      // Out of sight it has no size, and keeps the one it comes back with.
      if (element.clientWidth > 0) moveIfNeeded(() => leaflet.invalidateSize({ animate: false }))
    },
    nameStreets,
    wasDragged: () => wasDragged,
    close,
  }
}

/** A map for a page that scrolls: nothing in it takes a finger or a wheel. */
export function openStaticMap(element: HTMLElement, options: BaseMapDrawOptions) {
  return drawLeaflet(element, options, {
    ...{ dragging: false, scrollWheelZoom: false, touchZoom: false, doubleClickZoom: false },
    ...{ boxZoom: false, keyboard: false },
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
    ...{
      zoomAnimation: !isMotionReduced,
      fadeAnimation: !isMotionReduced,
      inertia: !isMotionReduced,
    },
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

/** Markers on nothing are no map: without its ground it is broken, and can be tried again (row MAP-02). */
function startBaseMap(
  leaflet: LeafletMap,
  { language, onBroken }: BaseMapDrawOptions,
  isClosed: () => boolean,
): BaseMapLayer {
  let layer: BaseMapLayer | null = null
  const markers: readonly MarkerPosition[] = []
  addBaseMap(leaflet, { language })
    .then((baseMap) => {
      layer = baseMap
      if (markers.length > 0) layer.nameStreets(markers)
    })
    .catch((cause) => {
      // It may come for a map that is gone.
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
