import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { StandingList } from './standing-list.tsx'
import type { StandingVisits } from './standing-visit.ts'
import { useVisitsLeft } from './use-visits-left.ts'

interface StandingDialogProps {
  userName: string
  /** Says how many stand there. */
  title: (count: number) => string
  standing: StandingVisits
  /** Goes on all the same; without it the list is only looked at. */
  confirm?: { label: string; busy: string }
  /** Why it failed. */
  failure: ReactNode
  isSending: boolean
  onConfirm?: () => void
  onLeave: () => void
}

/** Lists what stands in a time before it is closed; the member goes on or leaves it (WORK-32, WORK-35). */
export function StandingDialog(props: StandingDialogProps) {
  const { t, language } = useTranslation()
  const { standing, confirm, isSending, onConfirm, onLeave } = props
  const visits = useVisitsLeft(props.userName, standing.visits)
  const leave = t(confirm ? 'hours.standing.leave' : 'hours.standing.close')
  const context = { t, language, timeZone: standing.timeZone }
  return (
    <Dialog
      title={props.title(visits.left.length)}
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
      <p className="mt-3 mb-4 text-muted">{t('hours.standing.text')}</p>
      <StandingList userName={props.userName} visits={visits} context={context} />
      {props.failure && <div className="mt-4">{props.failure}</div>}
    </Dialog>
  )
}
