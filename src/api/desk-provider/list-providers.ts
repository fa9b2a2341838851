import type { listDeskProviders as endpoint } from '#contract/desk-provider.ts'
import { cursor } from '#contract/keyset.ts'
import type { ApiDeps } from '../api-deps.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { summaryView } from './provider-views.ts'
import { findProviders, type ProviderPlace } from './store.ts'

type Query = HandlerInput<typeof endpoint>['query']

/** The providers of the market by user name or by visits, in pages without an end by number (DESK-110, DESK-245). */
export async function listProviders(
  { database }: Pick<ApiDeps, 'database'>,
  { query: { sort, after, limit, ...filter } }: { query: Query },
): Promise<Outcome<typeof endpoint>> {
  const place = placeOf({ sort, after })
  if (!place)
    return {
      ok: false,
      refusal: 'invalid-request',
      details: [{ path: 'query.after', message: 'is no cursor of this list' }],
    }
  const found = await findProviders(database.query, filter, { ...place, limit: limit + 1 })
  const byVisits = pageOf(found, limit, ({ visits, providerId }) => ({
    value: visits,
    id: providerId,
  }))
  const lastName = found.length > limit ? (byVisits.rows.at(-1)?.userName ?? null) : null
  const salons = byVisits.rows.map(({ ownerName, visits, reports, ...row }) => {
    return { ...summaryView(row), ownerName, visits, reports }
  })
  const nextAfter = sort === 'name' ? lastName : byVisits.nextCursor
  return { ok: true, answer: { data: { salons, nextAfter } } }
}

function placeOf({ sort, after }: Pick<Query, 'sort' | 'after'>): ProviderPlace | null {
  if (sort === 'name') return { sort, after: after ?? null }
  if (after && !cursor.safeParse(after).success) return null
  return { sort, after: readCursor(after) }
}
