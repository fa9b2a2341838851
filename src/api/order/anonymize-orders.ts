import type { ApiDeps } from '../api-deps.ts'
import { clearDetails, deleteMailAddresses, deleteOrders } from './retention-store.ts'

const BATCH = 500
const YEAR_MS = 365.25 * 86_400_000

// How somebody is reached and what they wrote is for the visit and what follows from it.
const DETAILS_KEPT_MS = 2 * YEAR_MS
// Dutch law keeps books for seven years after the year they are of (art. 52 AWR).
const ORDERS_KEPT_MS = 8 * YEAR_MS
// Longer than a code works, or somebody comes back for another.
const PROOF_AWAITED_MS = 86_400_000

/** Forgets what is no longer needed of old visits: first how to reach the customer, at last the order itself. */
export async function anonymizeOrders({
  database: { query },
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await deleteOrders(query, now - ORDERS_KEPT_MS, BATCH)) === BATCH);
  while ((await clearDetails(query, now - DETAILS_KEPT_MS, BATCH)) === BATCH);
  await deleteMailAddresses(query, now - PROOF_AWAITED_MS)
}
