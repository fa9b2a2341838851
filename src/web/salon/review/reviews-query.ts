import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ReviewFilter } from '#domain/review/review-filter.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type SalonReviewsPage = Reply<Endpoints['listWorkspaceReviews']>['data']
export type SalonReview = SalonReviewsPage['reviews']['items'][number]

/** The first parts of the keys of a salon's reviews, in any language and with any filter. */
export function salonReviewsKey(userName: string) {
  return ['salon-reviews', userName] as const
}

/** The reviews of a salon for its members, page by page. */
export function salonReviewsQuery(userName: string, filter: ReviewFilter, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...salonReviewsKey(userName), language, filter],
    queryFn: async ({ pageParam }) => {
      const query = { filter, ...(pageParam && { pageToken: pageParam }) }
      const answer = await api('listWorkspaceReviews', { params: { userName }, query })
      return replyOf(answer, 'The reviews did not load').data
    },
    initialPageParam: '',
    getNextPageParam: ({ reviews }) => reviews.nextPageToken,
    refetchOnMount: 'always',
  })
}

/** The reviews of several pages; one written meanwhile moves others to the next page, so pages may overlap. */
export function reviewsOf(pages: readonly SalonReviewsPage[]): SalonReview[] {
  const reviews = pages.flatMap((page) => page.reviews.items)
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}

/** What was read of the reviews, with another reply to one of them; null when it was removed. */
export function withReply(
  read: InfiniteData<SalonReviewsPage>,
  id: SalonReview['id'],
  reply: string | null,
): InfiniteData<SalonReviewsPage> {
  const pages = read.pages.map((page) => {
    const items = page.reviews.items.map((review) =>
      review.id === id ? { ...review, reply } : review,
    )
    return { ...page, reviews: { ...page.reviews, items } }
  })
  return { ...read, pages }
}
