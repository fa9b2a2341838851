import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import type { ButtonTone } from '../../ui/button.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface ActDialogProps {
  title: string
  text: string
  /** The label of the button that does it. */
  act: string
  tone?: ButtonTone
  /** Why it failed; its cause is a refusal. */
  error: Error | null
  isSending: boolean
  /** What must be chosen first. */
  missing?: string | false
  onAct: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks once more before something is done to a client. */
export function ActDialog(props: ActDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={props.title}
      text={props.text}
      confirm={props.act}
      sending={t('clients.busy')}
      cancel={t('clients.leave')}
      closeLabel={t('clients.leave')}
      tone={props.tone ?? 'primary'}
      failed={t('clients.actFailed')}
      error={props.error}
      isSending={props.isSending}
      missing={props.missing}
      onConfirm={props.onAct}
      onClose={props.onClose}
    >
      {props.children}
    </ConfirmDialog>
  )
}
