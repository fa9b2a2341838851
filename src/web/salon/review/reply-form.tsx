import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_REPLY_LENGTH } from '#domain/review/review-report.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatCount } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import type { SalonReview } from './reviews-query.ts'
import { useReply } from './use-reply.ts'

interface ReplyFormProps {
  userName: string
  review: SalonReview
  onSaved: () => void
  onClose: () => void
}

/** The field for the public reply to a review (WORK-54). */
export function ReplyForm({ userName, review, onSaved, onClose }: ReplyFormProps) {
  const { t, language } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(review.reply ?? '')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const reply = useReply({ userName, review, field, onSaved })
  const { isPending, variables, isChanged, stored } = reply
  const { mayClose } = useLeaveQuestion(visibleText(text) !== (stored ?? ''))
  // What a colleague wrote meanwhile is not what is edited here.
  const own = isChanged ? review.reply : stored
  const isRemoving = isPending && variables?.reply === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const words = visibleText(text)
    setIsMissing(words === '')
    if (words === '') field.current?.focus()
    else reply.mutate({ reply: words, typed: text })
  }
  const leave = () => {
    if (!mayClose()) return
    onClose()
    reply.readAgain()
  }
  const length = t('salonReviews.form.length', {
    length: formatCount(text.length, language),
    most: formatCount(MAX_REPLY_LENGTH, language),
  })
  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-3">
      <TextAreaField
        ref={field}
        label={t('salonReviews.form.label')}
        aside={t('salonReviews.form.aside')}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{t('salonReviews.form.hint')}</span>
            <span>{length}</span>
          </span>
        }
        error={isMissing && t('salonReviews.form.missing')}
        lang={review.language}
        rows={4}
        maxLength={MAX_REPLY_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ReplyFailure reply={reply} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          tone="primary"
          busy={isPending && !isRemoving && t('salonReviews.form.sending')}
        >
          {t(`salonReviews.form.${own === null ? 'post' : 'save'}`)}
        </Button>
        {own !== null && (
          <Button
            tone="danger-outlined"
            busy={isRemoving && t('salonReviews.form.removing')}
            onClick={() => !isPending && reply.mutate({ reply: '', typed: text })}
          >
            {t('salonReviews.form.remove')}
          </Button>
        )}
        <Button tone="quiet" onClick={leave} disabled={isPending}>
          {t('salonReviews.form.later')}
        </Button>
      </div>
    </form>
  )
}

function ReplyFailure({ reply }: { reply: ReturnType<typeof useReply> }) {
  const { t } = useTranslation()
  const { refusal, isChanged, isPending, stored, submittedAt } = reply
  if (!refusal || isPending) return null
  if (!isChanged)
    return (
      <FailureNote key={submittedAt} title={t('salonReviews.form.notSent')}>
        {t(`refusals.${refusal}`)} {t('salonReviews.form.retrySafe')}
      </FailureNote>
    )
  return stored === null ? (
    <FailureNote key={submittedAt} title={t('salonReviews.form.removedMeanwhile')}>
      {t('salonReviews.form.removedText')}
    </FailureNote>
  ) : (
    <FailureNote key={submittedAt} title={t('salonReviews.form.changed')}>
      {t('salonReviews.form.changedTo', { reply: stored })}
    </FailureNote>
  )
}
