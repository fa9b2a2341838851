import type { ApiDeps } from '../api-deps.ts'
import { listReported, setHidden } from './answering-store.ts'

/** Takes a review off the pages, or shows it again; the average of its salon follows. The operator's alone. */
export async function hideReview(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { reviewId, isHidden }: { reviewId: string; isHidden: boolean },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  const changed = await setHidden(database.query, { reviewId, isHidden, now: clock.now() })
  return changed === undefined ? { ok: false, refusal: 'not-found' } : { ok: true }
}

/** What was reported, the latest report first. */
export function reportedReviews({ database }: Pick<ApiDeps, 'database'>, limit: number) {
  return listReported(database.query, limit)
}
