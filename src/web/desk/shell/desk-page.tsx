import { Link, type LinkProps } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { usePageTitle } from './use-page-title.ts'

interface DeskPageProps {
  title: ReactNode
  /** What the tab of the browser is called, where that is not the title. */
  tabTitle?: string
  lead?: ReactNode
  /** Below the lead, such as who else reads this. */
  note?: ReactNode
  /** The page's own button, beside the heading. */
  action?: ReactNode
  /** The list that this page belongs to. */
  back?: { to: NonNullable<LinkProps['to']>; search?: LinkProps['search']; label: string }
  children: ReactNode
  /** The decision at the bottom of a phone (./thumb-bar.tsx). */
  thumbBar?: ReactNode
}

/** The content of a page of the desk under its heading. */
export function DeskPage({ tabTitle, thumbBar, ...page }: DeskPageProps) {
  usePageTitle(tabTitle ?? (typeof page.title === 'string' ? page.title : ''))
  return (
    <>
      <Content {...page} />
      {thumbBar}
    </>
  )
}

function Content({ title, lead, note, action, back, children }: DeskPageProps) {
  return (
    <div className="w-full max-w-[82.5rem] px-4 pt-5 pb-14 sm:px-5 lg:px-10 lg:pt-9 lg:pb-16">
      {back && (
        <Link
          to={back.to}
          search={back.search ?? {}}
          className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline underline-offset-4"
        >
          <Icon of={ChevronLeft} size="sm" />
          {back.label}
        </Link>
      )}
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 lg:mb-6">
        <div className="min-w-0">
          <h1 className="text-[clamp(1.75rem,1.55rem+0.7vw,2.25rem)]/[1.2] wrap-anywhere">
            {title}
          </h1>
          {lead && <p className="mt-1.5 text-muted">{lead}</p>}
          {note}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
