import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** What scrolls sideways where it does not fit; a region with a name, so that the arrow keys reach it. */
export function HorizontalScroll(props: {
  label: string
  className?: string
  children: ReactNode
}) {
  const { label, className, children } = props
  // `relative` keeps what only screen readers see within the region.
  const scroll = classes('relative overflow-x-auto', className)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
