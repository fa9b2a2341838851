import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { formatTenths } from '#messages/format.ts'
import { portraitAddress } from '../../art/art-address.ts'
import { StarDistribution } from '../../features/review/star-distribution.tsx'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column } from '../../ui/page.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { ReviewsPageData } from './load-reviews.ts'
import type { Rating } from './review-data.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewsLoadError } from './reviews-load-error.tsx'

/** The reviews of a salon: average, distribution of stars and the list (row REVIEW-01). */
export function ReviewsPage({ data }: { data: ReviewsPageData }) {
  const { t } = useTranslation()
  const { rating, userName } = data
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Column className="pt-7 pb-12 md:pt-10">
      <div className="grid items-start gap-x-8 gap-y-4.5 md:grid-cols-[minmax(0,1fr)_280px] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-x-16">
        <Heading data={data} />
        <aside
          aria-label={t('reviews.ratingOf')}
          className="md:sticky md:top-6 md:col-start-2 md:row-span-2 md:row-start-1"
        >
          <RatingCard rating={rating} userName={userName} />
        </aside>
        <section aria-labelledby="what-people-wrote" className="min-w-0">
          <h2 ref={heading} id="what-people-wrote" tabIndex={-1} className="sr-only">
            {t('reviews.title')}
          </h2>
          {data.reviewsFailed ? (
            <ReviewsLoadError focusTarget={heading} />
          ) : (
            <ReviewList key={userName} userName={userName} firstPage={data.reviews} />
          )}
          <p className="mt-6 text-sm">
            <Link
              to="/review-checks"
              className="inline-flex min-h-11 items-center text-muted underline underline-offset-3"
            >
              {t('shell.reviewChecks')}
            </Link>
          </p>
          <div className="mt-6 text-center md:hidden">
            <BookLink userName={userName} />
          </div>
        </section>
      </div>
    </Column>
  )
}

function Heading({ data: { info, rating, userName } }: { data: ReviewsPageData }) {
  const { t, language } = useTranslation()
  const name = info?.profile.fullName ?? userName
  const count = rating?.totalCount ?? 0
  const average = formatTenths(rating?.averageRating ?? 0, language)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4.5 gap-y-3">
      <img
        src={info?.profile.profilePictureUrl || portraitAddress(userName)}
        alt=""
        width={88}
        height={88}
        className="size-18 shrink-0 rounded-full bg-surface-accent object-cover xs:size-22"
      />
      <div className="min-w-0 grow basis-[min(100%,12rem)]">
        <h1 lang="nl" className="wrap-break-word hyphens-auto">
          {name}
        </h1>
        {rating && count > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
            <Stars rating={rating.averageRating} label={t('common.rating', { rating: average })} />
            <span aria-hidden className="font-strong">
              {average}
            </span>
            <span className="text-muted">{t('reviews.from', { count })}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function RatingCard({ rating, userName }: { rating: Rating | null; userName: string }) {
  const { t, language } = useTranslation()
  const isRated = rating !== null && rating.totalCount > 0
  return (
    <div className="card px-4.5 md:px-6 md:py-6">
      {isRated && (
        <>
          <p className="hidden items-baseline gap-2.5 border-b border-line pb-3.5 md:flex">
            <span className="serif text-[3.5rem]/none">
              {formatTenths(rating.averageRating, language)}
            </span>
            <span className="text-muted">{t('provider.outOfFive')}</span>
          </p>
          <details className="group md:pt-1">
            <summary className="flex min-h-15 list-none items-center justify-between gap-3 font-strong [&::-webkit-details-marker]:hidden">
              {t('reviews.spread')}
              <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
            </summary>
            <StarDistribution rating={rating} className="pb-5 md:pb-3" />
          </details>
        </>
      )}
      <p
        className={
          isRated ? 'mt-2 text-sm text-muted max-md:hidden' : 'text-sm text-muted max-md:py-4.5'
        }
      >
        {t('reviews.whoWrites')}
      </p>
      <div className="mt-5 max-md:hidden">
        <BookLink userName={userName} />
      </div>
    </div>
  )
}

function BookLink({ userName }: { userName: string }) {
  const { t } = useTranslation()
  return (
    <ButtonLink to="/profile/$id" params={{ id: userName }} tone="primary" full>
      {t('reviews.book')}
    </ButtonLink>
  )
}
