import { useEffect, useState } from 'react'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import type { Rating, Review, ReviewsPage } from '../../review/review-data.ts'

interface Loaded {
  readonly rating: Rating | null
  readonly pages: readonly ReviewsPage[]
  readonly status: 'loading' | 'loaded' | 'failed'
}

export interface ReviewPages {
  readonly rating: Rating | null
  readonly reviews: readonly Review[]
  readonly status: Loaded['status']
  readonly hasMore: boolean
  loadMore(): Promise<void>
}

const NOTHING: Loaded = { rating: null, pages: [], status: 'loading' }

/** The rating and the reviews of a salon, newest first; what does not load stays empty (REVIEW-02). */
export function useReviews(userName: string): ReviewPages {
  const [loaded, setLoaded] = useState(NOTHING)
  useEffect(() => {
    let isWanted = true
    Promise.all([fetchPage(userName), fetchRating(userName)]).then(([page, rating]) => {
      if (isWanted) setLoaded({ ...withPage(NOTHING, page), rating })
    })
    return () => {
      isWanted = false
    }
  }, [userName])

  const last = loaded.pages.at(-1)
  return {
    rating: loaded.rating,
    reviews: loaded.pages.flatMap((page) => page.items),
    status: loaded.status,
    hasMore: last?.hasMore ?? loaded.status === 'failed',
    async loadMore() {
      setLoaded((before) => ({ ...before, status: 'loading' }))
      const page = await fetchPage(userName, last?.nextPageToken)
      setLoaded((before) => withPage(before, page))
    },
  }
}

function withPage(before: Loaded, page: ReviewsPage | null): Loaded {
  if (!page) return { ...before, status: 'failed' }
  return { ...before, pages: [...before.pages, page], status: 'loaded' }
}

async function fetchPage(userName: string, pageToken?: string | null): Promise<ReviewsPage | null> {
  const query = pageToken ? { pageToken } : {}
  const answer = await api('listReviews', { params: { userName }, query })
  if (answer.ok) return answer.reply.data.reviews
  logError('The reviews did not load', answer.refusal)
  return null
}

async function fetchRating(userName: string): Promise<Rating | null> {
  const answer = await api('getProviderRating', { params: { userName } })
  if (answer.ok) return answer.reply.data.providerRating
  logError('The rating did not load', answer.refusal)
  return null
}
