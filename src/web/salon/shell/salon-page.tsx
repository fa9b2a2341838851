import type { ReactNode } from 'react'

/** The content of a page of the workspace under its heading. */
export function SalonPage(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="w-full max-w-[74rem] px-4 pt-4 pb-14 sm:px-5 lg:px-8 lg:pt-7 lg:pb-18">
      <h1 className="text-2xl lg:text-[2rem]/10">{props.title}</h1>
      {props.lead && <p className="mt-1 text-muted">{props.lead}</p>}
      <div className="mt-4 sm:mt-5 lg:mt-6">{props.children}</div>
    </div>
  )
}
