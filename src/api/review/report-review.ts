import { type ReportReason, saysEnough } from '#domain/review/report.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { Refused } from '../http/outcome.ts'
import { storable } from '../storable.ts'
import { findReviewOwner, insertReport } from './answering-store.ts'

/** More than anybody who reads reviews comes across. */
const BY_ADDRESS: Limit = { name: 'report-address', points: 10, seconds: 3600 }

interface Reported {
  readonly reviewId: string
  readonly reason: ReportReason
  readonly message: string
  /** Filled in by machines only. */
  readonly website: string
  /** The visitor's. */
  readonly address: string
}

/** Tells the operator of a review that breaks the rules. Anybody may; it is stored before it is answered. */
export async function reportReview(
  { database, clock, limiter }: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  { reviewId, reason, message, website, address }: Reported,
): Promise<{ ok: true } | Refused> {
  const refused = await enforceRateLimit(limiter, [BY_ADDRESS, address])
  if (refused) return refused
  if (!saysEnough({ reason, message })) {
    const details = [{ path: 'body.message', message: 'is required with the reason other' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  if (!(await findReviewOwner(database.query, reviewId))) return { ok: false, refusal: 'not-found' }
  // A machine is told what it hopes for, and goes on.
  if (website !== '') return { ok: true }
  const now = clock.now()
  const report = { id: uuidv7(now), reviewId, reason, message: storable(message), now }
  await insertReport(database, report)
  return { ok: true }
}
