import { circle, type Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '#domain/location/distance.ts'
import { useTranslation } from '../../../language.ts'
import { cornersAround, firstView } from '../first-view.ts'
import { isTopRated, type MapPlace } from '../map-place.ts'
import { goTo } from './go-to.ts'
import { MapBoundary } from './map-boundary.tsx'
import { Balloon } from './markers.tsx'
import { openStillMap } from './open-map.ts'

/** One place with its marker, or how far somebody comes from it. */
export type Shown = { place: MapPlace } | { centre: Point; rangeKm: number }

interface StillViewProps {
  shown: Shown
  label: string
  /** Zooms in and out while it is drawn. */
  zoom: RefObject<((step: 1 | -1) => void) | null>
  onBroken: (cause: unknown) => void
}

export function StaticMap(props: StillViewProps) {
  return (
    <MapBoundary onBroken={props.onBroken}>
      <DrawnMap {...props} />
    </MapBoundary>
  )
}

function DrawnMap({ shown, label, zoom, onBroken }: StillViewProps) {
  const { language } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [, setMoves] = useState(0)
  useEffect(() => {
    if (!element.current) return
    try {
      const { leaflet: opened, close } = openStillMap(element.current, {
        language,
        onBroken,
      })
      opened.on('moveend', () => setMoves((times) => times + 1))
      goTo(opened, viewOf(shown), false)
      drawRange(opened, shown)
      zoom.current = (step) => opened.setZoom(opened.getZoom() + step)
      setMap(opened)
      return () => {
        zoom.current = null
        setMap(null)
        close()
      }
    } catch (cause) {
      onBroken(cause)
    }
  }, [language, shown, zoom, onBroken])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={element} role="group" aria-label={label} className="absolute inset-0 isolate" />
      {map && 'place' in shown && createPortal(<Pin map={map} place={shown.place} />, paneOf(map))}
    </>
  )
}

function Pin({ map, place }: { map: LeafletMap; place: MapPlace }) {
  const { x, y } = map.latLngToLayerPoint([place.latitude, place.longitude])
  return (
    <div
      className="leaflet-zoom-hide absolute top-0 left-0"
      style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
    >
      <div className="grid -translate-x-1/2 -translate-y-[calc(100%+8px)]">
        <Balloon isTop={isTopRated(place)} look="chosen">
          {place.shown}
        </Balloon>
      </div>
    </div>
  )
}

function viewOf(shown: Shown) {
  if ('place' in shown) return firstView(null, [shown.place])
  return firstView(null, cornersAround(shown.centre, shown.rangeKm))
}

function drawRange(map: LeafletMap, shown: Shown): void {
  if ('place' in shown) return
  const { centre, rangeKm } = shown
  circle([centre.latitude, centre.longitude], {
    radius: rangeKm * 1000,
    className: 'map-range',
    interactive: false,
    ...{ weight: 2, fillOpacity: 0.1 },
  }).addTo(map)
}

function paneOf(map: LeafletMap): HTMLElement {
  return map.getPanes().markerPane
}
