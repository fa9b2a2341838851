import { formatCount, formatTenths } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Star } from '../../../ui/stars.tsx'

/** Star, rating and number of reviews; nothing without reviews. */
export function Rating({ rating, count }: { rating: number; count: number }) {
  const { t, language } = useTranslation()
  if (count === 0) return null
  const text = formatTenths(rating, language)
  return (
    <p className="flex shrink-0 items-center gap-1.25 leading-6.5">
      <Star className="text-star" />
      <span className="sr-only">
        {t('common.rating', { rating: text })}, {t('common.reviews', { count })}
      </span>
      <span aria-hidden className="font-strong">
        {text}
      </span>
      <span aria-hidden className="text-muted">
        ({formatCount(count, language)})
      </span>
    </p>
  )
}
