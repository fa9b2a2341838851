import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { StandingList } from './standing-list.tsx'
import type { StandingVisits } from './standing-visit.ts'

interface StandingDialogProps {
  title: string
  standing: StandingVisits
  confirm: { label: string; busy: string }
  /** Why it failed. */
  failure: ReactNode
  isSending: boolean
  onConfirm: () => void
  onLeave: () => void
}

/** Lists what stands in a time before it is closed; the member goes on or leaves it (WORK-32, WORK-35). */
export function StandingDialog(props: StandingDialogProps) {
  const { t, language } = useTranslation()
  const { standing, confirm, isSending, onConfirm, onLeave } = props
  const context = { t, language, timeZone: standing.timeZone }
  return (
    <Dialog
      title={props.title}
      closeLabel={t('hours.standing.leave')}
      isLocked={isSending}
      onClose={onLeave}
      footer={
        <div className="grid w-full gap-2.5 sm:grid-cols-2">
          <Button tone="primary" busy={isSending && confirm.busy} onClick={onConfirm}>
            {confirm.label}
          </Button>
          <Button tone="quiet" disabled={isSending} onClick={onLeave}>
            {t('hours.standing.leave')}
          </Button>
        </div>
      }
    >
      <p className="mt-3 mb-4 text-muted">{t('hours.standing.text')}</p>
      <StandingList visits={standing.visits} context={context} />
      {props.failure && <div className="mt-4">{props.failure}</div>}
    </Dialog>
  )
}
