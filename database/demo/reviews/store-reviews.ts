import type { SyncTimes } from '../calendar/span.ts'
import { insertFitting, type Market } from '../insert-rows.ts'
import type { CompletedVisits } from '../orders/store-orders.ts'
import type { Person } from '../people.ts'
import { readReviews } from '../read-market.ts'
import { createReviewComposer } from './compose-review.ts'
import { generateReviews } from './generate-reviews.ts'

/** Stores the reviews written since the last run; providers that were just added get all of theirs. */
export async function storeReviews(
  market: Market,
  completed: readonly CompletedVisits[],
  {
    everyone,
    added,
    times: { now, lastSyncAt },
  }: { everyone: readonly Person[]; added: ReadonlySet<string>; times: SyncTimes },
): Promise<void> {
  const existing = await readReviews(market)
  const writer = createReviewComposer([...existing.values()].flat())
  const rows = completed.flatMap(({ stored, visits }) =>
    generateReviews(stored, visits, {
      everyone,
      times: { now, lastSyncAt: added.has(stored.id) ? null : lastSyncAt },
      words: writer(stored, existing.get(stored.id) ?? []),
    }),
  )
  await insertFitting(market, 'reviews', rows, 'id')
}
