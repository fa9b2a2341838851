import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatTenths } from '#messages/format.ts'
import { StarDistribution } from '../../../features/review/star-distribution.tsx'
import { useTranslation } from '../../../language.ts'
import { QueryProvider } from '../../../query-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Rating } from '../../review/review-data.ts'
import { ReviewItem } from '../../review/review-item.tsx'
import { ratingQuery, reviewsQuery } from './reviews-query.ts'

/** Average rating, distribution of stars and the reviews, loaded page by page. */
export function Reviews({ userName }: { userName: string }) {
  return (
    <QueryProvider>
      <RatingAndReviews userName={userName} />
    </QueryProvider>
  )
}

/** What fails to load is left out (REVIEW-02). */
function RatingAndReviews({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data: rating, isPending } = useQuery(ratingQuery(userName))
  const pages = useInfiniteQuery(reviewsQuery(userName))
  if (isPending || pages.isPending) return <Skeleton className="h-64 rounded-lg" />
  const reviews = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <h2 className="sr-only">{t('provider.tabs.reviews')}</h2>
      {rating && rating.totalCount > 0 && <RatingSummary rating={rating} />}
      {reviews?.length === 0 && <p className="py-4 text-muted">{t('provider.noReviews')}</p>}
      <ul>
        {reviews?.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {(pages.hasNextPage || !reviews) && (
        <MoreReviews
          hasFailed={!reviews || (pages.isFetchNextPageError && !pages.isFetchingNextPage)}
          isLoading={pages.isFetchingNextPage}
          onMore={() => (reviews ? pages.fetchNextPage() : pages.refetch())}
        />
      )}
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

interface MoreReviewsProps {
  hasFailed: boolean
  isLoading: boolean
  onMore: () => void
}

function MoreReviews({ hasFailed, isLoading, onMore }: MoreReviewsProps) {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      {hasFailed && (
        <p role="alert" className="mb-3 text-danger">
          {t('provider.reviewsFailed')}
        </p>
      )}
      <Button busy={isLoading && t('common.loading')} onClick={onMore}>
        {t(hasFailed ? 'common.retry' : 'provider.moreReviews')}
      </Button>
    </div>
  )
}
