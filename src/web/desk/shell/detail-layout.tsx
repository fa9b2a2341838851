import type { ReactNode } from 'react'

interface DetailLayoutProps {
  /** What is known. */
  children: ReactNode
  /** What an operator can do; its name is that of the region. */
  aside: ReactNode
  asideLabel: string
}

/** A detail page: left what is known, right what one can do, which follows it on phones. */
export function DetailLayout({ children, aside, asideLabel }: DetailLayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
      <div className="min-w-0">{children}</div>
      <aside aria-label={asideLabel} className="grid min-w-0 grid-cols-1 gap-7 lg:sticky lg:top-6">
        {aside}
      </aside>
    </div>
  )
}
