import UserRound from 'lucide-react/icons/user-round'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { starPercentages } from '#domain/review/rating.ts'
import { formatCount, formatTenths } from '#messages/format.ts'
import { PortraitPicture } from '../../../art/portrait-picture.tsx'
import { useWords } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { type Review, type ReviewPages, starCounts, useReviews } from './use-reviews.ts'

type Rating = Reply<Endpoints['getProviderRating']>['data']['providerRating']

/** What visitors say: the average and its spread, then the reviews, more on request. */
export function Reviews({ userName }: { userName: string }) {
  const { t } = useWords()
  const { rating, reviews, status, hasMore, loadMore } = useReviews(userName)
  if (status === 'loading' && reviews.length === 0) return <Skeleton className="h-64 rounded-lg" />
  return (
    <>
      <h2 className="sr-only">{t('provider.tabs.reviews')}</h2>
      {rating && rating.totalCount > 0 && <Spread rating={rating} />}
      {status === 'loaded' && reviews.length === 0 && (
        <p className="py-4 text-plum-2">{t('provider.noReviews')}</p>
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

function Spread({ rating }: { rating: Rating }) {
  const { t, language } = useWords()
  const counts = starCounts(rating)
  const shares = starPercentages(counts)
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="flex items-baseline gap-2.5">
          <span className="serif text-[3.5rem]/none">
            {formatTenths(rating.averageRating, language)}
          </span>
          <span className="text-plum-2">{t('provider.outOfFive')}</span>
        </p>
        <p className="mt-1 text-sm text-plum-2">
          {t('common.reviews', { count: rating.totalCount })}
        </p>
      </div>
      <ul className="grid min-w-[min(15rem,100%)] grow grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 text-md">
        {[5, 4, 3, 2, 1].map((stars) => (
          <StarBar
            key={stars}
            stars={stars}
            share={shares[stars - 1] ?? 0}
            count={counts[stars - 1] ?? 0}
          />
        ))}
      </ul>
    </div>
  )
}

function StarBar({ stars, share, count }: { stars: number; share: number; count: number }) {
  const { t, language } = useWords()
  return (
    <li className="col-span-3 grid grid-cols-subgrid items-center">
      <span className="sr-only">{t('provider.stars', { count: stars })}:</span>
      <span aria-hidden>{stars}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-full overflow-hidden rounded-sm bg-petal"
      >
        <rect width={share} height="8" className="fill-rose" />
      </svg>
      <span className="text-right text-plum-2">{formatCount(count, language)}</span>
    </li>
  )
}

function ReviewItem({ review }: { review: Review }) {
  const { t } = useWords()
  const { reviewerName, reviewerUserName, createdAt, rating, userFeedback, reply } = review
  const name = reviewerName ?? reviewerUserName
  return (
    <li className="border-b border-line py-6">
      <article>
        <div className="flex flex-wrap items-center gap-3.5">
          {name ? (
            <PortraitPicture name={reviewerUserName ?? name} size={48} />
          ) : (
            <span className="grid size-12 place-items-center rounded-full bg-petal text-plum-2">
              <Icon of={UserRound} />
            </span>
          )}
          <div className="min-w-0 grow">
            <h3 className="font-sans text-base font-strong tracking-normal">
              {name ?? t('provider.anonymous')}
            </h3>
            <p className="text-sm text-plum-2">
              <time dateTime={createdAt}>{numericDate(createdAt)}</time>
            </p>
          </div>
          <Stars rating={rating} label={t('provider.starsOfFive', { count: rating })} />
        </div>
        {userFeedback && (
          <p lang={review.language} className="mt-3 max-w-[66ch] text-pretty">
            {userFeedback}
          </p>
        )}
        {reply && (
          <div className="mt-3 max-w-[66ch] rounded-md bg-blush px-4 py-3 text-md">
            <p className="font-strong">{t('provider.reply')}</p>
            <p lang={review.language}>{reply}</p>
          </div>
        )}
      </article>
    </li>
  )
}

function MoreReviews({ status, onMore }: { status: ReviewPages['status']; onMore: () => void }) {
  const { t } = useWords()
  return (
    <div className="mt-6">
      {status === 'failed' && (
        <p role="alert" className="mb-3 text-brick">
          {t('provider.reviewsFailed')}
        </p>
      )}
      <Button busy={status === 'loading' && t('common.loading')} onClick={onMore}>
        {t('provider.moreReviews')}
      </Button>
    </div>
  )
}

/** dd/MM/yyyy in both languages (row REVIEW-01). */
function numericDate(isoTime: string): string {
  return isoTime.slice(0, 'YYYY-MM-DD'.length).split('-').toReversed().join('/')
}
