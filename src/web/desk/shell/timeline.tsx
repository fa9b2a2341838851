import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'

export interface TimelineEntry {
  readonly id: string
  /** ISO text. */
  readonly at: string
  readonly icon: LucideIcon
  readonly tone?: 'plain' | 'success' | 'warning' | 'danger'
  readonly title: ReactNode
  readonly text?: ReactNode
}

interface TimelineProps {
  label: string
  entries: readonly TimelineEntry[]
  /** Whether it goes back over years. */
  hasYears?: boolean
}

/** What happened, the newest first. */
export function Timeline({ label, entries, hasYears = false }: TimelineProps) {
  const { language } = useTranslation()
  return (
    <ol aria-label={label}>
      {entries.map(({ id, at, icon, tone = 'plain', title, text }) => (
        <li
          key={id}
          className="relative grid grid-cols-[6.5rem_2.25rem_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0 max-sm:grid-cols-[2.25rem_minmax(0,1fr)]"
        >
          <time
            dateTime={at}
            className="pt-2 text-right text-sm text-muted max-sm:order-last max-sm:col-start-2 max-sm:pt-0 max-sm:text-left"
          >
            {formatDay(at, DUTCH_ZONE, language, hasYears ? 'dayMonthYear' : 'brief')}{' '}
            {formatTime(at, DUTCH_ZONE, language)}
          </time>
          <span
            aria-hidden
            className={classes(
              'grid size-9 place-items-center rounded-full max-sm:row-span-2',
              tones[tone],
            )}
          >
            <Icon of={icon} size="sm" />
          </span>
          <div className="min-w-0 pt-1.5 wrap-anywhere">
            <p className="font-medium">{title}</p>
            {text && <div className="text-sm text-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const tones = {
  plain: 'bg-surface-soft text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}
