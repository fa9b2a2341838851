import type { MouseEvent } from 'react'
import { useWords } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { light, lighting, useMapChoice } from '../map-choice.ts'
import { isTopRated, type MapPlace } from '../map-place.ts'
import type { Group } from './groups.ts'

type Press = (event: MouseEvent) => void

interface MarkersProps {
  groups: readonly Group[]
  /** Where a point lies in the pane, in pixels. */
  pixelsOf: (point: Group) => { x: number; y: number }
  onChoose: (place: MapPlace) => Press
  onOpen: (group: Group) => Press
}

/** The markers in the order of the list, which is the order of the tab key too. */
export function Markers({ groups, pixelsOf, onChoose, onOpen }: MarkersProps) {
  const { t } = useWords()
  return (
    <ul aria-label={t('search.map.salons')} className="leaflet-zoom-hide">
      {groups.map((group) => {
        const { x, y } = pixelsOf(group)
        const [only, ...others] = group.places
        return (
          <li
            key={group.key}
            className="absolute top-0 left-0 has-[:hover,:focus-visible]:z-2 has-[[aria-current=true]]:z-3"
            style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
          >
            {only && others.length === 0 ? (
              <Marker place={only} onPress={onChoose(only)} />
            ) : (
              <GroupMarker group={group} onPress={onOpen(group)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A rating with its tip where the salon is. */
export function Marker({ place, onPress }: { place: MapPlace; onPress: Press }) {
  const isChosen = useMapChoice(({ chosen }) => chosen === place.id)
  const isLit = useMapChoice(({ lit }) => lit === place.id)
  return (
    <button
      type="button"
      data-marker={place.id}
      aria-label={place.label}
      aria-current={isChosen}
      onClick={onPress}
      {...lighting(place.id)}
      className="grid min-h-11 -translate-x-1/2 -translate-y-[calc(100%-3px)] content-end rounded-full pb-1.75"
    >
      <Balloon isTop={isTopRated(place)} look={isChosen ? 'chosen' : isLit ? 'lit' : 'plain'}>
        {place.shown}
      </Balloon>
    </button>
  )
}

const looks = {
  plain: 'h-8.25 min-w-11.5 text-md ring-surface ring-2',
  lit: 'h-8.25 min-w-11.5 text-md ring-surface ring-2 outline-plum outline-2 outline-offset-2',
  chosen: 'h-10.5 min-w-14.5 text-lg ring-surface ring-3 outline-plum outline-2 outline-offset-3',
}

/** The drawn marker itself. */
export function Balloon(props: { isTop: boolean; look: keyof typeof looks; children: string }) {
  return (
    <span
      className={classes(
        'marker-balloon relative isolate inline-grid origin-bottom place-items-center rounded-full border border-transparent px-2 font-sans font-strong shadow-pop',
        'after:absolute after:-bottom-1.5 after:left-1/2 after:-z-1 after:size-3 after:-translate-x-1/2 after:rotate-45 after:rounded-[2px] after:bg-inherit',
        props.isTop ? 'bg-rose text-on-rose' : 'bg-marker text-on-marker',
        looks[props.look],
      )}
    >
      {props.children}
    </span>
  )
}

function GroupMarker({ group, onPress }: { group: Group; onPress: Press }) {
  const { t } = useWords()
  const holds = (id: string | null) => group.places.some((place) => place.id === id)
  const isLit = useMapChoice(({ lit }) => holds(lit))
  const count = group.places.length
  return (
    <button
      type="button"
      data-marker={group.places[0]?.id}
      aria-label={t(group.opensAt ? 'search.map.group' : 'search.map.sameSpot', { count })}
      onClick={onPress}
      onMouseEnter={() => light(null)}
      className={classes(
        'grid size-11 -translate-x-1/2 -translate-y-[calc(100%+4px)] place-items-center rounded-full border-2 border-plum bg-surface font-sans text-md font-strong text-plum ring-5',
        isLit ? 'ring-rose' : 'ring-rose/20',
      )}
    >
      {count}
    </button>
  )
}
