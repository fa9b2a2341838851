import type { ReactNode } from 'react'
import { Column } from './page.tsx'

/** The bar at the thumb: a named region that stays in sight while the page scrolls. */
export function StickyBar(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={props.label}
      className={`sticky bottom-0 z-10 mt-auto bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar ${props.className ?? ''}`}
    >
      <Column className="flex min-h-20 items-center gap-2.5 py-2.5 sm:gap-4 sm:py-3.5">
        {props.children}
      </Column>
    </section>
  )
}
