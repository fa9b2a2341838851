import type { ReactNode } from 'react'

/** A card at the edge of the screen; it never covers the bottom bar. */
export function NoticeCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-4 bottom-[calc(1.25rem+env(safe-area-inset-bottom)+var(--bar-height,0px))] z-40 animate-rise rounded-lg bg-surface p-5 shadow-pop sm:left-auto sm:max-w-105 print:hidden"
    >
      {children}
    </section>
  )
}
