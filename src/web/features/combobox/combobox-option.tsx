import type { ReactNode } from 'react'

interface ComboboxOptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** An option of an editable combobox (useCombobox). */
export function ComboboxOption({ id, isActive, onChoose, children }: ComboboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input of the combobox has the keys
    <div
      id={id}
      ref={isActive ? scrollIntoView : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-14 cursor-pointer items-center px-4 py-2 wrap-anywhere hover:bg-surface-soft aria-selected:bg-surface-accent"
    >
      {children}
    </div>
  )
}

/** Scrolls an option into view that becomes the active one. */
export function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
