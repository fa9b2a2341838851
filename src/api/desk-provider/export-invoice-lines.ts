import type { exportInvoiceLines as endpoint } from '#contract/desk-provider.ts'
import { csvOf } from '#domain/csv.ts'
import { daysOfMonth, invoiceLine } from '#domain/pricing/invoice-line.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { invoiceLines as en } from '#messages/en/invoice-lines.ts'
import { invoiceLines as nl } from '#messages/nl/invoice-lines.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findInvoiced } from './store.ts'

const TEXTS = { en, nl }

/** A sheet of what to invoice for a month (DESK-120). Spreadsheets of Dutch readers part by semicolons. */
export async function exportLines(
  { database }: Pick<ApiDeps, 'database'>,
  { query: { month }, language }: Pick<HandlerInput<typeof endpoint>, 'query' | 'language'>,
): Promise<Outcome<typeof endpoint>> {
  const words = TEXTS[language]
  const days = { ...daysOfMonth(month), zone: DUTCH_ZONE }
  const providers = await findInvoiced(database.query, days)
  const rows = providers.flatMap(({ plan, locations, trialEndsOn, endsOn, ...provider }) => {
    const line = invoiceLine(month, {
      key: plan,
      locations,
      trialEndsOn: trialEndsOn as PlainDate | null,
      endsOn: endsOn as PlainDate | null,
    })
    if (!line) return []
    const { userName, fullName, kvkNumber, vatId, email, street, postalCode } = provider
    const amount = (line.amountCents / 100).toFixed(2)
    return [
      [
        ...[userName, fullName, kvkNumber ?? '', vatId ?? '', email, street, postalCode],
        ...[words.plans[plan], String(locations), line.from, line.until],
        language === 'nl' ? amount.replace('.', ',') : amount,
      ],
    ]
  })
  const csv = csvOf([words.columns, ...rows], language === 'nl' ? ';' : ',')
  return { ok: true, answer: { data: { fileName: `${words.fileName}-${month}.csv`, csv } } }
}
