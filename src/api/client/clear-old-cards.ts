import { DAY_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import { clearCards } from './store.ts'

const BATCH = 500
// As long as the contact details of an order (`anonymize-orders`).
const RETENTION_MS = 2 * 365.25 * DAY_MS

/** Empties the cards of clients whose last visit is two years ago (WORK-69). */
export async function clearOldCards({
  database: { query },
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  while ((await clearCards(query, clock.now() - RETENTION_MS, BATCH)) === BATCH);
}
