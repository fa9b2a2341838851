import type { ApiDeps } from '../api-deps.ts'
import { enqueueInvitations } from './invitation-store.ts'

const BATCH = 500

/** Enqueues the invitations to review yesterday's visits, one per visit. */
export async function inviteReviews({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await enqueueInvitations(database.query, now, BATCH)) === BATCH);
}
