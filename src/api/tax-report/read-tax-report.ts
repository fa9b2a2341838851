import type {
  listTaxProviders as listEndpoint,
  getTaxReport as reportEndpoint,
} from '#contract/tax-report.ts'
import { TAX_FIELDS } from '#domain/tax-details/tax-details.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { countProviders, findTaxProviders, type TaxProviderRow } from './store.ts'
import { taxYear } from './tax-year.ts'

/** How many providers of a year can be reported (DESK-183). */
export async function readTaxReport(
  { database }: Pick<ApiDeps, 'database'>,
  { params }: Pick<HandlerInput<typeof reportEndpoint>, 'params'>,
): Promise<Outcome<typeof reportEndpoint>> {
  const data = await countProviders(database.query, params.year)
  return { ok: true, answer: { data } }
}

/** Who of a year misses what, in pages (DESK-183). Nothing is decrypted for it. */
export async function listProviders(
  { database }: Pick<ApiDeps, 'database'>,
  { params, query }: Pick<HandlerInput<typeof listEndpoint>, 'params' | 'query'>,
): Promise<Outcome<typeof listEndpoint>> {
  const { list, after, limit } = query
  const page = { list, after, limit: limit + 1 }
  const found = await findTaxProviders(database.query, taxYear(params.year), page)
  const rows = found.slice(0, limit)
  const nextAfter = found.length > limit ? (rows.at(-1)?.userName ?? null) : null
  return { ok: true, answer: { data: { providers: rows.map(providerView), nextAfter } } }
}

function providerView({ missing, visits, cents, ...row }: TaxProviderRow) {
  const { providerId, fullName, kind, reminders, remindedAt } = row
  return {
    providerId,
    fullName,
    kind,
    // A field that a later release no longer has is not told.
    missing: TAX_FIELDS.filter((field) => missing?.includes(field)),
    visits: sum(visits),
    cents: sum(cents),
    reminders,
    remindedAt: remindedAt === null ? null : new Date(remindedAt).toISOString(),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
