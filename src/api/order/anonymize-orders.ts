import { DAY_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteOldTaxDetails } from '../tax-details/delete-tax-details.ts'
import { clearDetails, deleteMailAddresses, deleteOrders } from './retention-store.ts'

const BATCH = 500
const YEAR_MS = 365.25 * DAY_MS

// Contact details and notes serve the visit and its aftermath.
const DETAILS_RETENTION_MS = 2 * YEAR_MS
// Dutch law requires books for seven years after their year (art. 52 AWR).
const ORDERS_RETENTION_MS = 8 * YEAR_MS
// Longer than a mailed code is valid.
const UNVERIFIED_RETENTION_MS = DAY_MS

/** Clears the personal details of old orders, and deletes older orders and tax details. */
export async function anonymizeOrders({
  database: { query },
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  while ((await deleteOrders(query, now - ORDERS_RETENTION_MS, BATCH)) === BATCH);
  // What was reported must be shown as long as the visits that it was about.
  await deleteOldTaxDetails(query, now - ORDERS_RETENTION_MS)
  while ((await clearDetails(query, now - DETAILS_RETENTION_MS, BATCH)) === BATCH);
  await deleteMailAddresses(query, now - UNVERIFIED_RETENTION_MS)
}
