import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonTone =
  | 'primary'
  | 'outlined'
  | 'soft'
  | 'quiet'
  | 'danger'
  | 'danger-outlined'
  | 'held-back'
export interface ButtonStyle {
  tone?: ButtonTone | undefined
  /** `sm` is 44 px high, the others 48. */
  size?: 'sm' | 'md' | undefined
  full?: boolean | undefined
}

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Label while busy, shown with a spinner; the button keeps its width. */
  busy?: string | false | undefined
}

/** A button for actions; for navigation use `ButtonLink`. */
export function Button({
  tone,
  size,
  full,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event)
  return (
    <button
      type="button"
      {...rest}
      onClick={click}
      aria-disabled={busy ? true : rest['aria-disabled']}
      className={classes(buttonClasses({ tone, size, full }), className)}
    >
      {busy === undefined ? children : <BusyLabel label={children} busy={busy} />}
    </button>
  )
}

/** The class names of a button, for other elements. */
export function buttonClasses({
  tone = 'outlined',
  size = 'md',
  full = false,
}: ButtonStyle): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-full border text-center font-strong leading-tight no-underline active:translate-y-px',
    'disabled:translate-y-0 disabled:border-line disabled:bg-surface-soft disabled:text-subtle',
    size === 'md' ? 'min-h-12 px-[min(1.5rem,8vw)] text-base' : 'min-h-11 px-4.5 text-md',
    full && 'w-full',
    tones[tone],
  )
}

const tones: Record<ButtonTone, string> = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong',
  outlined: 'border-line-strong bg-surface text-text hover:bg-surface-soft',
  soft: 'border-transparent bg-accent-soft text-accent-strong hover:bg-surface-accent',
  quiet:
    'border-transparent bg-transparent font-medium text-muted hover:bg-surface-soft hover:text-text',
  danger: 'border-transparent bg-danger text-on-danger',
  'danger-outlined': 'border-danger bg-surface text-danger hover:bg-danger-soft',
  // Looks disabled but can be clicked, to show what is missing.
  'held-back': 'border-line bg-surface-soft text-subtle',
}

/** Both labels in one grid cell, so that the width does not change. */
function BusyLabel({ label, busy }: { label: ReactNode; busy: string | false }) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <span className="inline-grid">
      <span className={classes(cell, busy && 'invisible')}>{label}</span>
      {busy && (
        <span className={cell}>
          <Spinner />
          {busy}
        </span>
      )}
    </span>
  )
}
