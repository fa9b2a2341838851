import type { ApiDeps } from '../api-deps.ts'
import { remindDue } from './reminder-store.ts'

const BATCH = 500

/** Reminds customers of tomorrow's visits, each visit once for every time it is moved to. */
export async function sendReminders({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await remindDue(database.query, now, BATCH)) === BATCH);
}
