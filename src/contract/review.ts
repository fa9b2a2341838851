import { z } from 'zod'
import { MAX_FEEDBACK_LENGTH } from '#domain/review/review-eligibility.ts'
import { REVIEW_FILTERS } from '#domain/review/review-filter.ts'
import {
  MAX_REPLY_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
} from '#domain/review/review-report.ts'
import { id, instant, language, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { providerRating } from './provider.ts'

export const review = z.object({
  id,
  rating: z.number().int().min(1).max(5),
  userFeedback: z.string(),
  language,
  anonymous: z.boolean(),
  reviewerUserName: z.string().nullable(), // null unless the caller is the author, and when anonymous
  reviewerName: z.string().nullable(), // a first name and an initial; null when anonymous
  reply: z.string().nullable(),
  createdAt: z.string(),
})

const pageFields = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  nextPageToken: z.string().nullable(),
  previousPageToken: z.string().nullable(),
  hasMore: z.boolean(),
  pageSize: z.number().int(),
}

const reviewsReply = z.object({
  ...replyBase,
  data: z.object({ reviews: z.object({ items: z.array(review), ...pageFields }) }),
})
const page = z.object({
  providerUserName: z.string().optional(),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  pageToken: z
    .string()
    .regex(/^([1-9]\d{0,5})?$/, "is a page number such as '1'")
    .optional(),
})

export const listReviews = endpoint({
  method: 'GET',
  path: '/public/review/provider/:userName',
  summary: 'The reviews of a provider, newest first',
  access: 'public',
  params: z.object({ userName }),
  query: page,
  status: 200,
  mayBeOld: true,
  reply: reviewsReply,
  refusals: ['not-found'],
})

export const listMoreReviews = endpoint({
  ...listReviews,
  summary: 'More of the reviews of a provider, newest first',
  path: '/providerApi/review/provider/:userName',
  access: 'open',
  refusals: ['not-found', 'invalid-token'],
})

export const getProviderRating = endpoint({
  method: 'GET',
  path: '/providerApi/review/rating/provider/:userName',
  summary: 'The star counts and average of a provider',
  access: 'open',
  params: z.object({ userName }),
  status: 200,
  mayBeOld: true,
  reply: z.object({ ...replyBase, data: z.object({ providerRating }) }),
  refusals: ['not-found', 'invalid-token'],
})

/**
 * A customer's review of a visit (REVIEW-04). The facts of the visit are read from the order, not from this body.
 */
export const newReview = z.object({
  orderId: id,
  rating: z.number().int().min(1).max(5),
  userFeedback: z.string().max(MAX_FEEDBACK_LENGTH).default(''),
  anonymous: z.boolean().default(false),
  providerUserName: userName.optional(),
  reviewerUserName: userName.optional(),
  appointmentDate: instant.optional(),
  verifiedUser: z.boolean().optional(),
  typeOfServices: z.array(z.string().max(200)).max(100).optional(),
  providerDescription: z.string().max(2000).optional(),
})

export const createReview = endpoint({
  method: 'POST',
  path: '/providerApi/review/:userName',
  summary: 'Review a visit that has taken place, once, as its customer',
  access: 'signed-in',
  params: z.object({ userName }),
  body: newReview,
  status: 201,
  reply: z.object({
    ...replyBase,
    data: z.object({ reviewId: id, verifiedUser: z.boolean() }),
  }),
  refusals: [
    'sign-in-required',
    'invalid-token',
    'forbidden',
    'xsrf',
    'not-found',
    'already-reviewed',
    'not-reviewable',
  ],
})

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/providerApi/review/:userName/:reviewId/reply',
  summary: "The salon's public reply to a review, by its owner; an empty one takes it away",
  access: 'signed-in',
  params: z.object({ userName, reviewId: id }),
  body: z.object({
    reply: z.string().max(MAX_REPLY_LENGTH),
    /** The reply that was read, null if there was none; another one is refused. Without this field any is replaced. */
    replyBefore: z.string().max(MAX_REPLY_LENGTH).nullish(),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ reviewId: id, reply: z.string().nullable() }) }),
  refusals: [
    'sign-in-required',
    'invalid-token',
    'second-factor-required',
    'second-factor-not-shown',
    'forbidden',
    'xsrf',
    'not-found',
    'reply-changed',
  ],
})

export const listWorkspaceReviews = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/reviews',
  summary:
    'The reviews of a provider for its members, newest first: all, those without a reply, or those of at most three stars',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z.object({
    filter: z.enum(REVIEW_FILTERS).default('all'),
    pageSize: page.shape.pageSize,
    pageToken: page.shape.pageToken,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      providerRating,
      /** Reviews without a reply, whatever the filter. */
      unansweredCount: z.number().int(),
      reviews: z.object({
        items: z.array(
          z.object({
            id,
            rating: z.number().int().min(1).max(5),
            userFeedback: z.string(),
            language,
            reviewerName: z.string().nullable(), // a first name and an initial; null when anonymous
            serviceName: z.string().nullable(), // null when anonymous: with it the salon would know who wrote
            reply: z.string().nullable(),
            /** Whether an operator hid the reply: it is shown to nobody else, and cannot be changed. */
            isReplyHidden: z.boolean(),
            createdAt: z.string(),
          }),
        ),
        ...pageFields,
      }),
    }),
  }),
  refusals: memberRefusals,
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/public/reviews/:reviewId/report',
  summary: 'Tell the operator that a review breaks the rules; who tells is not kept',
  access: 'public',
  params: z.object({ reviewId: id }),
  body: z.object({
    reason: z.enum(REPORT_REASONS),
    message: z.string().max(MAX_REPORT_LENGTH).default(''), // required with the reason `other`
    website: z.string().max(200).default(''), // a hidden field that only bots fill in
  }),
  status: 201,
  reply: z.object(replyBase),
  refusals: ['not-found'],
})
