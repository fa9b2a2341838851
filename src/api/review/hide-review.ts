import type { ApiDeps } from '../api-deps.ts'
import { listReportedReviews, setHidden } from './moderation-store.ts'

/** Hides a review, or shows it again, and updates its provider's average. Checks no permission. */
export async function hideReview(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { reviewId, isHidden }: { reviewId: string; isHidden: boolean },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  const changed = await setHidden(database.query, { reviewId, isHidden, now: clock.now() })
  return changed === undefined ? { ok: false, refusal: 'not-found' } : { ok: true }
}

/** Reported reviews, the latest report first. */
export function reportedReviews({ database }: Pick<ApiDeps, 'database'>, limit: number) {
  return listReportedReviews(database.query, limit)
}
