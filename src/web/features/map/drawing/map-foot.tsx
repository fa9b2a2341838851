import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../../language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { chooseOnMap, useMapChoice } from '../map-choice.ts'
import type { MapPlace } from '../map-place.ts'
import { focusMarker } from './focus-marker.ts'

interface MapFootProps {
  /** Where the markers are. */
  map: RefObject<HTMLElement | null>
  card: (id: string) => ReactNode
  note: ReactNode
  /** Places behind one door, to choose from. */
  sameSpot: readonly MapPlace[]
  onLeave: () => void
}

/** What lies over the foot of the map: the chosen one's card, at the thumb on phones. */
export function MapFoot({ map, card, note, sameSpot, onLeave }: MapFootProps) {
  const { t } = useTranslation()
  const { chosen, presses } = useMapChoice((choice) => choice)
  const shown = chosen && card(chosen)
  const [first] = sameSpot
  const held = shown ? chosen : first?.id
  const box = useRef<HTMLElement>(null)
  const seen = useRef(presses)
  useEffect(() => {
    if (seen.current === presses && !first) return
    seen.current = presses
    box.current?.focus({ preventScroll: true })
  }, [presses, first])
  const leave = () => {
    onLeave()
    if (held) focusMarker(map.current, held)
  }
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-8 z-20 mx-auto max-w-115 *:pointer-events-auto">
      {held ? (
        <section
          ref={box}
          aria-label={t('search.map.chosen')}
          tabIndex={-1}
          onKeyDown={(event) => event.key === 'Escape' && leave()}
          className="card relative overflow-hidden shadow-pop"
        >
          {shown || <SameSpot places={sameSpot} />}
          <IconButton
            icon={X}
            bare
            label={t('common.close')}
            onClick={leave}
            className="absolute top-0 right-0"
          />
        </section>
      ) : (
        note && (
          <p className="mx-auto w-fit rounded-full bg-surface px-4 py-2 text-center text-sm text-plum-2 shadow-pop">
            {note}
          </p>
        )
      )}
    </div>
  )
}

function SameSpot({ places }: { places: readonly MapPlace[] }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="py-3 pr-12 pl-4 text-sm text-plum-2">
        {t('search.map.sameSpot', { count: places.length })}
      </p>
      <ul className="max-h-60 overflow-y-auto pb-2">
        {places.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => chooseOnMap(id)}
              className="min-h-11 w-full px-4 text-left font-medium hover:bg-blush"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
