export interface ComboboxState {
  readonly isOpen: boolean
  /** Index of the active option; -1 for none. */
  readonly active: number
  readonly count: number
  /** Whether the text differs from the chosen value. */
  readonly isTyped: boolean
}

/** The result of a key: a new list state, taking the active option, or restoring the chosen value. */
export type ComboboxAction =
  | { readonly isOpen: boolean; readonly active: number }
  | 'take'
  | 'restore'

/**
 * The keys of an editable combobox with a list (WAI-ARIA authoring practices). Null leaves the key to the
 * text field, such as Home and End without an active option.
 */
export function comboboxAction(
  key: string,
  altKey: boolean,
  state: ComboboxState,
): ComboboxAction | null {
  return (altKey ? WITH_ALT : KEYS)[key]?.(state) ?? null
}

type Keys = Readonly<Record<string, (state: ComboboxState) => ComboboxAction | null>>

const CLOSED = { isOpen: false, active: -1 }

const KEYS: Keys = {
  ArrowDown: ({ isOpen, active, count }) =>
    activate(isOpen ? nextIndex(active, 1, count) : Math.min(0, count - 1)),
  ArrowUp: ({ isOpen, active, count }) =>
    activate(isOpen ? nextIndex(active, -1, count) : count - 1),
  Home: (state) => (hasActiveOption(state) ? activate(0) : null),
  End: (state) => (hasActiveOption(state) ? activate(state.count - 1) : null),
  Enter: (state) => (hasActiveOption(state) || state.isTyped ? 'take' : null),
  Escape: ({ isOpen, isTyped }) => {
    if (isOpen) return CLOSED
    return isTyped ? 'restore' : null
  },
}

const WITH_ALT: Keys = {
  ArrowDown: ({ isOpen, active }) => activate(isOpen ? active : -1),
  ArrowUp: ({ isOpen }) => (isOpen ? CLOSED : null),
}

function hasActiveOption({ isOpen, active }: ComboboxState): boolean {
  return isOpen && active >= 0
}

function activate(option: number): ComboboxAction {
  return { isOpen: true, active: option }
}

/** Cycles through the options and "none", which is between the last and the first. */
function nextIndex(active: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + by + places) % places) - 1
}
