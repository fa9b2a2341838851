import type { ApiDeps } from '../api-deps.ts'
import { findActiveProviderId } from '../provider-id-store.ts'
import { findReviews } from './store.ts'

interface ReviewsRequest {
  readonly providerUserName: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** A page of a provider's reviews, the newest first (REVIEW-02). Open to visitors. */
export async function listReviews({ database: { query } }: ApiDeps, request: ReviewsRequest) {
  const providerId = await findActiveProviderId(query, request.providerUserName)
  if (!providerId) return { ok: false, refusal: 'not-found' } as const
  const { page, pageSize } = request
  const offset = (page - 1) * pageSize
  const { reviews, total } = await findReviews(query, { providerId, limit: pageSize, offset })
  return { ok: true, reviews, totalPages: Math.ceil(total / pageSize) } as const
}
