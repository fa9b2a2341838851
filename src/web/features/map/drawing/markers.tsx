import type { MouseEvent } from 'react'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { isTopRated, type MapPlace } from '../map-place.ts'
import { highlight, highlightHandlers, useMapSelection } from '../map-selection.ts'
import type { MarkerGroup } from './marker-groups.ts'

type ClickHandler = (event: MouseEvent) => void

interface MarkersProps {
  groups: readonly MarkerGroup[]
  /** Pixel position of a group in the pane. */
  pixelsOf: (point: MarkerGroup) => { x: number; y: number }
  onChoose: (place: MapPlace) => ClickHandler
  onOpen: (group: MarkerGroup) => ClickHandler
}

/** The markers in list order, which is also the tab order. */
export function Markers({ groups, pixelsOf, onChoose, onOpen }: MarkersProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('search.map.salons')} className="leaflet-zoom-hide">
      {groups.map((group) => {
        const { x, y } = pixelsOf(group)
        const [first, ...others] = group.places
        return (
          <li
            key={group.key}
            className="absolute top-0 left-0 has-[:hover,:focus-visible]:z-2 has-[[aria-current=true]]:z-3"
            style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
          >
            {first && (
              <Marker
                group={group}
                first={first}
                onClick={others.length === 0 ? onChoose(first) : onOpen(group)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One button for a place or a group, so that it keeps the focus when one becomes the other. */
function Marker(props: { group: MarkerGroup; first: MapPlace; onClick: ClickHandler }) {
  const { group, first } = props
  const { t } = useTranslation()
  const count = group.places.length
  const isGroup = count > 1
  const isChosen = useMapSelection(({ selectedId }) => !isGroup && selectedId === first.id)
  const isHighlighted = useMapSelection(({ highlightedId }) =>
    group.places.some(({ id }) => id === highlightedId),
  )
  return (
    <button
      type="button"
      data-marker={first.id}
      aria-label={
        isGroup
          ? t(group.splitZoom ? 'search.map.group' : 'search.map.sameSpot', { count })
          : first.label
      }
      aria-current={isGroup ? undefined : isChosen}
      onClick={props.onClick}
      {...(isGroup ? { onMouseEnter: () => highlight(null) } : highlightHandlers(first.id))}
      className={
        isGroup
          ? classes(groupClasses, isHighlighted ? 'ring-accent' : 'ring-accent/20')
          : 'grid min-h-11 -translate-x-1/2 -translate-y-[calc(100%-3px)] content-end rounded-full pb-1.75'
      }
    >
      {isGroup ? (
        count
      ) : (
        <Balloon
          isTop={isTopRated(first)}
          variant={isChosen ? 'selected' : isHighlighted ? 'highlighted' : 'plain'}
        >
          {first.markerText}
        </Balloon>
      )}
    </button>
  )
}

const groupClasses =
  'grid size-11 -translate-x-1/2 -translate-y-[calc(100%+4px)] place-items-center rounded-full border-2 border-text bg-surface font-sans text-md font-strong text-text ring-5'

const variants = {
  plain: 'h-8.25 min-w-11.5 text-md ring-surface ring-2',
  highlighted:
    'h-8.25 min-w-11.5 text-md ring-surface ring-2 outline-text outline-2 outline-offset-2',
  selected: 'h-10.5 min-w-14.5 text-lg ring-surface ring-3 outline-text outline-2 outline-offset-3',
}

/** A rating in a balloon whose tip is at the salon. */
export function Balloon(props: {
  isTop: boolean
  variant: keyof typeof variants
  children: string
}) {
  return (
    <span
      className={classes(
        'marker-balloon relative isolate inline-grid origin-bottom place-items-center rounded-full border border-transparent px-2 font-sans font-strong shadow-pop',
        'after:absolute after:-bottom-1.5 after:left-1/2 after:-z-1 after:size-3 after:-translate-x-1/2 after:rotate-45 after:rounded-[2px] after:bg-inherit',
        props.isTop ? 'bg-accent text-on-accent' : 'bg-marker text-on-marker',
        variants[props.variant],
      )}
    >
      {props.children}
    </span>
  )
}
