import type { ApiDeps } from '../api-deps.ts'
import { inviteDue } from './invitation-store.ts'

const BATCH = 500

/** Asks customers how yesterday's visit was, once per visit and never again. */
export async function inviteReviews({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await inviteDue(database.query, now, BATCH)) === BATCH);
}
