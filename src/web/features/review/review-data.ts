import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'

/** What the pages know of reviews, as the contract has it. */
export type ReviewsPage = Reply<Endpoints['listReviews']>['data']['reviews']
export type Review = ReviewsPage['items'][number]
export type Rating = Reply<Endpoints['getProviderRating']>['data']['providerRating']
