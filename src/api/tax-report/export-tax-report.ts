import type { exportTaxReport as endpoint } from '#contract/tax-report.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { dpiXml, type PlatformOperator } from '#domain/tax-details/dpi-xml.ts'
import { isDutchTaxNumber } from '#domain/tax-details/tax-details.ts'
import { yearIsOver } from '#domain/tax-details/tax-year.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { hasJustSignedIn } from '../membership/has-just-signed-in.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { decryptDetails } from '../tax-details/encrypted-details.ts'
import { findTaxProviders } from './store.ts'
import { type SellerOfMarket, taxReportCsv } from './tax-report-csv.ts'
import { taxYear } from './tax-year.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey' | 'limiter' | 'operator' | 'publicUrl'>
type Input = HandlerInput<typeof endpoint>

const MARKET = { kind: 'market', id: null } as const
/** Reports of the market in an hour: each reads the visits of a year. */
const REPORTS = { name: 'tax-report', points: 12, seconds: HOUR_SECONDS }
const BATCH = 500

/**
 * The report of a year (DESK-184, DESK-189): who sells, with amounts and visits per quarter. It has BSNs, so it takes a fresh
 * sign-in and a reason. The log says who downloaded it, and nothing of what is in it.
 */
export async function exportReport(deps: Deps, input: Input): Promise<Outcome<typeof endpoint>> {
  const { database, clock, limiter } = deps
  const { caller, body, params } = input
  if (!hasJustSignedIn(caller, clock.now())) return { ok: false, refusal: 'sign-in-again' }
  const reporting = platformOperator(deps, body)
  if (!reporting.ok) return reporting
  const refused = await enforceRateLimit(limiter, [REPORTS, 'market'])
  if (refused) return refused
  const sellers = await sellersOf(deps, params.year)
  const { format, reason } = body
  await database.transaction((trx) => {
    const operator = actingOperator(caller)
    const acted = { operator, act: 'export-tax-report', target: MARKET, reason } as const
    const details = { year: params.year, format, providers: sellers.length }
    return recordAct(trx, { ...acted, details }, clock)
  })
  const file = reporting.operator
    ? xmlFile(deps, params.year, reporting.operator, sellers)
    : { fileName: `dac7-${params.year}.csv`, text: taxReportCsv(sellers, input.language) }
  return { ok: true, answer: { data: { ...file, providers: sellers.length } } }
}

type ReportingOperator = { ok: true; operator: PlatformOperator | null } | HttpRefusal

/** Who reports; null for the table, which does not say it. */
function platformOperator(
  { operator, publicUrl }: Deps,
  { format, taxNumber }: Input['body'],
): ReportingOperator {
  if (format === 'csv') return { ok: true, operator: null }
  const { name, address, kvkNumber, vatId } = operator
  if (!(name && address)) return invalid('format', 'needs OPERATOR_NAME and OPERATOR_ADDRESS')
  if (!(taxNumber && isDutchTaxNumber(taxNumber)))
    return invalid('taxNumber', 'is not an RSIN or BSN')
  const digits = taxNumber.replace(/\D/g, '')
  const platform = publicUrl.hostname
  return { ok: true, operator: { name, address, taxNumber: digits, kvkNumber, vatId, platform } }
}

function invalid(field: string, message: string): HttpRefusal {
  return { ok: false, refusal: 'invalid-request', details: [{ path: `body.${field}`, message }] }
}

/** A year that is not over gives a file to try out, which says so. */
function xmlFile(
  { clock }: Deps,
  year: number,
  operator: PlatformOperator,
  sellers: readonly SellerOfMarket[],
) {
  const madeAt = clock.now()
  const isTrial = !yearIsOver(year, wallClock(madeAt, DUTCH_ZONE).date)
  const text = dpiXml({ year, operator, id: uuidv7(madeAt), madeAt, isTrial }, sellers)
  return { fileName: `dac7-${year}${isTrial ? '-test' : ''}.xml`, text }
}

/** Whoever is complete, read in batches. */
async function sellersOf(
  { database, secretKey }: Pick<Deps, 'database' | 'secretKey'>,
  year: number,
): Promise<SellerOfMarket[]> {
  const sellers: SellerOfMarket[] = []
  let after: string | undefined
  do {
    const page = { list: 'complete', after, limit: BATCH } as const
    const rows = await findTaxProviders(database.query, taxYear(year), page)
    for (const { userName, fullName, visits, cents, encryptedDetails } of rows) {
      const details = decryptDetails(secretKey, encryptedDetails ?? '')
      if (details) sellers.push({ userName, fullName, visits, cents, details })
    }
    after = rows.length === BATCH ? rows.at(-1)?.userName : undefined
  } while (after !== undefined)
  return sellers
}
