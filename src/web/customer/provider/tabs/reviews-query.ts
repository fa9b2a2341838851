import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api-client.ts'
import { replyOf } from '../../../query-client.ts'
import type { Rating, ReviewsPage } from '../../review/review-data.ts'

/** The reviews of a salon page by page, newest first. */
export function reviewsQuery(userName: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', userName],
    queryFn: ({ pageParam }) => fetchPage(userName, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, nextPageToken }) => (hasMore ? nextPageToken : null),
  })
}

/** The rating of a salon. */
export function ratingQuery(userName: string) {
  return queryOptions({ queryKey: ['rating', userName], queryFn: () => fetchRating(userName) })
}

async function fetchPage(userName: string, pageToken: string | null): Promise<ReviewsPage> {
  const query = pageToken ? { pageToken } : {}
  const answer = await api('listReviews', { params: { userName }, query })
  return replyOf(answer, 'The reviews did not load').data.reviews
}

async function fetchRating(userName: string): Promise<Rating> {
  const answer = await api('getProviderRating', { params: { userName } })
  return replyOf(answer, 'The rating did not load').data.providerRating
}
