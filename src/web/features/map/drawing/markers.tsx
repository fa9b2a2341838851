import type { MouseEvent } from 'react'
import { useTranslation } from '../../../language.ts'
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
                onPress={others.length === 0 ? onChoose(first) : onOpen(group)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One button, a place or a group: when more places come it may turn from the one into the other under the focus. */
function Marker(props: { group: Group; first: MapPlace; onPress: Press }) {
  const { group, first } = props
  const { t } = useTranslation()
  const count = group.places.length
  const isGroup = count > 1
  const isChosen = useMapChoice(({ chosen }) => !isGroup && chosen === first.id)
  const isLit = useMapChoice(({ lit }) => group.places.some(({ id }) => id === lit))
  return (
    <button
      type="button"
      data-marker={first.id}
      aria-label={
        isGroup
          ? t(group.opensAt ? 'search.map.group' : 'search.map.sameSpot', { count })
          : first.label
      }
      aria-current={isGroup ? undefined : isChosen}
      onClick={props.onPress}
      {...(isGroup ? { onMouseEnter: () => light(null) } : lighting(first.id))}
      className={
        isGroup
          ? classes(groupLook, isLit ? 'ring-rose' : 'ring-rose/20')
          : 'grid min-h-11 -translate-x-1/2 -translate-y-[calc(100%-3px)] content-end rounded-full pb-1.75'
      }
    >
      {isGroup ? (
        count
      ) : (
        <Balloon isTop={isTopRated(first)} look={isChosen ? 'chosen' : isLit ? 'lit' : 'plain'}>
          {first.shown}
        </Balloon>
      )}
    </button>
  )
}

const groupLook =
  'grid size-11 -translate-x-1/2 -translate-y-[calc(100%+4px)] place-items-center rounded-full border-2 border-plum bg-surface font-sans text-md font-strong text-plum ring-5'

const looks = {
  plain: 'h-8.25 min-w-11.5 text-md ring-surface ring-2',
  lit: 'h-8.25 min-w-11.5 text-md ring-surface ring-2 outline-plum outline-2 outline-offset-2',
  chosen: 'h-10.5 min-w-14.5 text-lg ring-surface ring-3 outline-plum outline-2 outline-offset-3',
}

/** A rating with its tip where the salon is. */
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
