import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { type StarCounts, starPercentages } from '#domain/review/rating.ts'
import { formatCount } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'

type Rating = Reply<Endpoints['getProviderRating']>['data']['providerRating']

/** The number of reviews per star rating, with percentage bars (row REVIEW-01). */
export function StarDistribution({ rating, className }: { rating: Rating; className: string }) {
  const counts = starCounts(rating)
  const shares = starPercentages(counts)
  return (
    <ul className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 ${className}`}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <StarBar
          key={stars}
          stars={stars}
          share={shares[stars - 1] ?? 0}
          count={counts[stars - 1] ?? 0}
        />
      ))}
    </ul>
  )
}

function StarBar({ stars, share, count }: { stars: number; share: number; count: number }) {
  const { t, language } = useTranslation()
  return (
    <li className="col-span-3 grid grid-cols-subgrid items-center">
      <span className="sr-only">{t('provider.stars', { count: stars })}:</span>
      <span aria-hidden>{stars}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-full overflow-hidden rounded-sm bg-surface-accent"
      >
        <rect width={share} height="8" className="fill-accent" />
      </svg>
      <span className="text-right text-muted">{formatCount(count, language)}</span>
    </li>
  )
}

/** Counts for one to five stars. */
function starCounts(rating: Rating): StarCounts {
  return [
    rating.oneStarCount,
    rating.twoStarCount,
    rating.threeStarCount,
    rating.fourStarCount,
    rating.fiveStarCount,
  ]
}
