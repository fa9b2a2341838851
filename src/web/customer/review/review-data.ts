import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'

/** Reviews as the API returns them. */
export type ReviewsPage = Reply<Endpoints['listReviews']>['data']['reviews']
export type Review = ReviewsPage['items'][number]
export type Rating = Reply<Endpoints['getProviderRating']>['data']['providerRating']
