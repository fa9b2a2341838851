import Search from 'lucide-react/icons/search'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Point } from '#domain/location/distance.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MapHandle } from './drawing/map-view.tsx'
import type { MapPlace } from './map-place.ts'
import { MapStatus, ZoomButtons } from './map-status.tsx'
import { useMapLoading } from './use-map-loading.ts'

interface MapPanelProps {
  places: readonly MapPlace[]
  /** The place of the search. */
  location: Point
  /** Identifies the search; when it changes the map shows the new results. */
  searchKey: string
  /** Whether the map is visible; null until known. */
  isShown: boolean | null
  onSearchHere: (centre: Point) => void
  /** Button back to the list, where the map replaces it. */
  back: ReactNode
  /** The same button for the error state. */
  backFromError: ReactNode
  /** The card of the selected salon. */
  card: (id: string) => ReactNode
  /** Says how many of the results are on the map. */
  note: ReactNode
  /** A stable function. */
  onLoaded: () => void
  className: string
}

const importDrawing = () => import('./drawing/map-view.tsx')

/** The map next to the list or instead of it: loading, loaded, or an error with a retry (row MAP-02). */
export function MapPanel(props: MapPanelProps) {
  const { location, onLoaded } = props
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const handle = useRef<MapHandle>(null)
  const fit = useCallback(() => handle.current?.fit(), [])
  const { phase, drawing, retry, onDrawError } = useMapLoading({
    importDrawing,
    container: panel,
    isShown: props.isShown,
    resize: fit,
    onLoaded,
  })
  useFit(panel, fit)
  const [movedCentre, setMovedCentre] = useMovedCentre(location)
  const endId = useId()
  return (
    <section
      ref={panel}
      aria-label={t('search.map.title')}
      className={classes('isolate overflow-hidden bg-map-land', props.className)}
    >
      <a href={`#${endId}`} className={skipLinkClasses}>
        {t('search.map.skip')}
      </a>
      <div className={overlayClasses}>
        {props.back}
        {drawing && movedCentre && (
          <Button
            size="sm"
            className="shadow-pop"
            onClick={() => {
              // The button disappears; the map takes its focus.
              handle.current?.focus()
              setMovedCentre(null)
              props.onSearchHere(movedCentre)
            }}
          >
            <Icon of={Search} size="sm" />
            {t('search.map.searchHere')}
          </Button>
        )}
        {drawing && <ZoomButtons onZoom={(step) => handle.current?.zoom(step)} />}
      </div>
      {drawing && (
        <drawing.MapView
          places={props.places}
          location={location}
          searchKey={props.searchKey}
          handle={handle}
          onVisitorMoved={setMovedCentre}
          card={props.card}
          note={props.note}
          onBroken={onDrawError}
        />
      )}
      <MapStatus phase={phase} onRetry={retry} back={props.backFromError} />
      <span id={endId} tabIndex={-1} />
    </section>
  )
}

const skipLinkClasses =
  'absolute top-2 left-2 z-30 -translate-y-20 rounded-full bg-surface px-5 py-3 font-strong focus-visible:translate-y-0 focus-visible:shadow-pop'
const overlayClasses =
  'pointer-events-none absolute inset-x-4 top-4 z-20 flex items-start gap-2 *:pointer-events-auto'

/** The centre to which the visitor moved the map; null again once another location is searched. */
function useMovedCentre(location: Point) {
  const [centre, setCentre] = useState<Point | null>(null)
  const [searched, setSearched] = useState(location)
  if (!isSamePoint(searched, location)) {
    setSearched(location)
    setCentre(null)
  }
  return [centre, setCentre] as const
}

function isSamePoint(first: Point, second: Point): boolean {
  return first.latitude === second.latitude && first.longitude === second.longitude
}

const RESIZE_DELAY_MS = 150

/** Fits the map to its panel after a resize has ended. */
function useFit(panel: RefObject<HTMLElement | null>, fit: () => void): void {
  useEffect(() => {
    if (!panel.current) return
    let timer: ReturnType<typeof setTimeout>
    const watcher = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(fit, RESIZE_DELAY_MS)
    })
    watcher.observe(panel.current)
    return () => {
      watcher.disconnect()
      clearTimeout(timer)
    }
  }, [panel, fit])
}
