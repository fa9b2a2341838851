import type { ReactNode } from 'react'

/** The decision of a page at the bottom of a phone, in place of the tabs; from 1024 px it stands in the aside. */
export function ThumbBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      data-bar
      data-thumb-bar
      className="bottom-0 z-10 mt-auto flex flex-wrap gap-2.5 bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar sm:px-5 lg:hidden print:hidden [@media(height>=22rem)]:sticky [&>*]:grow"
    >
      {children}
    </section>
  )
}
