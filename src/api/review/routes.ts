import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  createReview as createReviewEndpoint,
  getProviderRating,
  listMoreReviews,
  listReviews as listReviewsEndpoint,
  listWorkspaceReviews as listWorkspaceReviewsEndpoint,
  replyToReview as replyEndpoint,
  type review as reviewSchema,
} from '#contract/review.ts'
import { publicName } from '#domain/person-name.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { mount } from '../http/mount.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { createReview } from './create-review.ts'
import { listReviews } from './list-reviews.ts'
import { listWorkspaceReviews } from './list-workspace-reviews.ts'
import { pageReply } from './page-reply.ts'
import { ratingReply } from './rating-reply.ts'
import { readRating } from './read-rating.ts'
import { replyToOwnReview } from './reply-to-review.ts'
import type { ReviewRow } from './store.ts'

export function registerReviews(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listReviewsEndpoint, (input) => answerReviews(deps, input))
  mount(app, listMoreReviews, (input) => answerReviews(deps, input))
  mount(app, getProviderRating, async ({ params }) => {
    const found = await readRating(deps, params.userName)
    if (!found.ok) return found
    return { ok: true, answer: { data: { providerRating: ratingReply(found.provider) } } }
  })
  mount(app, createReviewEndpoint, async ({ caller, params, body, language }) => {
    const input = { caller, language, providerUserName: params.userName, review: body }
    const created = await createReview(deps, input)
    if (!created.ok) return created
    // Every review is of a completed order, so every reviewer is verified.
    return { ok: true, answer: { data: { reviewId: created.reviewId, verifiedUser: true } } }
  })
  mount(app, replyEndpoint, async ({ caller, params: { userName, reviewId }, body }) => {
    const request = { caller, providerUserName: userName, reviewId, ...body }
    const replied = await replyToOwnReview(deps, request)
    return replied.ok ? { ok: true, answer: { data: { reviewId, reply: replied.reply } } } : replied
  })
  mount(app, listWorkspaceReviewsEndpoint, (input) => listWorkspaceReviews(deps, input))
}

async function answerReviews(
  deps: ApiDeps,
  {
    caller,
    params,
    query,
  }: Pick<HandlerInput<typeof listReviewsEndpoint>, 'caller' | 'params' | 'query'>,
): Promise<Outcome<typeof listReviewsEndpoint>> {
  const page = Number(query.pageToken || 1)
  const { pageSize } = query
  const listed = await listReviews(deps, { providerUserName: params.userName, page, pageSize })
  if (!listed.ok) return listed
  const reviews = {
    items: listed.reviews.map((review) => reviewReply(review, caller)),
    ...pageReply({ page, pageSize, totalPages: listed.totalPages }),
  }
  return { ok: true, answer: { data: { reviews } } }
}

// Only the author gets the user name; others get a first name and an initial.
function reviewReply(review: ReviewRow, caller: Caller): z.output<typeof reviewSchema> {
  const isOwn = caller.kind === 'user' && caller.userName === review.reviewer_user_name
  return {
    id: review.id,
    rating: review.rating,
    userFeedback: review.user_feedback,
    language: review.language,
    anonymous: review.anonymous,
    reviewerUserName: isOwn && !review.anonymous ? review.reviewer_user_name : null,
    reviewerName: review.anonymous ? null : publicName(review.reviewer_name),
    reply: review.reply_hidden_at === null ? review.reply : null,
    createdAt: new Date(review.created_at).toISOString(),
  }
}
