import { OWN_INITIATIVE } from '#domain/report/report.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type ReportDecision, writeDecision } from './decide-report.ts'
import {
  findReviewTarget,
  insertReport,
  listReportedReviews,
  lockReport,
  lockReportsOfReview,
} from './store.ts'
import { lockTarget } from './target-store.ts'

interface HideRequest {
  readonly reviewId: string
  readonly isHidden: boolean
  /** The facts of the decision; may be empty. */
  readonly facts: string
}

/**
 * Hides a review, or shows it again, from the command line (DESK-075): decides about the reports of it that wait, or about
 * one of the operator's own. The parties hear of it by mail. Checks no permission, and writes nothing to the operator log.
 */
export async function hideReview(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { reviewId, isHidden, facts }: HideRequest,
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  const review = await findReviewTarget(database.query, reviewId)
  if (!review) return { ok: false, refusal: 'not-found' }
  const now = clock.now()
  const target = { kind: 'review', pictureId: null, reviewId, ...review } as const
  await database.transaction(async (trx) => {
    await lockTarget(trx, target)
    const reports = await lockReportsOfReview(trx, reviewId)
    const isToDecide = ({ state, effect }: (typeof reports)[number]) =>
      isHidden ? state !== 'decided' : effect === 'hide'
    const decided = reports.filter(isToDecide)
    const isNew =
      isHidden && decided.length === 0 && !reports.some(({ effect }) => effect === 'hide')
    if (isNew) {
      const id = uuidv7(now)
      const nobody = { reporterName: '', reporterEmail: null, reporterUserName: null }
      const said = { reason: OWN_INITIATIVE, message: '', quote: '', ...nobody }
      await insertReport(trx, { id, ...target, ...said, reportedAt: now })
      const own = await lockReport(trx, id)
      if (own) decided.push(own)
    }
    const decision: ReportDecision = isHidden
      ? { effect: 'hide', ground: 'other-rule', facts }
      : { effect: 'none', ground: 'within-rules', facts }
    for (const [index, report] of decided.entries())
      await writeDecision(trx, report, {
        ...decision,
        decidedBy: null,
        now,
        tellAuthor: index === 0,
      })
  })
  return { ok: true }
}

/** Reported reviews, the latest report first. */
export function reportedReviews({ database }: Pick<ApiDeps, 'database'>, limit: number) {
  return listReportedReviews(database.query, limit)
}
