import type { ReactNode } from 'react'
import { Column } from './page.tsx'

interface StickyBarProps {
  label: string
  className?: string
  children: ReactNode
  /** Shown below the content. */
  below?: ReactNode
}

/**
 * The sticky bottom bar: a named region. In a very low window, as on a page enlarged four times, it is not sticky, since it
 * would cover the page.
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
