import { useEffect, useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { StarCounts } from '#domain/review/rating.ts'
import { api } from '../../../api-client.ts'
import { logFault } from '../../../log.ts'

type Page = Reply<Endpoints['listReviews']>['data']['reviews']
type Rating = Reply<Endpoints['getProviderRating']>['data']['providerRating']
export type Review = Page['items'][number]

interface Loaded {
  readonly rating: Rating | null
  readonly pages: readonly Page[]
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

/** One star first, as the rules have it. */
export function starCounts(rating: Rating): StarCounts {
  return [
    rating.oneStarCount,
    rating.twoStarCount,
    rating.threeStarCount,
    rating.fourStarCount,
    rating.fiveStarCount,
  ]
}

function withPage(before: Loaded, page: Page | null): Loaded {
  if (!page) return { ...before, status: 'failed' }
  return { ...before, pages: [...before.pages, page], status: 'loaded' }
}

async function fetchPage(userName: string, pageToken?: string | null): Promise<Page | null> {
  const query = pageToken ? { pageToken } : {}
  const answer = await api('listReviews', { params: { userName }, query })
  if (answer.ok) return answer.reply.data.reviews
  logFault('The reviews did not load', answer.refusal)
  return null
}

async function fetchRating(userName: string): Promise<Rating | null> {
  const answer = await api('getProviderRating', { params: { userName } })
  if (answer.ok) return answer.reply.data.providerRating
  logFault('The rating did not load', answer.refusal)
  return null
}
