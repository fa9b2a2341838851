import { parseReviewId } from '#domain/identifiers.ts'
import { hideReview, reportedReviews } from '../../report/hide-review.ts'
import { replyToReview } from '../../review/reply-to-review.ts'
import {
  type AdminDeps,
  type Command,
  type CommandResult,
  type Options,
  recordOf,
} from './command-result.ts'

const MAX_LISTED = 50

export const REVIEW_COMMANDS: Readonly<Record<string, Command>> = {
  'reported-reviews': {
    usage: '',
    does: `Lists the ${MAX_LISTED} reviews that were reported last, and why.`,
    words: [0, 0],
    run: (deps) => reported(deps),
  },
  'hide-review': {
    usage: 'REVIEW-ID',
    does: 'Takes a review that breaks the rules off the pages; the average follows. Its writer and who reported it hear why, by --reason.',
    words: [1, 1],
    record: recordOf('hide-review', 'review'),
    run: (deps, [id = ''], options) => hide(deps, id, options, true),
  },
  'show-review': {
    usage: 'REVIEW-ID',
    does: 'Shows a hidden review again; the same people hear of it.',
    words: [1, 1],
    record: recordOf('show-review', 'review'),
    run: (deps, [id = ''], options) => hide(deps, id, options, false),
  },
  'reply-review': {
    usage: 'REVIEW-ID [TEXT]',
    does: 'Puts the salon’s public reply beside a review; without a text it is taken away.',
    words: [1, 2],
    record: recordOf('reply-review', 'review'),
    run: (deps, [id = '', text = '']) => reply(deps, id, text),
  },
}

async function reported(deps: AdminDeps): Promise<CommandResult> {
  const data = await reportedReviews(deps, MAX_LISTED)
  const lines = data.flatMap((review) => [
    `${review.reviewId}  ${review.providerUserName}  ${review.rating}/5${review.isHidden ? '  (hidden)' : ''}`,
    `    “${review.userFeedback}”`,
    ...review.reasons.map((reason) => `    ${reason}`),
  ])
  return { ok: true, lines: lines.length > 0 ? lines : ['No review was reported.'], data }
}

async function hide(
  deps: AdminDeps,
  id: string,
  { reason }: Options,
  isHidden: boolean,
): Promise<CommandResult> {
  const reviewId = parseReviewId(id)
  const done = reviewId && (await hideReview(deps, { reviewId, isHidden, facts: reason ?? '' }))
  if (!done?.ok) return unknownReview(id)
  const state = isHidden ? 'hidden' : 'shown'
  return { ok: true, lines: [`The review is ${state}.`], data: { reviewId, isHidden } }
}

async function reply(deps: AdminDeps, id: string, text: string): Promise<CommandResult> {
  const reviewId = parseReviewId(id)
  const done = reviewId && (await replyToReview(deps, { reviewId, reply: text }))
  if (!done?.ok) return unknownReview(id)
  const line = done.reply ? 'The reply stands beside the review.' : 'The reply is gone.'
  return { ok: true, lines: [line], data: { reviewId, reply: done.reply } }
}

function unknownReview(id: string): CommandResult {
  return { ok: false, why: `There is no review ${id}. See: npm run admin -- reported-reviews` }
}
