import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  /** Accessible name and tooltip. */
  label: string
  bare?: boolean
}

/** A round button of 44 px with an icon only. */
export function IconButton({ icon, label, bare = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-full text-text active:translate-y-px',
        bare ? 'hover:bg-surface-soft' : 'border border-line bg-surface hover:bg-surface-soft',
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  )
}
