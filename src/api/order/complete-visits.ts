import type { ApiDeps } from '../api-deps.ts'
import { completeEndedOrders } from './store.ts'

const BATCH = 500

/** Sets the status of visits that have ended to COMPLETED, in batches, so that rows are locked only briefly. */
export async function completeVisits({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await completeEndedOrders(database.query, now, BATCH)) === BATCH);
}
