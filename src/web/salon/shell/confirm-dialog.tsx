import { type ReactNode, useId } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog, type DialogProps } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'

interface ConfirmDialogProps
  extends Pick<DialogProps, 'title' | 'width' | 'closeLabel' | 'closesOnEscape' | 'onClose'> {
  text: ReactNode
  /** The labels of the button that does it, before and while it is sent, and of the one that does not. */
  confirm: string
  sending: string
  cancel: string
  tone?: ButtonTone
  /** The title above the reason why it failed. */
  failed: string
  /** Why it failed; its cause is a refusal. */
  error: Error | null
  isSending: boolean
  /** What must be chosen first; until then it cannot be done. */
  missing?: string | false | undefined
  onConfirm: () => void
  children?: ReactNode
}

/** Asks once more before something that does not come back, and says why it failed. */
export function ConfirmDialog({
  text,
  confirm,
  sending,
  cancel,
  tone = 'danger',
  failed,
  error,
  isSending,
  missing,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const missingId = useId()
  return (
    <Dialog {...dialog} isLocked={isSending}>
      <p className={classes('text-muted', dialog.closeLabel && 'mt-3')}>{text}</p>
      {children}
      {error && !isSending && (
        <div className="mt-4">
          <FailureNote title={failed}>{t(`refusals.${error.cause as RefusalCode}`)}</FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        {missing && (
          <p id={missingId} className="text-md text-muted">
            {missing}
          </p>
        )}
        <Button
          full
          tone={tone}
          disabled={Boolean(missing)}
          aria-describedby={missing ? missingId : undefined}
          busy={isSending && sending}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
        <Button full tone="quiet" onClick={dialog.onClose} disabled={isSending}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  )
}
