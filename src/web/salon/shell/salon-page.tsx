import type { ReactNode } from 'react'

interface SalonPageProps {
  title: string
  lead?: string | undefined
  /** The page's own button, beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** The content of a page of the workspace under its heading. */
export function SalonPage({ title, lead, action, children }: SalonPageProps) {
  return (
    <div className="w-full max-w-[74rem] px-4 pt-4 pb-14 sm:px-5 lg:px-8 lg:pt-7 lg:pb-18">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-[2rem]/10">{title}</h1>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="mt-4 sm:mt-5 lg:mt-6">{children}</div>
    </div>
  )
}
