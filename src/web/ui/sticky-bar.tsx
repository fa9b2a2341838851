import type { ReactNode } from 'react'
import { Column } from './page.tsx'

interface StickyBarProps {
  label: string
  className?: string
  children: ReactNode
  /** A line of its own under the rest. */
  below?: ReactNode
}

/**
 * The bar at the thumb: a named region that stays in sight while the page scrolls. Where a window is low for the size
 * of its letters, as on a page enlarged four times, it would cover the page, and stands at its end instead.
 */
export function StickyBar({ label, className, children, below }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      data-bar
      className={`[@media(height>=22rem)]:sticky bottom-0 z-10 mt-auto bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar ${className ?? ''}`}
    >
      <Column className="flex min-h-20 flex-wrap items-center gap-2.5 py-2.5 sm:gap-4 sm:py-3.5">
        {children}
      </Column>
      {below}
    </section>
  )
}
