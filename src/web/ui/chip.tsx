import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** A chip that is removed by a click; `label` is its accessible name. */
export function RemovableChip(props: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onRemove}
      className={chipClasses('chosen')}
    >
      {props.children}
      <Icon of={X} size="sm" />
    </button>
  )
}

const colours = {
  plain: 'border-line-strong bg-surface hover:bg-surface-soft',
  faint: 'border-line bg-surface hover:bg-surface-soft',
  chosen: 'border-accent bg-surface-accent text-accent-strong',
}

/** The class names of a chip, for other elements. */
export function chipClasses(colour: keyof typeof colours = 'plain'): string {
  return classes(
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 text-md font-medium',
    colours[colour],
  )
}

/** A row of chips: it scrolls sideways on a phone, and wraps from 768 px. The margins are those of a page. */
export const chipRow =
  'no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-5 sm:px-5 md:mx-0 md:flex-wrap md:px-0'
