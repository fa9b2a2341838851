import { map as drawMap, type Map as LeafletMap, type MapOptions as LeafletOptions } from 'leaflet'
import type { Point } from '#domain/location/distance.ts'
import type { Language } from '#messages/language.ts'
import { addBaseMap, BASE_MAP_BOUNDS, type LaidGround, type Marked } from '../base-map.ts'
import { type FirstView, ZOOM } from '../first-view.ts'
import { goTo } from './go-to.ts'
import './map-drawing.css'

export interface OpenMap {
  readonly leaflet: LeafletMap
  /** What the map does by itself is no move of the visitor's. */
  go: (view: FirstView, how?: 'smoothly' | 'at once') => void
  /** Moves just so far that a point is clear of what lies over the foot of the map. */
  uncover: (point: Point, footPixels: number) => void
  fit: () => void
  /** The markers whose streets are written under them where one is near enough. */
  nameStreets: (marked: readonly Marked[]) => void
  /** Whether the press that is ending moved the map. */
  wasDragged: () => boolean
  close: () => void
}

interface MapOptions {
  language: Language
  onVisitorMoved: (centre: Point) => void
  onMoved: () => void
  onPressedBeside: () => void
  /** The ground under the markers did not come. */
  onBroken: (cause: unknown) => void
}

/** A Leaflet map in an element, with the ground under it. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const { leaflet, nameStreets, close } = drawLeaflet(element, options)
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
    nameStreets,
    wasDragged: () => wasDragged,
    close,
  }
}

/** A map for a page that scrolls: nothing in it takes a finger or a wheel. */
export function openStillMap(element: HTMLElement, options: GroundOptions) {
  return drawLeaflet(element, options, {
    ...{ dragging: false, scrollWheelZoom: false, touchZoom: false, doubleClickZoom: false },
    ...{ boxZoom: false, keyboard: false },
  })
}

function drawLeaflet(element: HTMLElement, ground: GroundOptions, options?: LeafletOptions) {
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
  const laid = layGround(leaflet, ground, isClosed)
  const close = () => {
    hasEnded = true
    laid.remove()
    leaflet.remove()
  }
  return { leaflet, nameStreets: laid.nameStreets, close }
}

function isCalmWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

type GroundOptions = Pick<MapOptions, 'language' | 'onBroken'>

/** Markers on nothing are no map: without its ground it is broken, and can be tried again (row MAP-02). */
function layGround(
  leaflet: LeafletMap,
  { language, onBroken }: GroundOptions,
  isClosed: () => boolean,
): LaidGround {
  let laid: LaidGround | null = null
  let named: readonly Marked[] = []
  addBaseMap(leaflet, { language })
    .then((ground) => {
      laid = ground
      if (named.length > 0) laid.nameStreets(named)
    })
    .catch((cause) => {
      // It may come for a map that is gone.
      if (!isClosed()) onBroken(cause)
    })
  return {
    nameStreets: (marked) => {
      named = marked
      laid?.nameStreets(marked)
    },
    remove: () => laid?.remove(),
  }
}
