import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { nextReviews } from './load-reviews.ts'
import type { ReviewsPage } from './review-data.ts'
import { ReviewItem } from './review-item.tsx'

/** The reviews, newest first, loaded page by page. */
export function ReviewList({ userName, firstPage }: { userName: string; firstPage: ReviewsPage }) {
  const { t } = useTranslation()
  const [morePages, setMorePages] = useState<readonly ReviewsPage[]>([])
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')
  const last = morePages.at(-1) ?? firstPage
  const loadMore = async () => {
    setProgress('loading')
    const page = await nextReviews(userName, last.nextPageToken)
    if (page) setMorePages([...morePages, page])
    setProgress(page ? 'idle' : 'failed')
  }
  const firstNew = morePages.at(-1)?.items[0]
  if (firstPage.items.length === 0) {
    return <p className="py-4 text-muted">{t('provider.noReviews')}</p>
  }
  return (
    <>
      <ul>
        {uniqueReviews([firstPage, ...morePages]).map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            ref={review.id === firstNew?.id ? focusItem : undefined}
          />
        ))}
      </ul>
      {last.hasMore && (
        <div className="mt-7 flex flex-col items-center gap-2.5">
          {progress === 'failed' && (
            <p role="alert" className="text-danger">
              {t('reviews.moreFailed')}
            </p>
          )}
          <Button busy={progress === 'loading' && t('common.loading')} onClick={loadMore}>
            {progress === 'failed' ? t('common.retry') : t('provider.moreReviews')}
          </Button>
        </div>
      )}
    </>
  )
}

/** A review written meanwhile moves others to the next page, so pages may overlap. */
function uniqueReviews(pages: readonly ReviewsPage[]) {
  const reviews = pages.flatMap((page) => page.items)
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}

/** Focuses the first new review, since the button that loaded it may be gone. */
function focusItem(item: HTMLElement | null): void {
  item?.focus()
}
