import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../../language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MapPlace } from '../map-place.ts'
import { selectOnMap, useMapSelection } from '../map-selection.ts'
import { focusMarker } from './focus-marker.ts'

interface MapFooterProps {
  /** The element with the markers. */
  map: RefObject<HTMLElement | null>
  card: (id: string) => ReactNode
  note: ReactNode
  /** Places at one address, to choose from. */
  samePlace: readonly MapPlace[]
  onClose: () => void
}

/** The bottom overlay of the map: the card of the selected place, places at one address, or the note. */
export function MapFooter({ map, card, note, samePlace, onClose }: MapFooterProps) {
  const { t } = useTranslation()
  const { selectedId, mapSelections } = useMapSelection((selection) => selection)
  const selectedCard = selectedId && card(selectedId)
  const [firstOfGroup] = samePlace
  const openId = selectedCard ? selectedId : firstOfGroup?.id
  const box = useRef<HTMLElement>(null)
  const handledSelections = useRef(mapSelections)
  useEffect(() => {
    if (handledSelections.current === mapSelections && !firstOfGroup) return
    handledSelections.current = mapSelections
    box.current?.focus({ preventScroll: true })
  }, [mapSelections, firstOfGroup])
  const close = () => {
    onClose()
    if (openId) focusMarker(map.current, openId)
  }
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-8 z-20 mx-auto max-w-115 *:pointer-events-auto">
      {openId ? (
        <section
          ref={box}
          aria-label={t('search.map.chosen')}
          tabIndex={-1}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          className="card relative overflow-hidden shadow-pop"
        >
          {selectedCard || <SamePlaceList places={samePlace} />}
          <IconButton
            icon={X}
            bare
            label={t('common.close')}
            onClick={close}
            className="absolute top-0 right-0"
          />
        </section>
      ) : (
        note && (
          <p className="mx-auto w-fit rounded-full bg-surface px-4 py-2 text-center text-sm text-muted shadow-pop">
            {note}
          </p>
        )
      )}
    </div>
  )
}

function SamePlaceList({ places }: { places: readonly MapPlace[] }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="py-3 pr-12 pl-4 text-sm text-muted">
        {t('search.map.sameSpot', { count: places.length })}
      </p>
      <ul className="max-h-60 overflow-y-auto pb-2">
        {places.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => selectOnMap(id)}
              className="min-h-11 w-full px-4 text-left font-medium hover:bg-surface-soft"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
