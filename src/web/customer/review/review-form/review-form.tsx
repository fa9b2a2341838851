import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { publicName } from '#domain/person-name.ts'
import { MAX_FEEDBACK_LENGTH } from '#domain/review/review-eligibility.ts'
import { formatCount } from '#messages/format.ts'
import { openSignIn } from '../../../features/sign-in/sign-in-state.ts'
import { isFormStored, readStoredForm, storeForm } from '../../../form-storage.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import type { Order } from '../../booking/order-data.ts'
import type { ReviewInput } from './review-confirmation.tsx'
import { type SendFailure, sendReview } from './send-review.ts'
import { StarChoice } from './star-choice.tsx'

interface ReviewFormProps {
  order: Order
  onSent: (input: ReviewInput) => void
}

/** 'signInElsewhere': the form is not stored, so a sign-in here would lose it. */
type ReviewFailure = SendFailure | 'signInElsewhere'

const EMPTY = { rating: 0, userFeedback: '', anonymous: false }

/** The form of a review. Its values are stored until it is sent, so that they survive a reload. */
export function ReviewForm({ order, onSent }: ReviewFormProps) {
  const { t, language } = useTranslation()
  const name = `review.${order.orderId}`
  const [input, setInput] = useState<ReviewInput>(() => ({
    ...EMPTY,
    ...readStoredForm(name, EMPTY),
  }))
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ReviewFailure | null>(null)
  const reasonId = useId()
  useEffect(() => storeForm(name, { ...input }), [name, input])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || input.rating === 0) return
    setIsSending(true)
    setFailure(null)
    const failed = await sendReview(order, input)
    setIsSending(false)
    if (failed) return setFailure(failed === 'signedOut' ? askToSignIn() : failed)
    storeForm(name, EMPTY)
    onSent(input)
  }
  const askToSignIn = () => {
    if (!isFormStored(name)) return 'signInElsewhere'
    openSignIn(t('reviews.write.signIn'))
    return 'signedOut'
  }
  const { customerName } = order.customerInfo
  const displayedName = (!input.anonymous && publicName(customerName)) || t('provider.anonymous')
  return (
    <form onSubmit={send} className="grid gap-6">
      {failure && <ReviewFailureNote failure={failure} />}
      <StarChoice rating={input.rating} onChoose={(rating) => setInput({ ...input, rating })} />
      <TextAreaField
        label={t('reviews.write.comment')}
        aside={t('reviews.write.optional')}
        placeholder={t('reviews.write.placeholder')}
        hint={t('reviews.write.length', {
          length: formatCount(input.userFeedback.length, language),
          most: formatCount(MAX_FEEDBACK_LENGTH, language),
        })}
        maxLength={MAX_FEEDBACK_LENGTH}
        value={input.userFeedback}
        onChange={(event) => setInput({ ...input, userFeedback: event.target.value })}
      />
      <div className="grid gap-2">
        <p>{t('reviews.write.shownAs', { name: displayedName })}</p>
        <Checkbox
          checked={input.anonymous}
          onChange={(event) => setInput({ ...input, anonymous: event.target.checked })}
        >
          {t('reviews.write.anonymous')}{' '}
          <span className="text-muted">{t('reviews.write.anonymousMeans')}</span>
        </Checkbox>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          tone="primary"
          disabled={input.rating === 0}
          aria-describedby={input.rating === 0 ? reasonId : undefined}
          busy={isSending && t('reviews.write.sending')}
        >
          {t('reviews.write.submit')}
        </Button>
        {input.rating === 0 && (
          <p id={reasonId} className="text-sm text-muted">
            {t('reviews.write.starsFirst')}
          </p>
        )}
      </div>
    </form>
  )
}

function ReviewFailureNote({ failure }: { failure: ReviewFailure }) {
  const { t } = useTranslation()
  return (
    <FailureNote title={t('reviews.errorMessage')}>
      <p>{t(`reviews.write.failed.${failure}`)}</p>
      {failure === 'signedOut' && (
        <Button className="mt-3" onClick={() => openSignIn(t('reviews.write.signIn'))}>
          {t('session.signIn')}
        </Button>
      )}
    </FailureNote>
  )
}
