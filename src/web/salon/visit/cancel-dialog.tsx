import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { AnswerFailure } from '../request/answer-failure.tsx'
import { type ConcurrentChange, ConcurrentChangeNote } from '../request/concurrent-change-note.tsx'
import type { DeclineDraft } from '../request/decline-dialog.tsx'

interface CancelDialogProps {
  name: string
  visit: { service: string; when: string }
  /** What became of it since the dialog opened; null when it is the same. */
  concurrentChange: ConcurrentChange | null
  draft: DeclineDraft
  onDraft: (draft: DeclineDraft) => void
  onGoOn: () => void
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
  concurrentChange,
  draft,
  onDraft,
  onGoOn,
  isReachable,
  error,
  isSending,
  onCancel,
  onClose,
}: CancelDialogProps) {
  const { t } = useTranslation()
  const { message } = draft
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
      <DisabledWhileSending isSending={isSending} className="">
        <TextAreaField
          label={t('agenda.cancel.words')}
          aside={`(${t('common.optional')})`}
          maxLength={500}
          value={message}
          onChange={(event) => onDraft({ ...draft, message: event.target.value })}
        />
      </DisabledWhileSending>
      {error && !concurrentChange && <AnswerFailure error={error} />}
      {concurrentChange && (
        <ConcurrentChangeNote
          concurrentChange={concurrentChange}
          isRequest={false}
          onGoOn={onGoOn}
        />
      )}
      <div className="mt-5.5 grid gap-2.5">
        {!concurrentChange && (
          <Button
            full
            tone="danger"
            busy={isSending && t('agenda.cancel.sending')}
            onClick={() => onCancel(visibleText(message))}
          >
            {t('agenda.cancel.send')}
          </Button>
        )}
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('agenda.cancel.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
