import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from '#domain/location/distance.ts'
import { useTranslation } from '../../../language.ts'
import { ZOOM } from '../first-view.ts'
import { MapBoundary } from './map-boundary.tsx'
import { openPinMap } from './open-map.ts'

export interface PinMapProps {
  point: Point
  onMove: (point: Point) => void
  /** The accessible names of the map and of the pin. */
  labels: { map: string; pin: string }
  /** Set to a function that zooms while the map is drawn. */
  zoom: RefObject<((step: 1 | -1) => void) | null>
  onBroken: (cause: unknown) => void
}

/** A map with one pin, which is moved by dragging it, by a press on the map, or by arrow keys. */
export function PinMap(props: PinMapProps) {
  return (
    <MapBoundary onBroken={props.onBroken}>
      <PinOnMap {...props} />
    </MapBoundary>
  )
}

function PinOnMap({ point, onMove, labels, zoom, onBroken }: PinMapProps) {
  const { language } = useTranslation()
  const { latitude, longitude } = point
  const element = useRef<HTMLDivElement>(null)
  const pin = useRef<Marker>(null)
  const map = useRef<LeafletMap>(null)
  const move = useEffectEvent(onMove)
  const start = useEffectEvent(() => point)
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    if (!element.current) return
    try {
      const { leaflet, close } = openPinMap(element.current, { language, onBroken: broken })
      const { latitude: lat, longitude: lng } = start()
      leaflet.setView([lat, lng], ZOOM.provider)
      map.current = leaflet
      pin.current = addPin(leaflet, { lat, lng }, labels.pin, move)
      zoom.current = (step) => leaflet.setZoom(leaflet.getZoom() + step)
      return () => {
        zoom.current = null
        pin.current = null
        map.current = null
        close()
      }
    } catch (cause) {
      broken(cause)
    }
  }, [language, labels.pin, zoom])
  useEffect(() => {
    pin.current?.setLatLng([latitude, longitude])
    // A point from elsewhere, such as of an address that was chosen.
    if (map.current?.getBounds().contains([latitude, longitude]) === false)
      map.current.setView([latitude, longitude], undefined, { animate: false })
  }, [latitude, longitude])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={element} role="group" aria-label={labels.map} className="absolute inset-0 isolate" />
  )
}

interface Position {
  lat: number
  lng: number
}

function addPin(
  leaflet: LeafletMap,
  at: Position,
  label: string,
  onMove: (point: Point) => void,
): Marker {
  const icon = divIcon({ html: drawPin(), className: '', iconSize: [36, 36], iconAnchor: [18, 43] })
  const pin = marker(at, { icon, draggable: true, autoPan: true }).addTo(leaflet)
  const moveTo = ({ lat, lng }: Position) => {
    pin.setLatLng([lat, lng])
    leaflet.panInside([lat, lng], { padding: [48, 56], animate: false })
    onMove({ latitude: rounded(lat), longitude: rounded(lng) })
  }
  pin.on('dragend', () => moveTo(pin.getLatLng()))
  leaflet.on('click', ({ latlng }) => moveTo(latlng))
  const button = pin.getElement()
  button?.setAttribute('aria-label', label)
  button?.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const [right, down] = direction
    const pixels = event.shiftKey ? 1 : 10
    const { x, y } = leaflet.latLngToContainerPoint(pin.getLatLng())
    moveTo(leaflet.containerPointToLatLng([x + right * pixels, y + down * pixels]))
  })
  return pin
}

const DIRECTIONS: { readonly [key: string]: readonly [right: number, down: number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

// A drop that points at the place.
function drawPin(): HTMLElement {
  const drop = document.createElement('div')
  drop.className =
    'size-9 rotate-45 rounded-full rounded-br-none border-4 border-on-accent bg-accent shadow-pop'
  return drop
}

// Five decimals are a metre.
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
