import { csvOf } from '#domain/csv.ts'
import type { ReportedSeller } from '#domain/tax-details/dpi-xml.ts'
import { taxReport as en } from '#messages/en/tax-report.ts'
import type { Language } from '#messages/language.ts'
import { taxReport as nl } from '#messages/nl/tax-report.ts'

const TEXTS = { en, nl }

export interface SellerOfMarket extends ReportedSeller {
  readonly userName: string
  readonly fullName: string
}

/** The report of a year as a table (DESK-184). */
export function taxReportCsv(sellers: readonly SellerOfMarket[], language: Language): string {
  const lines = sellers.map((seller) => lineOf(seller, language))
  return csvOf([columnsOf(language), ...lines], language === 'nl' ? ';' : ',')
}

function columnsOf(language: Language): string[] {
  const { columns, quarter } = TEXTS[language]
  const quarters = [1, 2, 3, 4].flatMap((number) => {
    return [quarter.amount, quarter.visits, quarter.fees].map((name) => `Q${number} ${name}`)
  })
  return [...columns, ...quarters]
}

/** Spreadsheets of Dutch readers write decimals after a comma. No fees are withheld: the market takes no money. */
function lineOf(seller: SellerOfMarket, language: Language): string[] {
  const { kinds } = TEXTS[language]
  const { details, userName, fullName } = seller
  const { kind, firstNames, name, street, postalCode, city, birthDate } = details
  const amountText = (cents: number) => {
    const amount = (cents / 100).toFixed(2)
    return language === 'nl' ? amount.replace('.', ',') : amount
  }
  return [
    ...[userName, fullName, kinds[kind], firstNames, name, street, postalCode, city, 'NL'],
    ...[birthDate, details.taxNumber, details.kvkNumber, details.vatId, details.iban],
    ...seller.cents.flatMap((cents, quarter) => {
      return [amountText(cents), String(seller.visits[quarter] ?? 0), amountText(0)]
    }),
  ]
}
