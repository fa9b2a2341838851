import { useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { AnswerFailure } from '../request/answer-failure.tsx'

interface CancelDialogProps {
  name: string
  visit: { service: string; when: string }
  /** Whether the customer gets a mail. */
  isReachable: boolean
  error: Error | null
  isSending: boolean
  onCancel: (message: string) => void
  onClose: () => void
}

/** Cancels a visit, with words that its customer reads in the mail. */
export function CancelDialog({
  name,
  visit,
  isReachable,
  error,
  isSending,
  onCancel,
  onClose,
}: CancelDialogProps) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  return (
    <Dialog
      title={t('agenda.cancel.title', { name })}
      closeLabel={t('agenda.cancel.leave')}
      isLocked={isSending}
      onClose={onClose}
    >
      <p className="mt-3 mb-5 text-muted">
        {t('agenda.cancel.text', visit)}{' '}
        {t(isReachable ? 'agenda.cancel.mailed' : 'agenda.notReachable', { name })}
      </p>
      <TextAreaField
        label={t('agenda.cancel.words')}
        aside={`(${t('common.optional')})`}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {error && <AnswerFailure error={error} />}
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isSending && t('agenda.cancel.sending')}
          onClick={() => onCancel(visibleText(message))}
        >
          {t('agenda.cancel.send')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('agenda.cancel.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
