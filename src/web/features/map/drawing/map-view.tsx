import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '#domain/location/distance.ts'
import { useTranslation } from '../../../language.ts'
import type { MarkerPosition } from '../base-map.ts'
import { firstView, ZOOM } from '../first-view.ts'
import type { MapPlace } from '../map-place.ts'
import { clearSelection, selectOnMap, useMapSelection } from '../map-selection.ts'
import { focusMarker } from './focus-marker.ts'
import { MapBoundary } from './map-boundary.tsx'
import { MapFooter } from './map-footer.tsx'
import { groupPlaces, type MarkerGroup } from './marker-groups.ts'
import { Markers } from './markers.tsx'
import { type OpenMap, openMap } from './open-map.ts'

/** The map's methods for the panel. */
export interface MapHandle {
  zoom: (step: 1 | -1) => void
  fit: () => void
  focus: () => void
}

export interface MapViewProps {
  places: readonly MapPlace[]
  /** The place of the search. */
  location: Point
  /** Identifies the search. */
  searchKey: string
  handle: RefObject<MapHandle | null>
  onVisitorMoved: (centre: Point) => void
  /** The card of the selected salon. */
  card: (id: string) => ReactNode
  /** Says how many of the results are on the map. */
  note: ReactNode
  onBroken: (cause: unknown) => void
}

// The height of the card at the bottom of the map.
const cardPixels = 190
const SAME_PLACE_METRES = 25

/** The map with its markers. It is recreated when the language changes. */
export function MapView(props: MapViewProps) {
  const { language } = useTranslation()
  return (
    <MapBoundary onBroken={props.onBroken}>
      <LeafletMapView key={language} {...props} />
    </MapBoundary>
  )
}

function LeafletMapView(props: MapViewProps) {
  const { places, location, searchKey } = props
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const [samePlace, setSamePlace] = useState<readonly MapPlace[]>([])
  const closeCard = () => {
    setSamePlace([])
    clearSelection()
  }
  const { map, moves } = useOpenMap(element, props, closeCard)
  const selectedId = useMapSelection((selection) => selection.selectedId)
  useShowResults(map, { places, location, searchKey })
  useShowSelected(map, places)
  const groupsAt = useMemo(() => groupPlaces(places, selectedId), [places, selectedId])
  const groups = useMemo(
    () => (map && moves > 0 ? visibleGroups(map, groupsAt(map.leaflet.getZoom())) : []),
    [map, groupsAt, moves],
  )
  useStreetNames(map, groupsAt, moves)
  const focusAfterRender = useFocusAfterOpening(element, groups)
  if (!map) return <MapElement element={element} label={t('search.map.keys')} />

  const choose = (place: MapPlace) => {
    selectOnMap(place.id)
    map.uncover(place, cardPixels)
  }
  const open = ({ splitZoom, places: members, ...centre }: MarkerGroup) => {
    if (splitZoom === null) {
      clearSelection()
      return setSamePlace(members)
    }
    focusAfterRender(members[0]?.id)
    map.go({ kind: 'at', centre, zoom: splitZoom }, 'smoothly')
  }
  // A drag that starts on a marker ends with a click on it.
  const ignoreDrag = (act: () => void) => (event: MouseEvent) => {
    if (event.detail === 0 || !map.wasDragged()) act()
  }
  return (
    <>
      <MapElement element={element} label={t('search.map.keys')} />
      {createPortal(
        <Markers
          groups={groups}
          pixelsOf={({ latitude, longitude }) =>
            map.leaflet.latLngToLayerPoint([latitude, longitude])
          }
          onChoose={(place) => ignoreDrag(() => choose(place))}
          onOpen={(group) => ignoreDrag(() => open(group))}
        />,
        map.leaflet.getPanes().markerPane,
      )}
      <MapFooter
        map={element}
        card={props.card}
        note={props.note}
        samePlace={samePlace}
        onClose={closeCard}
      />
    </>
  )
}

function MapElement({
  element,
  label,
}: {
  element: RefObject<HTMLDivElement | null>
  label: string
}) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  return <div ref={element} role="group" aria-label={label} className="absolute inset-0 isolate" />
}

function useOpenMap(
  element: RefObject<HTMLDivElement | null>,
  props: MapViewProps,
  onBackgroundClick: () => void,
) {
  const { language } = useTranslation()
  const [map, setMap] = useState<OpenMap | null>(null)
  const [moves, setMoves] = useState(0)
  const latest = useLatest({ ...props, onBackgroundClick })
  useEffect(() => {
    if (!element.current) return
    try {
      const openedMap = openMap(element.current, {
        language,
        onVisitorMoved: (centre) => latest.current.onVisitorMoved(centre),
        onMoved: () => setMoves((times) => times + 1),
        onBackgroundClick: () => latest.current.onBackgroundClick(),
        onBroken: (cause) => latest.current.onBroken(cause),
      })
      const { handle } = latest.current
      handle.current = {
        zoom: (step) => openedMap.leaflet.setZoom(openedMap.leaflet.getZoom() + step),
        fit: openedMap.fit,
        focus: () => openedMap.leaflet.getContainer().focus({ preventScroll: true }),
      }
      setMap(openedMap)
      return () => {
        handle.current = null
        setMap(null)
        setMoves(0)
        openedMap.close()
      }
    } catch (cause) {
      latest.current.onBroken(cause)
    }
  }, [element, language, latest])
  return { map, moves }
}

type ResultsView = Pick<MapViewProps, 'places' | 'location' | 'searchKey'>

/**
 * Moves the map to a new location, unless the visitor moved it there to search. For a new search of the same location it
 * fits all results if most of them are outside the view (row MAP-03).
 */
function useShowResults(map: OpenMap | null, { places, location, searchKey }: ResultsView): void {
  const latestPlaces = useLatest(places)
  const shownLocation = useRef<{ map: OpenMap; coordinates: string }>(undefined)
  const { latitude, longitude } = location
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another result to show
  useEffect(() => {
    if (!map) return
    const coordinates = `${latitude} ${longitude}`
    const previous = shownLocation.current
    shownLocation.current = { map, coordinates }
    const fitResults = () => map.go(firstView(null, latestPlaces.current))
    const isOpen = previous?.map === map
    if (isOpen && previous.coordinates === coordinates) {
      if (isMostlyOutside(map, latestPlaces.current)) fitResults()
      return
    }
    if (isOpen && map.leaflet.getCenter().distanceTo([latitude, longitude]) < SAME_PLACE_METRES)
      return
    map.go(firstView({ latitude, longitude }, latestPlaces.current))
    if (latestPlaces.current.length > 0 && countVisible(map, latestPlaces.current) === 0)
      fitResults()
  }, [map, latitude, longitude, searchKey, latestPlaces])
}

function isMostlyOutside(map: OpenMap, points: readonly Point[]): boolean {
  return countVisible(map, points) * 2 < points.length
}

function countVisible({ leaflet }: OpenMap, points: readonly Point[]): number {
  const bounds = leaflet.getBounds()
  return points.filter(({ latitude, longitude }) => bounds.contains([latitude, longitude])).length
}

/** Moves the map to a salon selected in the list, at street zoom (row SEARCH-05). */
function useShowSelected(map: OpenMap | null, places: readonly MapPlace[]): void {
  const { selectedId, listSelections } = useMapSelection((selection) => selection)
  const handledSelections = useRef(0)
  const place = places.find(({ id }) => id === selectedId)
  useEffect(() => {
    if (!map || !place || handledSelections.current === listSelections) return
    const transition = handledSelections.current === 0 ? 'at once' : 'smoothly'
    handledSelections.current = listSelections
    map.go({ kind: 'at', centre: place, zoom: ZOOM.provider }, transition)
  }, [map, place, listSelections])
}

/** Writes the streets of salons from `ZOOM.streets` on; the bundled map has no streets. */
function useStreetNames(
  map: OpenMap | null,
  groupsAt: (zoom: number) => MarkerGroup[],
  moves: number,
): void {
  const zoom = map && moves > 0 ? map.leaflet.getZoom() : 0
  useEffect(() => {
    if (!map || zoom < ZOOM.streets) return
    map.nameStreets(groupsAt(zoom).map(markerPositionOf))
  }, [map, groupsAt, zoom])
}

function markerPositionOf({
  latitude,
  longitude,
  places: [first, ...others],
}: MarkerGroup): MarkerPosition {
  return { latitude, longitude, street: others.length === 0 ? first?.street : undefined }
}

/** Opening a group removes its marker; moves the focus to the marker of its first salon. */
function useFocusAfterOpening(
  element: RefObject<HTMLDivElement | null>,
  groups: readonly MarkerGroup[],
): (id: string | undefined) => void {
  const pendingId = useRef<string>(undefined)
  useEffect(() => {
    const id = pendingId.current
    const matchingGroup = groups.find(({ places }) => places.some((place) => place.id === id))
    if (!matchingGroup?.places[0]) return
    pendingId.current = undefined
    focusMarker(element.current, matchingGroup.places[0].id)
  }, [element, groups])
  return (id) => {
    pendingId.current = id
  }
}

function visibleGroups({ leaflet }: OpenMap, groups: readonly MarkerGroup[]): MarkerGroup[] {
  const bounds = leaflet.getBounds()
  return groups.filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]))
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
