import { type PointerEvent, useState } from 'react'
import type { CatalogEntry } from './catalog-query.ts'

/** A drag of one item over others. */
interface Drag {
  readonly item: CatalogEntry
  /** The item under the pointer. */
  readonly over: CatalogEntry
}

/**
 * Drags an item by its handle with the mouse; the drop is at the item under the pointer. Escape ends it without a move.
 * Touch and keyboard have the menu of the row.
 */
export function useDrag(
  items: readonly CatalogEntry[],
  onDrop: (item: CatalogEntry, target: CatalogEntry) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = (event: PointerEvent<HTMLElement>, item: CatalogEntry) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    event.preventDefault() // selects no text
    let over = item
    setDrag({ item, over })
    const end = new AbortController()
    const { signal } = end
    const stop = () => {
      end.abort()
      setDrag(null)
    }
    const overAt = ({ clientX, clientY }: MouseEvent) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest('[data-item]')
      const id = row?.getAttribute('data-item')
      return items.find(({ catalogItemId }) => catalogItemId === id) ?? over
    }
    const onMove = (move: MouseEvent) => {
      over = overAt(move)
      setDrag({ item, over })
    }
    const onUp = () => {
      stop()
      onDrop(item, over)
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', onKey, { signal })
  }
  return { drag, start }
}
