import { useEffect, useState } from 'react'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import type { Rating, Review, ReviewsPage } from '../../review/review-data.ts'

interface ReviewsState {
  readonly rating: Rating | null
  readonly pages: readonly ReviewsPage[]
  readonly status: 'loading' | 'loaded' | 'failed'
}

export interface ReviewPages {
  readonly rating: Rating | null
  readonly reviews: readonly Review[]
  readonly status: ReviewsState['status']
  readonly hasMore: boolean
  loadMore(): Promise<void>
}

const INITIAL_STATE: ReviewsState = { rating: null, pages: [], status: 'loading' }

/** Rating and reviews of a salon, newest first; empty if they fail to load (REVIEW-02). */
export function useReviews(userName: string): ReviewPages {
  const [state, setState] = useState(INITIAL_STATE)
  useEffect(() => {
    let isCurrent = true
    Promise.all([fetchPage(userName), fetchRating(userName)]).then(([page, rating]) => {
      if (isCurrent) setState({ ...withPage(INITIAL_STATE, page), rating })
    })
    return () => {
      isCurrent = false
    }
  }, [userName])

  const last = state.pages.at(-1)
  return {
    rating: state.rating,
    reviews: state.pages.flatMap((page) => page.items),
    status: state.status,
    hasMore: last?.hasMore ?? state.status === 'failed',
    async loadMore() {
      setState((before) => ({ ...before, status: 'loading' }))
      const page = await fetchPage(userName, last?.nextPageToken)
      setState((before) => withPage(before, page))
    },
  }
}

function withPage(before: ReviewsState, page: ReviewsPage | null): ReviewsState {
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
