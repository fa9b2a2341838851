import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { nextReviews } from './load-reviews.ts'
import type { ReviewsPage } from './review-data.ts'
import { ReviewItem } from './review-item.tsx'

/** The reviews, the newest first; more are appended on request. */
export function ReviewList({ userName, first }: { userName: string; first: ReviewsPage }) {
  const { t } = useTranslation()
  const [morePages, setMorePages] = useState<readonly ReviewsPage[]>([])
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')
  const last = morePages.at(-1) ?? first
  const loadMore = async () => {
    setProgress('loading')
    const page = await nextReviews(userName, last.nextPageToken)
    if (page) setMorePages([...morePages, page])
    setProgress(page ? 'idle' : 'failed')
  }
  const firstNew = morePages.at(-1)?.items[0]
  if (first.items.length === 0) {
    return <p className="py-4 text-plum-2">{t('provider.noReviews')}</p>
  }
  return (
    <>
      <ul>
        {uniqueReviews([first, ...morePages]).map((review) => (
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
            <p role="alert" className="text-brick">
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

/** Somebody may have written meanwhile, which moves the last of a page onto the next. */
function uniqueReviews(pages: readonly ReviewsPage[]) {
  const reviews = pages.flatMap((page) => page.items)
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}

/** The button that loaded them may be gone: reading goes on at the first new one. */
function focusItem(item: HTMLElement | null): void {
  item?.focus()
}
