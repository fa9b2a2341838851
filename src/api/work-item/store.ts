import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.gen.ts'

/** How many providers customers find. An index alone answers it. */
export async function countLiveProviders(query: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*) as live from providers where state = 'live'`.execute(query)
  return rows[0]?.live ?? 0
}
