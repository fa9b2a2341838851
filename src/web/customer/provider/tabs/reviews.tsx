import { formatTenths } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Rating } from '../../review/review-data.ts'
import { ReviewItem } from '../../review/review-item.tsx'
import { StarDistribution } from '../../review/star-distribution.tsx'
import { type ReviewPages, useReviews } from './use-reviews.ts'

/** Average rating, distribution of stars and the reviews, loaded page by page. */
export function Reviews({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { rating, reviews, status, hasMore, loadMore } = useReviews(userName)
  if (status === 'loading' && reviews.length === 0) return <Skeleton className="h-64 rounded-lg" />
  return (
    <>
      <h2 className="sr-only">{t('provider.tabs.reviews')}</h2>
      {rating && rating.totalCount > 0 && <RatingSummary rating={rating} />}
      {status === 'loaded' && reviews.length === 0 && (
        <p className="py-4 text-muted">{t('provider.noReviews')}</p>
      )}
      <ul>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {hasMore && <MoreReviews status={status} onMore={loadMore} />}
    </>
  )
}

function RatingSummary({ rating }: { rating: Rating }) {
  const { t, language } = useTranslation()
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="flex items-baseline gap-2.5">
          <span className="serif text-[3.5rem]/none">
            {formatTenths(rating.averageRating, language)}
          </span>
          <span className="text-muted">{t('provider.outOfFive')}</span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {t('common.reviews', { count: rating.totalCount })}
        </p>
      </div>
      <StarDistribution rating={rating} className="min-w-[min(15rem,100%)] grow text-md" />
    </div>
  )
}

function MoreReviews({ status, onMore }: { status: ReviewPages['status']; onMore: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      {status === 'failed' && (
        <p role="alert" className="mb-3 text-danger">
          {t('provider.reviewsFailed')}
        </p>
      )}
      <Button busy={status === 'loading' && t('common.loading')} onClick={onMore}>
        {t(status === 'failed' ? 'common.retry' : 'provider.moreReviews')}
      </Button>
    </div>
  )
}
