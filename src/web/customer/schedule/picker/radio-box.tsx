import type { ComponentProps } from 'react'
import { classes } from '../../../ui/classes.ts'

interface RadioBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label'> {
  /** The accessible name; the visible content is shorter. */
  label: string
}

/** A native radio button shown as a box with `children`. */
export function RadioBox({ label, className, children, ...input }: RadioBoxProps) {
  return (
    <label
      className={classes(
        'relative flex cursor-pointer rounded-md border has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        aria-label={label}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      {children}
    </label>
  )
}
