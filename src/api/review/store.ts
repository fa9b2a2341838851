import type { Kysely, Selectable } from 'kysely'
import type { Reviews, Tables } from '../schema.gen.ts'

export type ReviewRow = Selectable<Reviews>

/** One page of a provider's reviews, newest first, and how many there are in all. */
export async function findReviews(
  query: Kysely<Tables>,
  page: { providerId: string; limit: number; offset: number },
): Promise<{ reviews: ReviewRow[]; total: number }> {
  const ofProvider = query.selectFrom('reviews').where('provider_id', '=', page.providerId)
  const [reviews, counted] = await Promise.all([
    ofProvider
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    ofProvider
      .select((reviewed) => reviewed.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { reviews, total: counted.total }
}
