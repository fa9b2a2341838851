import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/**
 * A native popover for a button with `popoverTarget={id}`: works without JavaScript; Escape and a
 * click outside close it. Clicking a link or button inside closes it too.
 */
export function Popover(props: {
  id: string
  label: string
  className: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only listens to clicks on its links and buttons
    <div
      id={props.id}
      popover="auto"
      role="dialog"
      aria-label={props.label}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
      }}
      className={classes(
        'absolute inset-auto m-0 border border-line bg-surface text-text shadow-pop open:animate-rise',
        props.className,
      )}
    >
      {props.children}
    </div>
  )
}
