import { z } from 'zod'
import { LONGEST_REPLY, LONGEST_REPORT, REPORT_REASONS } from '#domain/review/report.ts'
import { LONGEST_FEEDBACK } from '#domain/review/reviewable.ts'
import { endpoint } from './endpoint.ts'
import { providerRating } from './provider.ts'
import { answered, id, instant, userName } from './words.ts'

export const review = z.object({
  id,
  rating: z.number().int().min(1).max(5),
  userFeedback: z.string(),
  language: z.enum(['en', 'nl']),
  anonymous: z.boolean(),
  reviewerUserName: z.string().nullable(), // null for everybody but the review's author, and when anonymous
  reviewerName: z.string().nullable(), // a first name and an initial; null when anonymous
  reply: z.string().nullable(),
  createdAt: z.string(),
})

const reviewsReply = z.object({
  ...answered,
  data: z.object({
    reviews: z.object({
      items: z.array(review),
      currentPage: z.number().int(),
      totalPages: z.number().int(),
      nextPageToken: z.string().nullable(),
      previousPageToken: z.string().nullable(),
      hasMore: z.boolean(),
      pageSize: z.number().int(),
    }),
  }),
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
  reply: z.object({ ...answered, data: z.object({ providerRating }) }),
  refusals: ['not-found', 'invalid-token'],
})

/**
 * What a customer says of a visit (row REVIEW-04). Of the visit itself nothing is believed: whose it was, when and
 * of what is read from the order, and that it was a real one is the server's to say.
 */
export const newReview = z.object({
  orderId: id,
  rating: z.number().int().min(1).max(5),
  userFeedback: z.string().max(LONGEST_FEEDBACK).default(''),
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
    ...answered,
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
  body: z.object({ reply: z.string().max(LONGEST_REPLY) }),
  status: 200,
  reply: z.object({ ...answered, data: z.object({ reviewId: id, reply: z.string().nullable() }) }),
  refusals: ['sign-in-required', 'invalid-token', 'forbidden', 'xsrf', 'not-found'],
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/public/reviews/:reviewId/report',
  summary: 'Tell the operator that a review breaks the rules; who tells is not kept',
  access: 'public',
  params: z.object({ reviewId: id }),
  body: z.object({
    reason: z.enum(REPORT_REASONS),
    message: z.string().max(LONGEST_REPORT).default(''), // needed with the reason other
    website: z.string().max(200).default(''), // no person sees this field
  }),
  status: 201,
  reply: z.object(answered),
  refusals: ['not-found'],
})
