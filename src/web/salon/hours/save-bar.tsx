import type { ReactNode } from 'react'

/** The bar at the bottom that says what changed, with what to do; above the tabs on a phone. */
export function SaveBar(props: { label: string; changes: string; children: ReactNode }) {
  return (
    <section
      aria-label={props.label}
      data-bar
      className="bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-auto flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-4 py-3 shadow-bar sm:px-5 lg:bottom-0 lg:px-8 print:hidden [@media(height>=22rem)]:sticky"
    >
      <p role="status" className="min-w-24 flex-1 text-md text-muted">
        {props.changes}
      </p>
      <div className="flex flex-wrap gap-1">{props.children}</div>
    </section>
  )
}
