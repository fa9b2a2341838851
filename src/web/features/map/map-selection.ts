import { createStore, useStore } from '../../store.ts'

interface MapSelection {
  /** The marker that is chosen, and whose card the map shows. */
  selectedId: string | null
  /** The marker or card under the pointer or with the focus. */
  highlightedId: string | null
  /** Counts what was chosen in the list: each time the map goes there. */
  listSelections: number
  /** Counts what was chosen on the map: each time its card takes the focus. */
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

/** Chosen in the list: the map goes to it (row SEARCH-05). */
export function selectInList(id: string): void {
  selection.set({ selectedId: id, listSelections: selection.get().listSelections + 1 })
}

/** Chosen on the map: its card is shown. */
export function selectOnMap(id: string): void {
  selection.set({ selectedId: id, mapSelections: selection.get().mapSelections + 1 })
}

export function clearSelection(): void {
  selection.set({ selectedId: null })
}

export function highlight(id: string | null): void {
  selection.set({ highlightedId: id })
}

/** What lights a card or a marker by pointer and by focus, and puts it out. */
export function highlightHandlers(id: string) {
  return {
    onMouseEnter: () => highlight(id),
    onMouseLeave: () => highlight(null),
    onFocus: () => highlight(id),
    onBlur: () => highlight(null),
  }
}
