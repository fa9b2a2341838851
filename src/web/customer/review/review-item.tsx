import { Link } from '@tanstack/react-router'
import UserRound from 'lucide-react/icons/user-round'
import type { Ref } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { ReportButton } from '../../features/review/report-button.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Review } from './review-data.ts'

interface ReviewItemProps {
  review: Review
  /** For focusing the review. */
  ref?: Ref<HTMLElement> | undefined
}

/** A review: name, date, stars, text and the salon's reply. */
export function ReviewItem({ review, ref }: ReviewItemProps) {
  const { t } = useTranslation()
  const { reviewerName: name, createdAt, rating, userFeedback, reply } = review
  return (
    <li className="border-b border-line py-6">
      <article ref={ref} tabIndex={ref ? -1 : undefined} className="outline-none">
        <div className="flex flex-wrap items-center gap-3.5">
          <span
            aria-hidden
            className="grid size-12 place-items-center rounded-full bg-surface-accent font-strong text-muted uppercase"
          >
            {name ? [...name][0] : <Icon of={UserRound} />}
          </span>
          <div className="min-w-0 grow">
            <h3 className="font-sans text-base font-strong tracking-normal">
              {name ?? t('provider.anonymous')}
            </h3>
            <p className="text-sm text-muted">
              <time dateTime={createdAt}>{numericDate(createdAt)}</time>
            </p>
          </div>
          <Stars rating={rating} label={t('provider.starsOfFive', { count: rating })} />
        </div>
        {userFeedback && (
          <p lang={review.language} className="mt-3 max-w-[66ch] text-pretty whitespace-pre-line">
            {userFeedback}
          </p>
        )}
        {reply && (
          <div className="mt-3 max-w-[66ch] rounded-md bg-surface-soft px-4 py-3 text-md">
            <p className="font-strong">{t('provider.reply')}</p>
            <p lang={review.language} className="whitespace-pre-line">
              {reply}
            </p>
            <Link
              to="/report"
              search={{ kind: 'reply', targetId: review.id }}
              className="link -mb-2 inline-flex min-h-11 items-center text-sm"
            >
              {t('reviews.report.reply')}
            </Link>
          </div>
        )}
        <div className="mt-2">
          <ReportButton reviewId={review.id} reviewer={name ?? t('provider.anonymous')} />
        </div>
      </article>
    </li>
  )
}

/** dd/MM/yyyy in both languages, in Dutch time (row REVIEW-01). */
function numericDate(isoTime: string): string {
  return NUMERIC.format(new Date(isoTime))
}

const NUMERIC = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: DUTCH_ZONE,
})
