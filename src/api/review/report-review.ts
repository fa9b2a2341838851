import { hasRequiredMessage, type ReportReason } from '#domain/review/report.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { storable } from '../storable.ts'
import { findReviewProvider, insertReport } from './moderation-store.ts'

const BY_ADDRESS: Limit = { name: 'report-address', points: 10, seconds: HOUR_SECONDS }

interface ReportRequest {
  readonly reviewId: string
  readonly reason: ReportReason
  readonly message: string
  /** A hidden field that only bots fill in. */
  readonly website: string
  /** The visitor's network address. */
  readonly address: string
}

/** Stores a report of a review and enqueues its mail to the operator. Open to visitors. */
export async function reportReview(
  { database, clock, limiter }: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  { reviewId, reason, message, website, address }: ReportRequest,
): Promise<{ ok: true } | HttpRefusal> {
  const refused = await enforceRateLimit(limiter, [BY_ADDRESS, address])
  if (refused) return refused
  if (!hasRequiredMessage({ reason, message })) {
    const details = [{ path: 'body.message', message: 'is required with the reason other' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  if (!(await findReviewProvider(database.query, reviewId)))
    return { ok: false, refusal: 'not-found' }
  // A bot gets the reply of success.
  if (website !== '') return { ok: true }
  const now = clock.now()
  const report = { id: uuidv7(now), reviewId, reason, message: storable(message), now }
  await database.transaction((trx) => insertReport(trx, report))
  return { ok: true }
}
