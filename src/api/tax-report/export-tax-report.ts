import type { exportTaxReport as endpoint } from '#contract/tax-report.ts'
import { csvOf } from '#domain/csv.ts'
import type { TaxDetails } from '#domain/tax-details/tax-details.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import { taxReport as en } from '#messages/en/tax-report.ts'
import type { Language } from '#messages/language.ts'
import { taxReport as nl } from '#messages/nl/tax-report.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { hasJustSignedIn } from '../membership/has-just-signed-in.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { decryptDetails } from '../tax-details/encrypted-details.ts'
import { findTaxProviders, type TaxProviderRow } from './store.ts'
import { taxYear } from './tax-year.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey' | 'limiter'>

const TEXTS = { en, nl }
const MARKET = { kind: 'market', id: null } as const
/** Reports of the market in an hour: each reads the visits of a year. */
const REPORTS = { name: 'tax-report', points: 12, seconds: HOUR_SECONDS }
const BATCH = 500

/**
 * The report of a year (DESK-184): who sells, with amounts and visits per quarter. It has BSNs, so it takes a fresh sign-in
 * and a reason. The log says who downloaded it, and nothing of what is in it.
 */
export async function exportReport(
  deps: Deps,
  { caller, params: { year }, body: { reason }, language }: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  const { database, clock, limiter } = deps
  if (!hasJustSignedIn(caller, clock.now())) return { ok: false, refusal: 'sign-in-again' }
  const refused = await enforceRateLimit(limiter, [REPORTS, 'market'])
  if (refused) return refused
  const { csv, providers } = await reportOf(deps, year, language)
  await database.transaction((trx) => {
    const operator = actingOperator(caller)
    const acted = { operator, act: 'export-tax-report', target: MARKET, reason } as const
    return recordAct(trx, { ...acted, details: { year, providers } }, clock)
  })
  const fileName = `${TEXTS[language].fileName}-${year}.csv`
  return { ok: true, answer: { data: { fileName, csv, providers } } }
}

/** Read in batches, so that only the text of all providers is in memory at once. */
async function reportOf({ database, secretKey }: Deps, year: number, language: Language) {
  const separator = language === 'nl' ? ';' : ','
  const parts = [csvOf([columnsOf(language)], separator)]
  let providers = 0
  let after: string | undefined
  do {
    const page = { list: 'complete', after, limit: BATCH } as const
    const rows = await findTaxProviders(database.query, taxYear(year), page)
    const lines = rows.flatMap((row) => {
      const details = decryptDetails(secretKey, row.encryptedDetails ?? '')
      return details ? [lineOf(row, details, language)] : []
    })
    parts.push(csvOf(lines, separator))
    providers += lines.length
    after = rows.length === BATCH ? rows.at(-1)?.userName : undefined
  } while (after !== undefined)
  return { csv: parts.join(''), providers }
}

function columnsOf(language: Language): string[] {
  const { columns, quarter } = TEXTS[language]
  const quarters = [1, 2, 3, 4].flatMap((number) => {
    return [quarter.amount, quarter.visits, quarter.fees].map((name) => `Q${number} ${name}`)
  })
  return [...columns, ...quarters]
}

/** Spreadsheets of Dutch readers write decimals after a comma. No fees are withheld: the market takes no money. */
function lineOf(row: TaxProviderRow, details: TaxDetails, language: Language): string[] {
  const { kinds } = TEXTS[language]
  const { kind, name, street, postalCode, city, birthDate, taxNumber, kvkNumber } = details
  const amountText = (cents: number) => {
    const amount = (cents / 100).toFixed(2)
    return language === 'nl' ? amount.replace('.', ',') : amount
  }
  return [
    ...[row.userName, row.fullName, kinds[kind], name, street, postalCode, city, 'NL', birthDate],
    ...[taxNumber, kvkNumber, details.vatId, details.iban],
    ...row.cents.flatMap((cents, quarter) => {
      return [amountText(cents), String(row.visits[quarter] ?? 0), amountText(0)]
    }),
  ]
}
