import Info from 'lucide-react/icons/info'
import { formatTenths } from '#messages/format.ts'
import { StarDistribution } from '../../features/review/star-distribution.tsx'
import { useTranslation } from '../../language.ts'
import { Note } from '../../ui/note.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { SalonReviewsPage } from './reviews-query.ts'

/** The average and the distribution of stars (WORK-53). */
export function RatingCard({ rating }: { rating: SalonReviewsPage['providerRating'] }) {
  const { t, language } = useTranslation()
  const average = formatTenths(rating.averageRating, language)
  const isRated = rating.totalCount > 0
  return (
    <aside aria-label={t('salonReviews.average')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="card p-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span aria-hidden className="serif text-[3rem]/none">
            {isRated ? average : '–'}
          </span>
          <div>
            {isRated && (
              <Stars
                rating={rating.averageRating}
                label={t('common.rating', { rating: average })}
              />
            )}
            <p className="text-sm text-muted">
              {isRated
                ? t('common.reviews', { count: rating.totalCount })
                : t('salonReviews.noReviews')}
            </p>
          </div>
        </div>
        {isRated && <StarDistribution rating={rating} className="mt-4" />}
      </div>
      <Note tone="info" icon={Info}>
        {t('salonReviews.advice')}
      </Note>
    </aside>
  )
}
