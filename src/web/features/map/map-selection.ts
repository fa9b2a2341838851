import { createStore, useStore } from '../../store.ts'

interface MapSelection {
  /** The selected marker, whose card the map shows. */
  selectedId: string | null
  /** The marker or card that is hovered or focused. */
  highlightedId: string | null
  /** Number of selections in the list; each one moves the map. */
  listSelections: number
  /** Number of selections on the map; each one focuses the card. */
  mapSelections: number
}

const initial: MapSelection = {
  selectedId: null,
  highlightedId: null,
  listSelections: 0,
  mapSelections: 0,
}
const selection = createStore<MapSelection>(initial)

export function useMapSelection<S>(select: (selection: MapSelection) => S): S {
  return useStore(selection, initial, select)
}

/** Selects a salon in the list; the map moves to it (row SEARCH-05). */
export function selectInList(id: string): void {
  selection.set({ selectedId: id, listSelections: selection.get().listSelections + 1 })
}

/** Selects a marker; its card is shown. */
export function selectOnMap(id: string): void {
  selection.set({ selectedId: id, mapSelections: selection.get().mapSelections + 1 })
}

export function clearSelection(): void {
  selection.set({ selectedId: null })
}

export function highlight(id: string | null): void {
  selection.set({ highlightedId: id })
}

/** Event handlers that highlight a card or marker on hover and focus. */
export function highlightHandlers(id: string) {
  return {
    onMouseEnter: () => highlight(id),
    onMouseLeave: () => highlight(null),
    onFocus: () => highlight(id),
    onBlur: () => highlight(null),
  }
}
