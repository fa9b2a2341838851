import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ReviewFilter } from '#domain/review/review-filter.ts'
import { formatCount } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { chipRow } from '../../ui/chip.tsx'
import { Choice, ChoiceGroup } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NO_ACCESS } from '../shell/no-access.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { closeForms } from '../shell/use-leave-question.ts'
import { RatingCard } from './rating-card.tsx'
import {
  type SalonReviewsPage as ReviewsData,
  reviewsOf,
  salonReviewsQuery,
} from './reviews-query.ts'
import { SalonReviewItem } from './salon-review-item.tsx'

/** The reviews of a salon, to answer and to report (WORK-53). */
export function SalonReviewsPage({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const [filter, setFilter] = useState<ReviewFilter>('unanswered')
  const query = useInfiniteQuery({
    ...salonReviewsQuery(userName, filter, language),
    placeholderData: (before) => before,
  })
  const isClosed = query.error && NO_ACCESS.has(query.error.cause as RefusalCode)
  const pages = isClosed ? undefined : query.data?.pages
  const first = pages?.[0]
  return (
    <SalonPage title={t('workspace.nav.reviews')} lead={t('salonReviews.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid min-w-0 gap-4">
          {first && (
            <Filters
              filter={filter}
              unanswered={first.unansweredCount}
              onChoose={(chosen) => closeForms(t) && setFilter(chosen)}
            />
          )}
          {query.error && (
            <LoadFailure
              title={t('salonReviews.failed')}
              refusal={query.error.cause as RefusalCode}
              isLoading={query.isFetching}
              onRetry={query.isFetchNextPageError ? query.fetchNextPage : query.refetch}
            />
          )}
          {query.isPending && <Pending />}
          {pages && first && (
            <List
              key={filter}
              userName={userName}
              filter={filter}
              pages={pages}
              isOutdated={query.isPlaceholderData}
              onShowAll={() => setFilter('all')}
            />
          )}
          {query.hasNextPage && !query.isPlaceholderData && (
            <Button
              className="justify-self-center"
              busy={query.isFetchingNextPage && t('common.loading')}
              onClick={() => query.fetchNextPage()}
            >
              {t('provider.moreReviews')}
            </Button>
          )}
        </div>
        {first && <RatingCard rating={first.providerRating} />}
      </div>
    </SalonPage>
  )
}

interface FiltersProps {
  filter: ReviewFilter
  unanswered: number
  onChoose: (filter: ReviewFilter) => void
}

const SHOWN_FILTERS = ['unanswered', 'all', 'low'] as const satisfies readonly ReviewFilter[]

function Filters({ filter, unanswered, onChoose }: FiltersProps) {
  const { t, language } = useTranslation()
  const count = formatCount(unanswered, language)
  return (
    <ChoiceGroup legend={t('salonReviews.show')} isLegendHidden className={chipRow}>
      {SHOWN_FILTERS.map((each) => (
        <Choice
          key={each}
          variant="chip"
          name="filter"
          value={each}
          checked={each === filter}
          onChange={() => onChoose(each)}
          className="shrink-0"
        >
          {each === 'unanswered'
            ? t('salonReviews.filters.unanswered', { count })
            : t(`salonReviews.filters.${each}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

interface ListProps {
  userName: string
  filter: ReviewFilter
  pages: readonly ReviewsData[]
  /** Whether these are still the reviews of the filter before. */
  isOutdated: boolean
  onShowAll: () => void
}

function List({ userName, filter, pages, isOutdated, onShowAll }: ListProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reviews = reviewsOf(pages)
  const isEmpty = reviews.length === 0
  return (
    <section aria-labelledby={headingId} aria-busy={isOutdated} className="min-w-0">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="sr-only">
        {t('workspace.nav.reviews')}
      </h2>
      <p role="status" className="sr-only">
        {isOutdated ? t('common.loading') : t('salonReviews.found', { count: reviews.length })}
      </p>
      {isEmpty && !isOutdated && (
        <NoReviews
          userName={userName}
          filter={filter}
          hasAny={hasAny(pages)}
          onShowAll={onShowAll}
        />
      )}
      {reviews.map((review) => (
        <SalonReviewItem
          key={review.id}
          userName={userName}
          review={review}
          // With an answer it leaves the list of those without one, and the focus with it.
          onSaved={() => filter === 'unanswered' && heading.current?.focus({ preventScroll: true })}
        />
      ))}
    </section>
  )
}

function hasAny(pages: readonly ReviewsData[]): boolean {
  return pages.some(({ providerRating }) => providerRating.totalCount > 0)
}

interface NoReviewsProps {
  userName: string
  filter: ReviewFilter
  hasAny: boolean
  onShowAll: () => void
}

function NoReviews({ userName, filter, hasAny, onShowAll }: NoReviewsProps) {
  const { t } = useTranslation()
  if (!hasAny)
    return (
      <EmptyState
        title={t('salonReviews.none')}
        action={
          <ButtonLink to="/salon/$userName/agenda" params={{ userName }}>
            {t('salonReviews.noneAction')}
          </ButtonLink>
        }
      >
        <p>{t('salonReviews.noneText')}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t(filter === 'low' ? 'salonReviews.noneLow' : 'salonReviews.noneUnanswered')}
      action={<Button onClick={onShowAll}>{t('salonReviews.showAll')}</Button>}
    />
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {[1, 2, 3].map((item) => (
        <Skeleton key={item} className="h-32 rounded-lg" />
      ))}
    </>
  )
}
