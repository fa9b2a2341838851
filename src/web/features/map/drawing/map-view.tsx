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
import type { Marked } from '../base-map.ts'
import { firstView, ZOOM } from '../first-view.ts'
import { chooseNothing, chooseOnMap, useMapChoice } from '../map-choice.ts'
import type { MapPlace } from '../map-place.ts'
import { focusMarker } from './focus-marker.ts'
import { type Group, groupPlaces } from './groups.ts'
import { MapBoundary } from './map-boundary.tsx'
import { MapFoot } from './map-foot.tsx'
import { Markers } from './markers.tsx'
import { type OpenMap, openMap } from './open-map.ts'

/** What the panel does with a drawn map. */
export interface MapHandle {
  zoom: (step: 1 | -1) => void
  fit: () => void
  focus: () => void
}

export interface MapViewProps {
  places: readonly MapPlace[]
  /** Where one searches. */
  location: Point
  /** What was searched there. */
  searched: string
  handle: RefObject<MapHandle | null>
  onVisitorMoved: (centre: Point) => void
  /** The card of the chosen one. */
  card: (id: string) => ReactNode
  /** How many of how many are on the map. */
  note: ReactNode
  onBroken: (cause: unknown) => void
}

// What the chosen one's card takes of the map's foot.
const cardPixels = 190
const sameSpotMetres = 25

/** The drawn map with its markers. The ground has names in one language: another language, another map. */
export function MapView(props: MapViewProps) {
  const { language } = useTranslation()
  return (
    <MapBoundary onBroken={props.onBroken}>
      <DrawnMap key={language} {...props} />
    </MapBoundary>
  )
}

function DrawnMap(props: MapViewProps) {
  const { places, location, searched } = props
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const [sameSpot, setSameSpot] = useState<readonly MapPlace[]>([])
  const leaveCard = () => {
    setSameSpot([])
    chooseNothing()
  }
  const { map, moves } = useOpenMap(element, props, leaveCard)
  const chosen = useMapChoice((choice) => choice.chosen)
  useFoundInView(map, { places, location, searched })
  useWayToChosen(map, places)
  const groupsAt = useMemo(() => groupPlaces(places, chosen), [places, chosen])
  const groups = useMemo(
    () => (map && moves > 0 ? inSight(map, groupsAt(map.leaflet.getZoom())) : []),
    [map, groupsAt, moves],
  )
  useStreets(map, groupsAt, moves)
  const focusSoon = useFocusAfterOpening(element, groups)
  if (!map) return <Ground element={element} label={t('search.map.keys')} />

  const choose = (place: MapPlace) => {
    chooseOnMap(place.id)
    map.uncover(place, cardPixels)
  }
  const open = ({ opensAt, places: members, ...centre }: Group) => {
    if (opensAt === null) {
      chooseNothing()
      return setSameSpot(members)
    }
    focusSoon(members[0]?.id)
    map.go({ kind: 'at', centre, zoom: opensAt }, 'smoothly')
  }
  // A drag that began on a marker ends with a press on it, which was not meant.
  const unlessDragged = (act: () => void) => (event: MouseEvent) => {
    if (event.detail === 0 || !map.wasDragged()) act()
  }
  return (
    <>
      <Ground element={element} label={t('search.map.keys')} />
      {createPortal(
        <Markers
          groups={groups}
          pixelsOf={({ latitude, longitude }) =>
            map.leaflet.latLngToLayerPoint([latitude, longitude])
          }
          onChoose={(place) => unlessDragged(() => choose(place))}
          onOpen={(group) => unlessDragged(() => open(group))}
        />,
        map.leaflet.getPanes().markerPane,
      )}
      <MapFoot
        map={element}
        card={props.card}
        note={props.note}
        sameSpot={sameSpot}
        onLeave={leaveCard}
      />
    </>
  )
}

function Ground({ element, label }: { element: RefObject<HTMLDivElement | null>; label: string }) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  return <div ref={element} role="group" aria-label={label} className="absolute inset-0 isolate" />
}

function useOpenMap(
  element: RefObject<HTMLDivElement | null>,
  props: MapViewProps,
  onPressedBeside: () => void,
) {
  const { language } = useTranslation()
  const [map, setMap] = useState<OpenMap | null>(null)
  const [moves, setMoves] = useState(0)
  const latest = useLatest({ ...props, onPressedBeside })
  useEffect(() => {
    if (!element.current) return
    try {
      const opened = openMap(element.current, {
        language,
        onVisitorMoved: (centre) => latest.current.onVisitorMoved(centre),
        onMoved: () => setMoves((times) => times + 1),
        onPressedBeside: () => latest.current.onPressedBeside(),
        onBroken: (cause) => latest.current.onBroken(cause),
      })
      const { handle } = latest.current
      handle.current = {
        zoom: (step) => opened.leaflet.setZoom(opened.leaflet.getZoom() + step),
        fit: opened.fit,
        focus: () => opened.leaflet.getContainer().focus({ preventScroll: true }),
      }
      setMap(opened)
      return () => {
        handle.current = null
        setMap(null)
        setMoves(0)
        opened.close()
      }
    } catch (cause) {
      latest.current.onBroken(cause)
    }
  }, [element, language, latest])
  return { map, moves }
}

type Found = Pick<MapViewProps, 'places' | 'location' | 'searched'>

/**
 * Another location is another view; where the visitor moved the map to search there, it stays. Another search of the same
 * location shows what it found: where most of it is out of sight, the map fits all of it (row MAP-03).
 */
function useFoundInView(map: OpenMap | null, { places, location, searched }: Found): void {
  const found = useLatest(places)
  const shown = useRef<{ map: OpenMap; at: string }>(undefined)
  const { latitude, longitude } = location
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another result to show
  useEffect(() => {
    if (!map) return
    const at = `${latitude} ${longitude}`
    const before = shown.current
    shown.current = { map, at }
    const fitFound = () => map.go(firstView(null, found.current))
    const isOpen = before?.map === map
    if (isOpen && before.at === at) {
      if (isMostlyOutOfSight(map, found.current)) fitFound()
      return
    }
    if (isOpen && map.leaflet.getCenter().distanceTo([latitude, longitude]) < sameSpotMetres) return
    map.go(firstView({ latitude, longitude }, found.current))
    if (found.current.length > 0 && countInSight(map, found.current) === 0) fitFound()
  }, [map, latitude, longitude, searched, found])
}

function isMostlyOutOfSight(map: OpenMap, points: readonly Point[]): boolean {
  return countInSight(map, points) * 2 < points.length
}

function countInSight({ leaflet }: OpenMap, points: readonly Point[]): number {
  const sight = leaflet.getBounds()
  return points.filter(({ latitude, longitude }) => sight.contains([latitude, longitude])).length
}

/** What is chosen in the list comes to the middle, near enough to see its street (row SEARCH-05). */
function useWayToChosen(map: OpenMap | null, places: readonly MapPlace[]): void {
  const { chosen, visits } = useMapChoice((choice) => choice)
  const gone = useRef(0)
  const place = places.find(({ id }) => id === chosen)
  useEffect(() => {
    if (!map || !place || gone.current === visits) return
    const how = gone.current === 0 ? 'at once' : 'smoothly'
    gone.current = visits
    map.go({ kind: 'at', centre: place, zoom: ZOOM.salon }, how)
  }, [map, place, visits])
}

/** So near that a street tells where one is: the bundled ground knows none. */
function useStreets(map: OpenMap | null, groupsAt: (zoom: number) => Group[], moves: number): void {
  const zoom = map && moves > 0 ? map.leaflet.getZoom() : 0
  useEffect(() => {
    if (!map || zoom < ZOOM.streets) return
    map.nameStreets(groupsAt(zoom).map(markedOf))
  }, [map, groupsAt, zoom])
}

function markedOf({ latitude, longitude, places: [first, ...others] }: Group): Marked {
  return { latitude, longitude, street: others.length === 0 ? first?.street : undefined }
}

/** A group that is opened leaves the page: the focus goes to its first salon, or what holds it. */
function useFocusAfterOpening(
  element: RefObject<HTMLDivElement | null>,
  groups: readonly Group[],
): (id: string | undefined) => void {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const id = awaited.current
    const holding = groups.find(({ places }) => places.some((place) => place.id === id))
    if (!holding?.places[0]) return
    awaited.current = undefined
    focusMarker(element.current, holding.places[0].id)
  }, [element, groups])
  return (id) => {
    awaited.current = id
  }
}

function inSight({ leaflet }: OpenMap, groups: readonly Group[]): Group[] {
  const sight = leaflet.getBounds()
  return groups.filter(({ latitude, longitude }) => sight.contains([latitude, longitude]))
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
