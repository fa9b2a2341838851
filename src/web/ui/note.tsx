import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type NoteTone = 'success' | 'warning' | 'info' | 'danger'

const backgrounds: Record<NoteTone, string> = {
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  info: 'bg-surface-soft text-muted',
  danger: 'border border-danger bg-danger-soft',
}
const iconColors: Record<NoteTone, string> = {
  success: 'text-success',
  warning: 'text-warning',
  info: 'text-muted',
  danger: 'text-danger',
}

interface NoteProps {
  tone: NoteTone
  icon: LucideIcon
  title?: ReactNode
  children?: ReactNode
  /** `alert` for a new error, `status` for a change. */
  role?: 'alert' | 'status'
}

/** A highlighted message: information, warning or error. */
export function Note({ tone, icon, title, children, role }: NoteProps) {
  return (
    <div
      role={role}
      className={classes(
        'flex gap-3 rounded-md px-4 py-3.5 text-md [&_a]:font-strong [&_a]:underline [&_a]:underline-offset-3',
        backgrounds[tone],
      )}
    >
      <Icon of={icon} className={classes('mt-px', iconColors[tone])} />
      <div className="min-w-0 grow wrap-anywhere">
        {title && <p className="font-strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}

interface FailureNoteProps {
  title?: ReactNode
  children?: ReactNode
  /** `warning` where the user can go on. */
  tone?: 'danger' | 'warning'
}

/** An error message that takes the focus and scrolls into view when it appears. */
export function FailureNote({ title, children, tone = 'danger' }: FailureNoteProps) {
  return (
    <div ref={focusOn} tabIndex={-1} className="rounded-md">
      <Note tone={tone} icon={CircleAlert} role="alert" title={title}>
        {children}
      </Note>
    </div>
  )
}

function focusOn(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'center' })
}
