import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ConflictList } from './conflict-list.tsx'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { useRemainingConflicts } from './use-remaining-conflicts.ts'

interface ConflictsDialogProps {
  userName: string
  /** Says how many stand there. */
  title: (count: number) => string
  conflicting: ConflictingVisits
  /** Goes on all the same; without it the list is only looked at. */
  confirm?: { label: string; busy: string }
  /** Why it failed. */
  failure: ReactNode
  isSending: boolean
  onConfirm?: () => void
  onLeave: () => void
}

/** Lists the visits in a time before it is closed; the member goes on or leaves it (WORK-32, WORK-35). */
export function ConflictsDialog(props: ConflictsDialogProps) {
  const { t, language } = useTranslation()
  const { conflicting, confirm, isSending, onConfirm, onLeave } = props
  const visits = useRemainingConflicts(props.userName, conflicting.visits)
  const leave = t(confirm ? 'hours.conflicts.leave' : 'hours.conflicts.close')
  const context = { t, language, timeZone: conflicting.timeZone }
  return (
    <Dialog
      title={props.title(visits.remaining.length)}
      closeLabel={leave}
      isLocked={isSending}
      onClose={onLeave}
      footer={
        <div className="grid w-full gap-2.5 sm:grid-cols-2">
          {confirm && (
            <Button tone="primary" busy={isSending && confirm.busy} onClick={onConfirm}>
              {confirm.label}
            </Button>
          )}
          <Button tone="quiet" disabled={isSending} onClick={onLeave}>
            {leave}
          </Button>
        </div>
      }
    >
      <p className="mt-3 mb-4 text-muted">{t('hours.conflicts.text')}</p>
      <ConflictList userName={props.userName} visits={visits} context={context} />
      {props.failure && <div className="mt-4">{props.failure}</div>}
    </Dialog>
  )
}
