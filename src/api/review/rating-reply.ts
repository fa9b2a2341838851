import type { Reply } from '#contract/endpoint.ts'
import type { getProviderRating } from '#contract/review.ts'
import type { ProviderRow } from '../provider/store.ts'

type RatedRow = Pick<
  ProviderRow,
  | 'user_name'
  | 'one_star_count'
  | 'two_star_count'
  | 'three_star_count'
  | 'four_star_count'
  | 'five_star_count'
  | 'review_count'
  | 'rating'
>

/** The wire form of a provider's star counts and average. */
export function ratingReply(
  provider: RatedRow,
): Reply<typeof getProviderRating>['data']['providerRating'] {
  return {
    providerUserName: provider.user_name,
    oneStarCount: provider.one_star_count,
    twoStarCount: provider.two_star_count,
    threeStarCount: provider.three_star_count,
    fourStarCount: provider.four_star_count,
    fiveStarCount: provider.five_star_count,
    totalCount: provider.review_count,
    averageRating: provider.rating,
  }
}
