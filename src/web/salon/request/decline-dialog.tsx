import { type ReactNode, useId, useState } from 'react'
import { DECLINE_REASONS, type DeclineReason } from '#domain/order/decline-reason.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { errorAttributes, FieldError, TextAreaField } from '../../ui/field.tsx'
import { AnswerFailure } from './answer-failure.tsx'
import { type ConcurrentChange, ConcurrentChangeNote } from './concurrent-change-note.tsx'

const MAX_LENGTH = 500

/** What is typed in the dialog; kept by its owner, so that it outlasts the dialog. */
export interface DeclineDraft {
  readonly reason: DeclineReason | null
  readonly message: string
}

export const EMPTY_DRAFT: DeclineDraft = { reason: null, message: '' }

interface DeclineDialogProps {
  name: string
  /** The visit that is declined, as it was when the dialog opened. */
  visit: { service: string; when: string }
  /** What became of it since; null when it is the same. */
  concurrentChange: ConcurrentChange | null
  draft: DeclineDraft
  onDraft: (draft: DeclineDraft) => void
  onGoOn: () => void
  error: Error | null
  isSending: boolean
  onDecline: (answer: { reason: DeclineReason; message: string }) => void
  onClose: () => void
  /** A way to propose another time instead, where the reader is signed in. */
  anotherTime?: ReactNode
}

/** Asks why a request is declined; its customer reads the reason (WORK-06). */
export function DeclineDialog({
  name,
  visit,
  concurrentChange,
  draft,
  onDraft,
  onGoOn,
  error,
  isSending,
  onDecline,
  onClose,
  anotherTime,
}: DeclineDialogProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const { reason, message } = draft
  const [isChecked, setIsChecked] = useState(false)
  const ownWords = visibleText(message)
  const isReasonMissing = isChecked && !reason
  const areWordsMissing = isChecked && reason === 'other' && ownWords === ''
  const send = () => {
    setIsChecked(true)
    if (reason && (reason !== 'other' || ownWords !== '')) onDecline({ reason, message: ownWords })
  }
  const missing = isReasonMissing && t('workspace.requests.declining.reasonMissing')
  return (
    <Dialog
      title={t('workspace.requests.declining.title', { name })}
      closeLabel={t('workspace.requests.declining.leave')}
      isLocked={isSending}
      onClose={onClose}
    >
      <p className="mt-3 mb-5 text-muted">{t('workspace.requests.declining.text', visit)}</p>
      {anotherTime && !concurrentChange && (
        <div className="mb-5 grid gap-2.5 rounded-lg bg-surface-soft p-4">
          <p>{t('workspace.requests.declining.rather')}</p>
          {anotherTime}
        </div>
      )}
      <DisabledWhileSending isSending={isSending} className="grid gap-4.5">
        <ChoiceGroup
          legend={t('workspace.requests.declining.why')}
          className="grid gap-2"
          hint={missing && <FieldError id={errorId}>{missing}</FieldError>}
        >
          {DECLINE_REASONS.map((each) => (
            <Choice
              key={each}
              variant="card"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => onDraft({ ...draft, reason: each })}
              {...errorAttributes(errorId, missing)}
            >
              <Dot />
              {t(`workspace.requests.declining.reasons.${each}`)}
            </Choice>
          ))}
        </ChoiceGroup>
        <TextAreaField
          label={t('workspace.requests.declining.words')}
          aside={reason === 'other' ? undefined : `(${t('common.optional')})`}
          hint={t('workspace.requests.declining.wordsHint')}
          error={areWordsMissing && t('workspace.requests.declining.wordsMissing')}
          maxLength={MAX_LENGTH}
          value={message}
          onChange={(event) => onDraft({ ...draft, message: event.target.value })}
        />
      </DisabledWhileSending>
      {error && !concurrentChange && <AnswerFailure error={error} />}
      {concurrentChange && (
        <ConcurrentChangeNote concurrentChange={concurrentChange} onGoOn={onGoOn} />
      )}
      <div className="mt-5.5 grid gap-2.5">
        {!concurrentChange && (
          <Button
            full
            tone="danger"
            busy={isSending && t('workspace.requests.declining.sending')}
            onClick={send}
          >
            {t('workspace.requests.declining.send')}
          </Button>
        )}
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('workspace.requests.declining.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
