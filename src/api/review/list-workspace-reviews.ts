import type { Reply } from '#contract/endpoint.ts'
import type { listWorkspaceReviews as endpoint } from '#contract/review.ts'
import { publicName } from '#domain/person-name.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import { pageReply } from './page-reply.ts'
import { ratingReply } from './rating-reply.ts'
import {
  countWorkspaceReviews,
  findStarCounts,
  findWorkspaceReviews,
  type WorkspaceReviewRow,
} from './workspace-store.ts'

type ListWorkspaceReviews = typeof endpoint

/** A page of the reviews of the caller's provider, with its average and how many have no reply (WORK-53). */
export async function listWorkspaceReviews(
  deps: Pick<ApiDeps, 'database'>,
  {
    caller,
    params,
    query: { filter, pageSize, pageToken },
    language,
  }: HandlerInput<ListWorkspaceReviews>,
): Promise<Outcome<ListWorkspaceReviews>> {
  const access = { providerUserName: params.userName, permission: 'reply-to-reviews' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const { query } = deps.database
  const page = Number(pageToken || 1)
  const offset = (page - 1) * pageSize
  const [rows, counts, provider] = await Promise.all([
    findWorkspaceReviews(query, { providerId, filter, limit: pageSize, offset }),
    countWorkspaceReviews(query, { providerId, filter }),
    findStarCounts(query, providerId),
  ])
  const totalPages = Math.ceil(counts.total / pageSize)
  const data = {
    providerRating: ratingReply(provider),
    unansweredCount: counts.unanswered,
    reviews: {
      items: rows.map((row) => workspaceReviewReply(row, language)),
      ...pageReply({ page, pageSize, totalPages }),
    },
  }
  return { ok: true, answer: { data } }
}

type ListedReview = Reply<ListWorkspaceReviews>['data']['reviews']['items'][number]

// Of an anonymous review the salon learns no more than others: the treatment would tell who wrote it.
function workspaceReviewReply(row: WorkspaceReviewRow, language: Language): ListedReview {
  return {
    id: row.id,
    rating: row.rating,
    userFeedback: row.user_feedback,
    language: row.language,
    reviewerName: row.anonymous ? null : publicName(row.reviewer_name),
    serviceName: (!row.anonymous && serviceName(row, language)) || null,
    reply: row.reply,
    isReplyHidden: row.reply_hidden_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
