import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type FormEvent, useRef, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import {
  hasRequiredMessage,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  type ReportReason,
} from '#domain/review/review-report.ts'
import { api } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'

interface ReportDialogProps {
  reviewId: string
  onClose: () => void
}

/** The form to report a review, or the confirmation once it is sent. */
export function ReportDialog({ reviewId, onClose }: ReportDialogProps) {
  const { t } = useTranslation()
  const [isSent, setIsSent] = useState(false)
  return (
    <Dialog
      title={t('reviews.report.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      width="narrow"
    >
      {isSent ? (
        <div ref={focusElement} tabIndex={-1} className="grid gap-5 pt-3 outline-none">
          <Note tone="success" icon={CircleCheck} role="status" title={t('reviews.report.sent')}>
            {t('reviews.report.sentText')}
          </Note>
          <Button full onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      ) : (
        <ReportForm reviewId={reviewId} onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  )
}

/** Moves the focus to the confirmation, since the pressed button is gone. */
function focusElement(input: HTMLElement | null): void {
  input?.focus()
}

type State = 'idle' | 'sending' | 'incomplete' | RefusalCode

function ReportForm({ reviewId, onSent }: { reviewId: string; onSent: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('not-a-visit')
  const [message, setMessage] = useState('')
  const [state, setState] = useState<State>('idle')
  const isSending = state === 'sending'
  const more = useRef<HTMLTextAreaElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!hasRequiredMessage({ reason, message })) {
      more.current?.focus()
      return setState('incomplete')
    }
    setState('sending')
    const answer = await api('reportReview', { params: { reviewId }, body: { reason, message } })
    if (answer.ok) onSent()
    else setState(answer.refusal)
  }
  const isOther = reason === 'other'
  return (
    <form noValidate onSubmit={send} className="grid gap-5 pt-2">
      <p className="text-muted">
        {t('reviews.report.lead')}{' '}
        <Link to="/review-checks" className="underline underline-offset-3">
          {t('shell.reviewChecks')}
        </Link>
      </p>
      <ChoiceGroup legend={t('reviews.report.why')} className="grid gap-2">
        {REPORT_REASONS.map((each) => (
          <Choice
            key={each}
            variant="card"
            name="reason"
            value={each}
            checked={each === reason}
            onChange={() => setReason(each)}
          >
            <Dot />
            {t(`reviews.report.reasons.${each}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <TextAreaField
        ref={more}
        label={t('reviews.report.message')}
        aside={isOther ? undefined : t('reviews.write.optional')}
        rows={3}
        maxLength={MAX_REPORT_LENGTH}
        value={message}
        error={state === 'incomplete' && isOther ? t('reviews.report.messageNeeded') : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Link
        to="/report"
        search={{ kind: 'review', targetId: reviewId }}
        className="link inline-block py-2.5"
      >
        {t('reviews.report.withName')}
      </Link>
      <ReportFailure state={state} />
      <Button type="submit" tone="primary" full busy={isSending && t('reviews.report.sending')}>
        {t('reviews.report.send')}
      </Button>
    </form>
  )
}

function ReportFailure({ state }: { state: State }) {
  const { t } = useTranslation()
  if (state === 'idle' || state === 'sending' || state === 'incomplete') return null
  return <FailureNote title={t('reviews.report.failed')}>{t(`refusals.${state}`)}</FailureNote>
}
