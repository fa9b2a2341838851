import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { hasPermission } from '#domain/membership/role.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EMPTY_DRAFT } from '../request/decline-dialog.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { OwnSalon } from '../shell/own-salons.ts'
import { ConflictNote } from './conflict-note.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { SeriesCancel } from './series-cancel.tsx'
import { useVisitChange } from './use-visit-change.ts'
import { type OpenDialog, VisitDialog } from './visit-dialog.tsx'
import type { Visit } from './visit-query.ts'

interface VisitActionsProps {
  salon: OwnSalon
  visit: Visit
  context: TextContext
  onMove: () => void
}

/** What a member can do with a visit now (WORK-11, WORK-13). */
export function VisitActions({ salon, visit, context, onMove }: VisitActionsProps) {
  const { t, now, timeZone } = context
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const change = useVisitChange({
    userName: salon.userName,
    visit: dialog?.visit ?? visit,
    onOutcome: (outcome) => outcome === 'changed' && setDialog(null),
  })
  const { mutate, isPending, error, reset, conflicts } = change
  const hasBegun = Date.parse(visit.startTime) <= now
  const isPendingVisit = visit.status === 'PENDING'
  const isOver = visit.answerBy !== null && Date.parse(visit.answerBy) <= now
  const mayCancel = hasPermission(salon.role, 'cancel-visits', salon.roleSettings)
  const open = (kind: OpenDialog['kind']) => {
    reset()
    setDialog({ kind, visit, draft: EMPTY_DRAFT })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {error && !dialog && (
        <ConflictNote
          title={t('agenda.notChanged')}
          refusal={error.cause as RefusalCode}
          conflicts={conflicts}
          timeZone={timeZone}
        />
      )}
      {visit.status === 'NO_SHOW' &&
        hasPermission(salon.role, 'edit-provider', salon.roleSettings) && (
          <ButtonLink
            to="/salon/$userName/no-show/$orderId"
            params={{ userName: salon.userName, orderId: visit.orderId }}
            size="sm"
          >
            <Icon of={FileText} size="sm" />
            {t('agenda.noShow.open')}
          </ButtonLink>
        )}
      {hasBegun && !isPendingVisit && (
        <OutcomeForm visit={visit} context={context} change={change} mayCancel={mayCancel} />
      )}
      {isPendingVisit && !isOver && (
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            tone="primary"
            busy={isPending && !dialog && t('workspace.requests.confirming')}
            onClick={() => mutate({ kind: 'status', status: 'CONFIRMED' })}
          >
            <Icon of={Check} size="sm" />
            {t('workspace.requests.confirm')}
          </Button>
          <Button disabled={isPending} onClick={() => open('decline')}>
            {t('workspace.requests.decline')}
          </Button>
        </div>
      )}
      {!hasBegun && !isOver && isOpenStatus(visit.status) && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" onClick={onMove}>
            <Icon of={CalendarClock} size="sm" />
            {t('agenda.move.open')}
          </Button>
          {!isPendingVisit && mayCancel && (
            <Button size="sm" tone="quiet" onClick={() => open('cancel')}>
              {t('agenda.cancel.open')}
            </Button>
          )}
          {!isPendingVisit && mayCancel && (
            <SeriesCancel userName={salon.userName} visit={visit} context={context} />
          )}
        </div>
      )}
      {dialog && (
        <VisitDialog
          dialog={dialog}
          context={context}
          change={change}
          current={visit}
          onDialog={setDialog}
          onMove={onMove}
        />
      )}
    </div>
  )
}
