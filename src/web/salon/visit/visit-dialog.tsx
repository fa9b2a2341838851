import CalendarClock from 'lucide-react/icons/calendar-clock'
import { visibleText } from '#domain/visible-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DeclineDialog, type DeclineDraft } from '../request/decline-dialog.tsx'
import type { TextContext } from '../request/request-text.ts'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { concurrentChangeOf, factsOf } from './concurrent-change.ts'
import type { useVisitChange } from './use-visit-change.ts'
import { isMailed, type Visit } from './visit-query.ts'

/** An open dialog about a visit, as that was when it opened, with what is typed. */
export interface OpenDialog {
  readonly kind: 'decline' | 'cancel'
  readonly visit: Visit
  readonly draft: DeclineDraft
}

interface VisitDialogProps {
  dialog: OpenDialog
  /** The visit as it is now. */
  current: Visit
  context: TextContext
  change: Pick<ReturnType<typeof useVisitChange>, 'mutate' | 'isPending' | 'error'>
  onDialog: (dialog: OpenDialog | null) => void
  /** Opens the form that proposes another time, where there is one. */
  onMove?: () => void
}

/** The dialog that declines or cancels a visit. It keeps to the visit it was opened for when that is read again (WORK-12). */
export function VisitDialog({
  dialog,
  current,
  context,
  change,
  onDialog,
  onMove,
}: VisitDialogProps) {
  const { t } = context
  const { mutate, isPending, error } = change
  const { kind, visit, draft } = dialog
  const concurrentChange = isPending
    ? null
    : concurrentChangeOf(kind, { opened: visit, current }, context)
  const isGone = concurrentChange?.kind === 'gone' // then nothing can be sent
  const { mayClose } = useLeaveQuestion(!isGone && visibleText(draft.message) !== '')
  const props = {
    name: visit.customerName || t('agenda.someone'),
    visit: factsOf(visit, context),
    concurrentChange,
    draft,
    error,
    isSending: isPending,
    onDraft: (changed: DeclineDraft) => onDialog({ ...dialog, draft: changed }),
    onGoOn: () => onDialog({ ...dialog, visit: current }),
    onClose: () => mayClose() && onDialog(null),
  }
  if (kind === 'cancel') {
    return (
      <CancelDialog
        {...props}
        isReachable={isMailed(visit)}
        onCancel={(message) => mutate({ kind: 'status', status: 'CANCELLED', message })}
      />
    )
  }
  return (
    <DeclineDialog
      {...props}
      anotherTime={
        onMove && (
          <Button
            tone="outlined"
            full
            disabled={isPending}
            onClick={onMove} // the form that opens takes the place of this dialog
          >
            <Icon of={CalendarClock} size="sm" />
            {t('workspace.requests.anotherTime')}
          </Button>
        )
      }
      onDecline={(reason) => mutate({ kind: 'status', status: 'DECLINED', ...reason })}
    />
  )
}
