import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'

interface QuestionDialogProps {
  title: string
  text: string
  /** The labels of the button that does it, and while it is done. */
  send: string
  sending: string
  failed: string
  /** Why it failed; its cause is a refusal. */
  error: Error | null
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** Asks before something that takes a way in from somebody, and says why it failed. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { t } = useTranslation()
  const { error, isSending, onClose } = props
  return (
    <Dialog
      title={props.title}
      closeLabel={t('team.cancel')}
      isLocked={isSending}
      width="narrow"
      onClose={onClose}
    >
      <p className="mt-3 wrap-anywhere text-muted">{props.text}</p>
      {error && !isSending && (
        <div className="mt-4">
          <FailureNote title={props.failed}>
            {t(`refusals.${error.cause as RefusalCode}`)}
          </FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button full tone="danger" busy={isSending && props.sending} onClick={props.onSend}>
          {props.send}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('team.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
