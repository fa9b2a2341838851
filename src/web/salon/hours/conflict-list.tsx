import { useEffect, useRef, useState } from 'react'
import { badgeTone } from '#domain/order/status.ts'
import { dayIn } from '#messages/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { CancelConflict } from './cancel-conflict.tsx'
import type { ConflictingVisit } from './conflicting-visit.ts'
import { Failure } from './failure.tsx'
import { type TextContext, visitTimeText } from './hours-text.ts'
import type { useRemainingConflicts } from './use-remaining-conflicts.ts'

interface ConflictListProps {
  userName: string
  visits: ReturnType<typeof useRemainingConflicts>
  context: Pick<TextContext, 't' | 'language' | 'timeZone'>
}

/**
 * Appointments in a time that is to be closed, by time, each with its status and a link (WORK-35). Each is moved
 * on the agenda or cancelled here, and then leaves the list, which takes the focus (WORK-123).
 */
export function ConflictList({ userName, visits, context }: ConflictListProps) {
  const { remaining, read, watch } = visits
  const [cancelled, setCancelled] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const query = cancelled === null ? undefined : read.get(cancelled)
  const visit = query?.data?.visit
  const takesFocus = useRef(false)
  const done = (outcome: 'cancelled' | 'dismissed') => {
    takesFocus.current = outcome === 'cancelled'
    setCancelled(null)
  }
  useEffect(() => {
    // The dialog, closed by now, gave the focus back to a button that goes with its visit.
    if (cancelled === null && takesFocus.current) list.current?.focus()
    takesFocus.current = false
  }, [cancelled])
  const { t } = context
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {remaining.map((each) => (
          <li
            key={`${each.orderId} ${each.startTime}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <ConflictingVisitText visit={each} context={context} />
            {each.orderId && (
              <VisitActs
                userName={userName}
                orderId={each.orderId}
                visit={each}
                context={context}
                isLoading={cancelled === each.orderId && Boolean(query?.isFetching) && !visit}
                onMove={watch}
                onCancel={(orderId) => {
                  watch(orderId)
                  setCancelled(orderId)
                }}
              />
            )}
          </li>
        ))}
        {remaining.length === 0 && <li className="py-2.5">{t('hours.conflicts.nothingLeft')}</li>}
      </ul>
      {query?.error && !visit && (
        <Failure title={t('hours.conflicts.visitFailed')} error={query.error} />
      )}
      {visit && (
        <CancelConflict
          key={visit.orderId}
          userName={userName}
          visit={visit}
          context={{ ...context, now: Date.now() }}
          onDone={done}
        />
      )}
    </>
  )
}

interface VisitActsProps {
  userName: string
  orderId: string
  visit: ConflictingVisit
  context: ConflictListProps['context']
  isLoading: boolean
  onMove: (orderId: string) => void
  onCancel: (orderId: string) => void
}

function VisitActs(props: VisitActsProps) {
  const { userName, orderId, visit, context } = props
  const { t, timeZone } = context
  const name = visit.customerName || t('hours.conflicts.someone')
  const about = (
    <span className="sr-only">
      {' '}
      {t('hours.conflicts.ofVisit', { name, time: visitTimeText(visit, context) })}
    </span>
  )
  const day = dayIn(timeZone, visit.startTime)
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1">
      <NewTabLink
        href={`/salon/${userName}/agenda?day=${day}&visit=${orderId}&move=choose`}
        className="link inline-flex min-h-11 min-w-11 items-center text-md"
        onClick={() => props.onMove(orderId)}
      >
        {t('hours.conflicts.move')}
        {about}
      </NewTabLink>
      <Button
        size="sm"
        tone="quiet"
        busy={props.isLoading && t('common.loading')}
        onClick={() => props.onCancel(orderId)}
      >
        {t(visit.status === 'PENDING' ? 'hours.conflicts.decline' : 'hours.conflicts.cancel')}
        {about}
      </Button>
    </div>
  )
}

function ConflictingVisitText({
  visit,
  context,
}: Pick<ConflictListProps, 'context'> & { visit: ConflictingVisit }) {
  const { t } = context
  const { orderId, status } = visit
  const name = visit.customerName || t('hours.conflicts.someone')
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-strong">{orderId ? name : t('hours.conflicts.own')}</span>
        <span className="block text-md text-muted">{visitTimeText(visit, context)}</span>
        {visit.serviceName && <span className="block text-md text-muted">{visit.serviceName}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        {status && <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>}
        {orderId && (
          <NewTabLink
            href={`/bookings/${orderId}`}
            className="link inline-flex min-h-11 items-center text-md"
          >
            <span aria-hidden>{t('hours.conflicts.open')}</span>
            <span className="sr-only">{t('hours.conflicts.openOf', { name })}</span>
          </NewTabLink>
        )}
      </div>
    </>
  )
}
