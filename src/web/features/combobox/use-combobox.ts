import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxKeys {
  /** How many options the list has; 0 while it is closed. */
  count: number
  /** An arrow key while the list is closed. A key without a function does what it does elsewhere. */
  onOpen?: (() => void) | undefined
  /** Enter, with the place of the active option; -1 without options. */
  onEnter?: ((active: number) => void) | undefined
  onEscape?: (() => void) | undefined
}

/**
 * The active option of an editable combobox, which the arrow keys move, and the attributes of its input and its options (WAI-ARIA
 * authoring practices). The focus stays in the input.
 */
export function useCombobox({ count, onOpen, onEnter, onEscape }: ComboboxKeys) {
  const listId = useId()
  const [position, setPosition] = useState(0)
  const active = Math.min(position, count - 1)
  const optionId = (nth: number) => `${listId}-${nth}`
  const actOf = (key: string) => {
    const step = STEPS[key]
    if (step) return count > 0 ? () => setPosition((active + step + count) % count) : onOpen
    if (key === 'Enter') return onEnter && (() => onEnter(active))
    return key === 'Escape' ? onEscape : undefined
  }
  return {
    active,
    listId,
    optionId,
    /** To be called when the text changes. */
    activateFirst: () => setPosition(0),
    input: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown(event: KeyboardEvent) {
        const act = event.nativeEvent.isComposing ? undefined : actOf(event.key)
        if (!act) return
        event.preventDefault()
        act()
      },
    },
  } as const
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
