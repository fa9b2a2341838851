import type { ApiDeps } from '../api-deps.ts'
import { completeEnded } from './store.ts'

const BATCH = 500

/** Turns the visits that have ended COMPLETED, in batches so that no one waits long for a row. */
export async function completeVisits({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await completeEnded(database.query, now, BATCH)) === BATCH);
}
