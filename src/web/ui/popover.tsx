import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/**
 * What opens under a button with `popoverTarget={id}`: a native popover, so Escape and a press
 * beside it close it, and it opens without script. Following a link or button in it closes it too.
 */
export function Popover(props: {
  id: string
  label: string
  className: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only listens to the presses of what lies in it
    <div
      id={props.id}
      popover="auto"
      role="dialog"
      aria-label={props.label}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
      }}
      className={classes(
        'absolute inset-auto m-0 border border-line bg-surface text-plum shadow-pop open:animate-rise',
        props.className,
      )}
    >
      {props.children}
    </div>
  )
}
