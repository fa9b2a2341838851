import type { listDeskProviders as endpoint } from '#contract/desk-providers.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { summaryView } from './provider-views.ts'
import { findProviders } from './store.ts'

/** The providers of the market by user name, in pages without an end by number (DESK-110). */
export async function listProviders(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { query: { after, limit, ...filter } }: Pick<HandlerInput<typeof endpoint>, 'query'>,
): Promise<Outcome<typeof endpoint>> {
  const page = { after, limit: limit + 1, now: clock.now() }
  const found = await findProviders(database.query, filter, page)
  const salons = found.slice(0, limit).map(({ ownerName, visits, reports, ...row }) => {
    return { ...summaryView(row), ownerName, visits, reports }
  })
  const nextAfter = found.length > limit ? (salons.at(-1)?.userName ?? null) : null
  return { ok: true, answer: { data: { salons, nextAfter } } }
}
