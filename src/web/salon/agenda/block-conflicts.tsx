import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { FailureNote } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import { usePermission } from '../shell/use-permission.ts'
import { type Conflict, conflictWho } from '../visit/conflict-note.tsx'

interface BlockConflictsProps {
  userName: string
  conflicts: readonly Conflict[]
  context: Omit<TextContext, 'now'>
  /** The way to close the time all the same. */
  children?: ReactNode
}

/** The visits in a time that is to be blocked, each with the way to move it (WORK-161). Nothing is cancelled by a block. */
export function BlockConflicts({ userName, conflicts, context, children }: BlockConflictsProps) {
  const { t } = context
  const count = conflicts.filter(({ orderId }) => orderId !== null).length
  return (
    <div className="grid gap-2">
      <FailureNote tone="warning" title={t('agenda.block.visits', { count })}>
        {t('agenda.block.visitsStay')}
      </FailureNote>
      <ul className="divide-y divide-line border-b border-line">
        {conflicts.map((conflict) => (
          <li
            key={conflict.startTime + (conflict.orderId ?? conflict.serviceName)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
          >
            <ConflictText conflict={conflict} context={context} />
            {conflict.orderId && (
              <MoveLink userName={userName} conflict={conflict} context={context} />
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function ConflictText({
  conflict,
  context: { t, timeZone, language },
}: Pick<BlockConflictsProps, 'context'> & { conflict: Conflict }) {
  const { startTime, endTime } = conflict
  return (
    <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
      <span className="block font-strong">{conflictWho(conflict, t)}</span>
      <span className="block text-sm text-muted">
        {formatDay(startTime, timeZone, language, 'short')},{' '}
        {t('agenda.time', {
          start: formatTime(startTime, timeZone, language),
          end: formatTime(endTime, timeZone, language),
        })}
      </span>
    </p>
  )
}

// In a new tab, so that what was typed stays.
function MoveLink({
  userName,
  conflict,
  context: { t, timeZone },
}: Pick<BlockConflictsProps, 'userName' | 'context'> & { conflict: Conflict }) {
  const day = dayIn(timeZone, conflict.startTime)
  return (
    <NewTabLink
      href={`/salon/${userName}/agenda?day=${day}&visit=${conflict.orderId}&move=choose`}
      className="link inline-flex min-h-11 min-w-11 items-center text-md"
    >
      {t('agenda.block.moveVisit')}
      <span className="sr-only"> {conflictWho(conflict, t)}</span>
    </NewTabLink>
  )
}

interface CloseInsteadLinkProps {
  userName: string
  /** The day, and the times on it as 'HH:MM'. */
  closing: { close: string; from: string; until: string; reason: string }
  context: Pick<TextContext, 't'>
  onLeave: () => void
}

/** Leads to closing the time in the hours, which leaves the visits that stand there; for members who may. */
export function CloseInsteadLink({ userName, closing, context, onLeave }: CloseInsteadLinkProps) {
  const { t } = context
  if (!usePermission(userName, 'edit-provider')) return null
  return (
    <p>
      <Link
        to="/salon/$userName/hours"
        params={{ userName }}
        search={closing}
        onClick={onLeave}
        className="link inline-flex min-h-11 items-center text-md"
      >
        {t('agenda.block.closeInstead')}
      </Link>
    </p>
  )
}
