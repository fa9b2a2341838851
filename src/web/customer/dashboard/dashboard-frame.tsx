import type { ReactNode, Ref } from 'react'
import { Column } from '../../ui/page.tsx'

interface DashboardFrameProps {
  title: string
  heading?: Ref<HTMLHeadingElement>
  /** Shown above the title. */
  above?: ReactNode
  /** Shown next to the title. */
  action?: ReactNode
  children: ReactNode
}

export function DashboardFrame({ title, heading, above, action, children }: DashboardFrameProps) {
  return (
    <Column className="pt-9 pb-16">
      {above}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 outline-none wrap-anywhere">
          {title}
        </h1>
        {action}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 wrap-anywhere">{children}</div>
    </Column>
  )
}
