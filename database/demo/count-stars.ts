import { sql } from 'kysely'
import type { Market } from './insert-rows.ts'

/** Adds the stars of these new reviews to the counters of their providers. */
export async function countStars(database: Market, reviewIds: Iterable<string>): Promise<void> {
  await sql`
    update providers set
      one_star_count = one_star_count + counted.one, two_star_count = two_star_count + counted.two,
      three_star_count = three_star_count + counted.three, four_star_count = four_star_count + counted.four,
      five_star_count = five_star_count + counted.five
    from (
      select provider_id,
        count(*) filter (where rating = 1) as one, count(*) filter (where rating = 2) as two,
        count(*) filter (where rating = 3) as three, count(*) filter (where rating = 4) as four,
        count(*) filter (where rating = 5) as five
      from reviews where id = any(${[...reviewIds]}::uuid[]) group by provider_id
    ) counted
    where counted.provider_id = providers.id`.execute(database.query)
}
