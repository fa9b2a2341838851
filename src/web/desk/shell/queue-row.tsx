import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { WorkKind } from '#domain/work-item/terms.ts'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { termOf, termWords } from './term.ts'
import { TermFlower } from './term-flower.tsx'

interface QueueRowProps {
  /** The kind of work, by which its term is counted; null for a date of the calendar. */
  work: WorkKind | null
  /** Where `t` takes it. */
  itemId?: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
  kind: string
  icon: LucideIcon
  /** What it is, in one line. */
  title: string
  /** Since when, and from whom. */
  detail: string
  /** Null for nobody, undefined for what nobody takes. */
  assignee: { userName: string; name: string } | null | undefined
  /** The last day in time; null while the other side has to answer, undefined for what is decided. */
  dueDay: string | null | undefined
  today: string
  /** Who else has it open, in words; empty for nobody. */
  readers?: string
}

/** Rows of work, each one link; `j` and `k` walk them. Beside another column, a row is as on a phone. */
export function Queue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="@container divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {children}
    </ul>
  )
}

/** One thing that waits: what, since when, who has it and until when. */
export function QueueRow({ link, kind, icon, title, detail, ...row }: QueueRowProps) {
  const { work, itemId, assignee, dueDay, today, readers } = row
  const { t } = useTranslation()
  return (
    <li>
      <Link
        {...link}
        data-row={itemId ?? ''}
        aria-keyshortcuts={itemId && 't'}
        className="grid min-h-19 grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-5 gap-y-1 py-3 pr-4.5 pl-5 -outline-offset-4 hover:bg-surface-soft lg:@xl:grid-cols-[minmax(0,1fr)_7rem_10.5rem_1.25rem]"
      >
        <span className="min-w-0">
          <span className="mb-0.5 flex items-center gap-1.5 text-xs text-muted">
            <Icon of={icon} size="sm" />
            {kind}
          </span>
          <span className="block font-strong wrap-anywhere">{title}</span>
          <span className="block text-sm text-muted">{detail}</span>
          {readers && <span className="block text-sm font-medium text-warning">{readers}</span>}
        </span>
        <span className="flex items-center gap-2 text-sm text-muted max-lg:hidden @max-xl:hidden">
          {assignee ? (
            <>
              <PortraitPicture name={assignee.userName} size={28} />
              <span className="min-w-0 truncate">{assignee.name}</span>
            </>
          ) : (
            assignee === null && t('desk.item.nobody')
          )}
        </span>
        {dueDay === undefined ? (
          <span className="max-lg:hidden @max-xl:hidden" />
        ) : (
          <TermText
            work={work}
            dueDay={dueDay}
            today={today}
            className="max-lg:col-start-1 max-lg:row-start-2 @max-xl:col-start-1 @max-xl:row-start-2"
          />
        )}
        <Icon
          of={ChevronRight}
          className="text-subtle max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 @max-xl:col-start-2 @max-xl:row-span-2 @max-xl:row-start-1"
        />
      </Link>
    </li>
  )
}

interface TermTextProps {
  work: WorkKind | null
  dueDay: string | null
  today: string
  className?: string
}

/** The term of work in words, with its flower. */
export function TermText({ className, ...due }: TermTextProps) {
  const translation = useTranslation()
  const term = termOf(due)
  const { day, left } = termWords(due, translation)
  return (
    <span className={classes('flex items-center gap-2.5 text-sm text-muted', className)}>
      <TermFlower term={term} className="size-7.5" />
      <span className="min-w-0 wrap-anywhere">
        {day && <b className={classes('font-strong lg:block', tones[term.state])}>{day}</b>} {left}
      </span>
    </span>
  )
}

const tones = { early: 'text-text', soon: 'text-warning', late: 'text-danger', waiting: '' }
