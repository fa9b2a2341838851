import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

interface ChoiceGroupProps {
  /** The name of the group; `isLegendHidden` hides it visually. */
  legend: ReactNode
  isLegendHidden?: boolean
  hint?: ReactNode
  className: string
  children: ReactNode
}

/** A radio group: a fieldset of `Choice`s. */
export function ChoiceGroup({
  legend,
  isLegendHidden,
  hint,
  className,
  children,
}: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2.5 font-strong'}>{legend}</legend>
      <div className={className}>{children}</div>
      {hint && <div className="mt-2 text-sm text-muted">{hint}</div>}
    </fieldset>
  )
}

const variants = {
  /** Segments of one bar; wrap them in `segments`. */
  segment:
    'min-h-11 items-center justify-center gap-1.5 px-1.5 text-center text-md font-medium leading-tight not-first:border-l not-first:border-line-strong has-checked:rounded-full has-checked:bg-surface-accent has-checked:text-accent-strong has-checked:inset-ring has-checked:inset-ring-accent',
  chip: 'min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-strong bg-surface px-4 text-md font-medium has-checked:border-accent has-checked:bg-surface-accent has-checked:text-accent-strong',
  tile: 'flex-col items-center rounded-md border border-line px-0.5 pt-2.5 pb-2 text-center text-xs font-medium has-checked:border-accent has-checked:bg-surface-accent has-checked:text-accent-strong has-checked:inset-ring has-checked:inset-ring-accent has-disabled:bg-surface-soft has-disabled:text-subtle',
  card: 'items-start gap-3.5 rounded-md border border-line-strong bg-surface px-4 py-3.5 has-checked:border-accent has-checked:bg-surface-accent has-checked:inset-ring has-checked:inset-ring-accent',
}

export const segments =
  'grid auto-cols-fr grid-flow-col overflow-hidden rounded-full border border-line-strong'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  variant: keyof typeof variants
  children: ReactNode
}

/** One option: a styled native radio button. */
export function Choice({ variant, className, children, ...input }: ChoiceProps) {
  return (
    <label
      className={classes(
        'relative flex cursor-pointer has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        variants[variant],
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      {children}
    </label>
  )
}

/** The radio dot of a card. */
export function Dot() {
  return (
    <span
      aria-hidden
      className="mt-px size-5.5 shrink-0 rounded-full border-2 border-line-strong bg-surface [:checked~&]:border-[7px] [:checked~&]:border-accent"
    />
  )
}
