import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import type { City, ProviderInfo } from '../booking/provider-data.ts'
import type { Rating, ReviewsPage } from './review-data.ts'

/** The data of the reviews page; parts that failed to load are null or empty. */
export interface ReviewsPageData {
  readonly userName: string
  readonly info: ProviderInfo | null
  readonly cities: readonly City[]
  readonly rating: Rating | null
  readonly reviews: ReviewsPage
  /** Whether the reviews are empty because they did not load. */
  readonly reviewsFailed: boolean
}

/**
 * Loads the reviews page of a salon. Failed parts are logged and left out (rows REVIEW-02, APP-14). Null if the salon
 * does not exist.
 */
export async function loadReviews(userName: string): Promise<ReviewsPageData | null> {
  const params = { userName }
  const [provider, cities, rating, reviews] = await Promise.all([
    api('getProviderInfo', { params }),
    api('listCities', { params: { countryCode: 'NL' } }),
    api('getProviderRating', { params }),
    api('listReviews', { params, query: { providerUserName: userName, pageSize: PAGE_SIZE } }),
  ])
  if (!provider.ok && UNKNOWN_PROVIDER_REFUSALS.has(provider.refusal)) return null
  if (!provider.ok) logError('The salon of these reviews did not load', provider.refusal)
  if (!cities.ok) logError('The cities did not load', cities.refusal)
  if (!rating.ok) logError('The rating did not load', rating.refusal)
  if (!reviews.ok) logError('The reviews did not load', reviews.refusal)
  const info = provider.ok ? provider.reply.data.providerInfo : null
  return {
    userName,
    info,
    cities: cities.ok ? cities.reply.cities : [],
    rating: rating.ok ? rating.reply.data.providerRating : null,
    reviews: reviews.ok ? reviews.reply.data.reviews : NO_REVIEWS,
    reviewsFailed: !reviews.ok,
  }
}

/** Loads the next page of reviews; null if it failed. */
export async function nextReviews(
  userName: string,
  pageToken: string | null,
): Promise<ReviewsPage | null> {
  const answer = await api('listMoreReviews', {
    params: { userName },
    query: { providerUserName: userName, pageSize: PAGE_SIZE, pageToken: pageToken ?? '' },
  })
  if (answer.ok) return answer.reply.data.reviews
  logError('More reviews did not load', answer.refusal)
  return null
}

const PAGE_SIZE = 10
// An invalid user name, too long or with a control character, gives 'invalid-request'.
const UNKNOWN_PROVIDER_REFUSALS = new Set<RefusalCode>(['not-found', 'invalid-request'])

const NO_REVIEWS: ReviewsPage = {
  items: [],
  currentPage: 1,
  totalPages: 0,
  pageSize: PAGE_SIZE,
  nextPageToken: null,
  previousPageToken: null,
  hasMore: false,
}
