import type { ReactNode } from 'react'
import { Column } from '../../../ui/page.tsx'
import { VisitNotices } from './visit-notices.tsx'

/** The layout of a step: notices, content, aside and bottom bar. */
export function StepLayout(props: { aside: ReactNode; bar: ReactNode; children: ReactNode }) {
  return (
    <>
      <Column className="grid gap-7 pt-7 pb-10 md:grid-cols-[minmax(0,1fr)_18.75rem] md:gap-8 md:pt-10 md:pb-14 xl:grid-cols-[minmax(0,1fr)_23.75rem] xl:gap-16">
        <div className="min-w-0">
          <VisitNotices />
          {props.children}
        </div>
        {props.aside}
      </Column>
      {props.bar}
    </>
  )
}
