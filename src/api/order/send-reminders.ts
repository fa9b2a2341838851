import type { ApiDeps } from '../api-deps.ts'
import { enqueueReminders } from './reminder-store.ts'

const BATCH = 500

/** Enqueues the reminders of tomorrow's visits, one for each time a visit is moved to. */
export async function sendReminders({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await enqueueReminders(database.query, now, BATCH)) === BATCH);
}
