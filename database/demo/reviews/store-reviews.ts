import type { SyncTimes } from '../calendar/span.ts'
import { insertNonConflicting, type SqlExecutor } from '../insert-rows.ts'
import type { CompletedVisits } from '../orders/store-orders.ts'
import type { Person } from '../people.ts'
import { readReviews } from '../read-market.ts'
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
  const rows = completed.flatMap(({ stored, visits }) =>
    generateReviews(stored, visits, {
      people,
      times: { now, lastSyncAt: added.has(stored.id) ? null : lastSyncAt },
      composer: composerFor(stored, existing.get(stored.id) ?? []),
    }),
  )
  await insertNonConflicting(database, 'reviews', rows, 'id')
}
