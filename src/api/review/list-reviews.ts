import type { ApiDeps } from '../api-deps.ts'
import { findActiveProviderId } from '../provider-id-store.ts'
import { findReviews } from './store.ts'

interface ReviewsRequest {
  readonly providerUserName: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** A page of what customers wrote about a provider, newest first (REVIEW-02). Anybody may ask. */
export async function listReviews({ database: { query } }: ApiDeps, asked: ReviewsRequest) {
  const providerId = await findActiveProviderId(query, asked.providerUserName)
  if (!providerId) return { ok: false, refusal: 'not-found' } as const
  const { page, pageSize } = asked
  const offset = (page - 1) * pageSize
  const { reviews, total } = await findReviews(query, { providerId, limit: pageSize, offset })
  return { ok: true, reviews, totalPages: Math.ceil(total / pageSize) } as const
}
