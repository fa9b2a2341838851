import type { Moments } from '../calendar/span.ts'
import { insertFitting, type Market } from '../insert-rows.ts'
import type { Visited } from '../orders/store-bookings.ts'
import type { Person } from '../people.ts'
import { readReviews } from '../stored-market.ts'
import { reviewWriter } from './words-of-a-review.ts'
import { writeReviews } from './write-reviews.ts'

/** Stores what people wrote since; salons that were just opened get everything that was ever said of them. */
export async function storeReviews(
  market: Market,
  visited: readonly Visited[],
  {
    everyone,
    opened,
    moments: { now, since },
  }: { everyone: readonly Person[]; opened: ReadonlySet<string>; moments: Moments },
): Promise<void> {
  const said = await readReviews(market)
  const writer = reviewWriter([...said.values()].flat())
  const rows = visited.flatMap(({ stored, visits }) =>
    writeReviews(stored, visits, {
      everyone,
      moments: { now, since: opened.has(stored.id) ? null : since },
      words: writer(stored, said.get(stored.id) ?? []),
    }),
  )
  await insertFitting(market, 'reviews', rows, 'id')
}
