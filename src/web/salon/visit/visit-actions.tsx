import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import { type ReactNode, useState } from 'react'
import { hasPermission } from '#domain/membership/role.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EMPTY_DRAFT } from '../request/decline-dialog.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { OwnSalon } from '../shell/own-salons.ts'
import { ABOVE_FOOTER, PanelFooter } from '../shell/panel-footer.tsx'
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
  /** The facts of the visit. */
  children: ReactNode
}

/**
 * What a member can do with a visit now (WORK-11, WORK-13): how it ended stands above its facts, what becomes of a visit to come
 * below them, in sight.
 */
export function VisitActions({ salon, visit, context, onMove, children }: VisitActionsProps) {
  const { now, timeZone } = context
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const change = useVisitChange({
    userName: salon.userName,
    visit: dialog?.visit ?? visit,
    onOutcome: (outcome) => outcome === 'changed' && setDialog(null),
  })
  const { error, reset, conflicts } = change
  const may = allowedActions(salon, visit, now)
  const open = (kind: OpenDialog['kind']) => {
    reset()
    setDialog({ kind, visit, draft: EMPTY_DRAFT })
  }
  const failure = error && !dialog && (
    <ConflictNote
      title={context.t('agenda.notChanged')}
      refusal={error.cause as RefusalCode}
      conflicts={conflicts}
      timeZone={timeZone}
    />
  )
  const hasFooter = may.answer || may.move
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${ABOVE_FOOTER}`}>
      {!hasFooter && failure}
      {may.openNoShow && <NoShowLink salon={salon} visit={visit} context={context} />}
      {may.setOutcome && (
        <OutcomeForm visit={visit} context={context} change={change} mayCancel={may.cancel} />
      )}
      {children}
      {hasFooter && (
        <PanelFooter>
          {failure}
          {may.answer && <Answers context={context} change={change} dialog={dialog} open={open} />}
          {may.move && (
            <Changes
              salon={salon}
              visit={visit}
              context={context}
              mayCancel={may.cancel}
              onMove={onMove}
              open={open}
            />
          )}
        </PanelFooter>
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

function allowedActions({ role, roleSettings }: OwnSalon, visit: Visit, now: number) {
  const hasBegun = Date.parse(visit.startTime) <= now
  const isPending = visit.status === 'PENDING'
  const isOver = visit.answerBy !== null && Date.parse(visit.answerBy) <= now
  return {
    openNoShow: visit.status === 'NO_SHOW' && hasPermission(role, 'edit-provider', roleSettings),
    setOutcome: hasBegun && !isPending,
    answer: isPending && !isOver,
    move: !hasBegun && !isOver && isOpenStatus(visit.status),
    cancel: hasPermission(role, 'cancel-visits', roleSettings),
  }
}

type PartProps = Pick<VisitActionsProps, 'salon' | 'visit' | 'context'>

function NoShowLink({ salon, visit, context }: PartProps) {
  return (
    <ButtonLink
      to="/salon/$userName/no-show/$orderId"
      params={{ userName: salon.userName, orderId: visit.orderId }}
      size="sm"
    >
      <Icon of={FileText} size="sm" />
      {context.t('agenda.noShow.open')}
    </ButtonLink>
  )
}

interface AnswersProps {
  context: TextContext
  change: Pick<ReturnType<typeof useVisitChange>, 'mutate' | 'isPending'>
  dialog: OpenDialog | null
  open: (kind: OpenDialog['kind']) => void
}

function Answers({ context: { t }, change: { mutate, isPending }, dialog, open }: AnswersProps) {
  return (
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
  )
}

interface ChangesProps extends PartProps {
  mayCancel: boolean
  onMove: () => void
  open: (kind: OpenDialog['kind']) => void
}

function Changes({ salon, visit, context, mayCancel, onMove, open }: ChangesProps) {
  const { t } = context
  const isPending = visit.status === 'PENDING'
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        size="sm"
        tone={isPending ? 'quiet' : 'outlined'}
        {...(isPending && { className: 'text-accent-strong!' })}
        onClick={onMove}
      >
        <Icon of={CalendarClock} size="sm" />
        {t('agenda.move.open')}
      </Button>
      {!isPending && mayCancel && (
        <>
          <Button size="sm" tone="quiet" onClick={() => open('cancel')}>
            {t('agenda.cancel.open')}
          </Button>
          <SeriesCancel userName={salon.userName} visit={visit} context={context} />
        </>
      )}
    </div>
  )
}
