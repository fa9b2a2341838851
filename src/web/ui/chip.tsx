import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** Something chosen that goes away when pressed; `label` says so in full. */
export function RemovableChip(props: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onRemove}
      className={chipLook('chosen')}
    >
      {props.children}
      <Icon of={X} size="sm" />
    </button>
  )
}

const colours = {
  plain: 'border-line-strong bg-surface hover:bg-blush',
  faint: 'border-line bg-surface hover:bg-blush',
  chosen: 'border-rose bg-petal text-rose-deep',
}

/** The classes of a chip, for elements that must look like one. */
export function chipLook(colour: keyof typeof colours = 'plain'): string {
  return classes(
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 text-md font-medium',
    colours[colour],
  )
}
