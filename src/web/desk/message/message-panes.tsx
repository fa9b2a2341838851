import type { ReactNode } from 'react'

interface MessagePanesProps {
  list: ReactNode
  /** The message that is open. */
  children: ReactNode
}

/** The list and what is open of it, beside each other from 1024 px; below it each has its own page (DESK-250). */
export function MessagePanes({ list, children }: MessagePanesProps) {
  return (
    <div className="lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-r lg:border-line lg:[&>*]:px-5">
        {list}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
