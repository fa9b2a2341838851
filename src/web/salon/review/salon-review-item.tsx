import Reply from 'lucide-react/icons/reply'
import { useRef, useState } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { ReportButton } from '../../features/review/report-button.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { SalonReview } from './reviews-query.ts'

interface SalonReviewItemProps {
  userName: string
  review: SalonReview
  onSaved: () => void
}

/** A review with the salon's reply and the field to write it (WORK-53, WORK-54). */
export function SalonReviewItem({ userName, review, onSaved }: SalonReviewItemProps) {
  const { t, language } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const article = useRef<HTMLElement>(null)
  const { id, rating, userFeedback, reviewerName, serviceName, createdAt, reply } = review
  const name = reviewerName ?? t('provider.anonymous')
  const day = formatDay(createdAt, DUTCH_ZONE, language, 'dayMonthYear')
  const close = () => {
    setIsOpen(false)
    article.current?.focus()
  }
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={`review-${id}`}
      className="border-b border-line py-5 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={rating} label={t('provider.starsOfFive', { count: rating })} />
          <h3 id={`review-${id}`} className="font-sans text-base font-strong tracking-normal">
            {name}
          </h3>
        </div>
        <time dateTime={createdAt} className="text-sm text-muted">
          {day}
        </time>
      </div>
      {userFeedback && (
        <p
          lang={review.language}
          className="mt-2 max-w-[66ch] text-pretty whitespace-pre-line wrap-anywhere"
        >
          {userFeedback}
        </p>
      )}
      {serviceName && <p className="mt-2 text-sm text-muted">{serviceName}</p>}
      {reply !== null && !isOpen && (
        <div className="mt-4 max-w-[66ch] border-l-3 border-line-strong pl-4">
          <p className="text-sm font-strong">{t('salonReviews.yourAnswer')}</p>
          <p lang={review.language} className="whitespace-pre-line text-muted wrap-anywhere">
            {reply}
          </p>
          {review.isReplyHidden && (
            <p className="mt-1 text-sm text-muted">{t('salonReviews.answerHidden')}</p>
          )}
        </div>
      )}
      {isOpen ? (
        <ReplyForm
          userName={userName}
          review={review}
          onSaved={() => {
            close()
            onSaved()
          }}
          onClose={close}
        />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          {!review.isReplyHidden && (
            <Button
              size="sm"
              aria-label={t(`salonReviews.${reply === null ? 'answerOf' : 'changeOf'}`, {
                name,
                day,
              })}
              onClick={() => setIsOpen(true)}
            >
              <Icon of={Reply} size="sm" />
              {t(`salonReviews.${reply === null ? 'answer' : 'change'}`)}
            </Button>
          )}
          <ReportButton reviewId={id} reviewer={name} />
        </div>
      )}
    </article>
  )
}
