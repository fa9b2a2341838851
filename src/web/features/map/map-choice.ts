import { createStore, useStore } from '../../store.ts'

interface MapChoice {
  /** The marker that is chosen, and whose card the map shows. */
  chosen: string | null
  /** The marker or card under the pointer or with the focus. */
  lit: string | null
  /** Counts what was chosen in the list: each time the map goes there. */
  visits: number
  /** Counts what was chosen on the map: each time its card takes the focus. */
  presses: number
}

const initial: MapChoice = { chosen: null, lit: null, visits: 0, presses: 0 }
const choice = createStore<MapChoice>(initial)

export function useMapChoice<S>(select: (choice: MapChoice) => S): S {
  return useStore(choice, initial, select)
}

/** Chosen in the list: the map goes to it (row SEARCH-05). */
export function chooseInList(id: string): void {
  choice.set({ chosen: id, visits: choice.get().visits + 1 })
}

/** Chosen on the map: its card is shown. */
export function chooseOnMap(id: string): void {
  choice.set({ chosen: id, presses: choice.get().presses + 1 })
}

export function chooseNothing(): void {
  choice.set({ chosen: null })
}

export function light(id: string | null): void {
  choice.set({ lit: id })
}

/** What lights a card or a marker by pointer and by focus, and puts it out. */
export function lighting(id: string) {
  return {
    onMouseEnter: () => light(id),
    onMouseLeave: () => light(null),
    onFocus: () => light(id),
    onBlur: () => light(null),
  }
}
