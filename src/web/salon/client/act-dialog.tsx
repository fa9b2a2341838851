import type { ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'

interface ActDialogProps {
  title: string
  text: string
  /** The label of the button that does it. */
  act: string
  tone?: ButtonTone
  /** Why it failed; its cause is a refusal. */
  error: Error | null
  isSending: boolean
  onAct: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks once more before something that cannot be undone, and says why it failed. */
export function ActDialog(props: ActDialogProps) {
  const { t } = useTranslation()
  const { error, isSending, onClose } = props
  return (
    <Dialog
      title={props.title}
      closeLabel={t('clients.leave')}
      isLocked={isSending}
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{props.text}</p>
      {props.children}
      {error && (
        <div className="mt-4">
          <FailureNote title={t('clients.actFailed')}>
            {t(`refusals.${error.cause as RefusalCode}`)}
          </FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone={props.tone ?? 'primary'}
          busy={isSending && t('clients.busy')}
          onClick={props.onAct}
        >
          {props.act}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('clients.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
