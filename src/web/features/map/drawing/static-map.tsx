import { circle, type Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '#domain/location/distance.ts'
import { useTranslation } from '../../../language.ts'
import { boundsAround, firstView } from '../first-view.ts'
import { isTopRated, type MapPlace } from '../map-place.ts'
import { MapBoundary } from './map-boundary.tsx'
import { Balloon } from './markers.tsx'
import { openStaticMap } from './open-map.ts'
import { showView } from './show-view.ts'

/** One place with its marker, or the range of home visits. */
export type MapContent = { place: MapPlace } | { centre: Point; rangeKm: number }

interface StaticMapProps {
  content: MapContent
  label: string
  /** Set to a function that zooms while the map is drawn. */
  zoom: RefObject<((step: 1 | -1) => void) | null>
  onBroken: (cause: unknown) => void
}

export function StaticMap(props: StaticMapProps) {
  return (
    <MapBoundary onBroken={props.onBroken}>
      <LeafletMapView {...props} />
    </MapBoundary>
  )
}

function LeafletMapView({ content, label, zoom, onBroken }: StaticMapProps) {
  const { language } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [, setMoves] = useState(0)
  useEffect(() => {
    if (!element.current) return
    try {
      const { leaflet: openedMap, close } = openStaticMap(element.current, {
        language,
        onBroken,
      })
      openedMap.on('moveend', () => setMoves((times) => times + 1))
      showView(openedMap, viewOf(content), false)
      drawRange(openedMap, content)
      zoom.current = (step) => openedMap.setZoom(openedMap.getZoom() + step)
      setMap(openedMap)
      return () => {
        zoom.current = null
        setMap(null)
        close()
      }
    } catch (cause) {
      onBroken(cause)
    }
  }, [language, content, zoom, onBroken])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={element} role="group" aria-label={label} className="absolute inset-0 isolate" />
      {map &&
        'place' in content &&
        createPortal(<Pin map={map} place={content.place} />, paneOf(map))}
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
        <Balloon isTop={isTopRated(place)} variant="selected">
          {place.markerText}
        </Balloon>
      </div>
    </div>
  )
}

function viewOf(content: MapContent) {
  if ('place' in content) return firstView(null, [content.place])
  return firstView(null, boundsAround(content.centre, content.rangeKm))
}

function drawRange(map: LeafletMap, content: MapContent): void {
  if ('place' in content) return
  const { centre, rangeKm } = content
  circle([centre.latitude, centre.longitude], {
    radius: rangeKm * 1000,
    className: 'map-range',
    interactive: false,
    weight: 2,
    fillOpacity: 0.1,
  }).addTo(map)
}

function paneOf(map: LeafletMap): HTMLElement {
  return map.getPanes().markerPane
}
