import type { SyncTimes } from '../calendar/span.ts'
import { insertNonConflicting, type SqlExecutor } from '../insert-rows.ts'
import type { CompletedVisits } from '../orders/store-orders.ts'
import type { Person } from '../people.ts'
import { readReviews } from '../read-market.ts'
import { inBatches, storeInBatches } from '../store-in-batches.ts'
import { createReviewComposer } from './compose-review.ts'
import { generateReviews } from './generate-reviews.ts'

/** Stores the reviews written since the last run; providers that were just added get all of theirs. */
export async function storeReviews(
  database: SqlExecutor,
  completed: readonly CompletedVisits[],
  {
    people,
    added,
    times: { now, lastSyncAt },
  }: { people: readonly Person[]; added: ReadonlySet<string>; times: SyncTimes },
): Promise<void> {
  const existing = await readReviews(database)
  const composerFor = createReviewComposer([...existing.values()].flat())
  await storeInBatches(
    inBatches(completed),
    ({ stored, visits }) =>
      generateReviews(stored, visits, {
        people,
        times: { now, lastSyncAt: added.has(stored.id) ? null : lastSyncAt },
        composer: composerFor(stored, existing.get(stored.id) ?? []),
      }),
    async (batch) => void (await insertNonConflicting(database, 'reviews', batch.flat(), 'id')),
  )
}
