import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-7' }

/** A decorative icon; never the only label of a control. */
export function Icon(props: { of: LucideIcon; size?: keyof typeof sizes; className?: string }) {
  const { of: Drawing, size = 'md', className } = props
  return (
    <Drawing
      aria-hidden
      className={classes(sizes[size], 'shrink-0', className)}
      strokeWidth={1.75}
    />
  )
}
