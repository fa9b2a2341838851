import { csvOf } from '#domain/csv.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import type { Language } from '#messages/language.ts'
import type { TurnoverLines } from './numbers-query.ts'
import type { TextContext } from './numbers-text.ts'

type Line = TurnoverLines['lines'][number]

/**
 * The file for the books: a line per visit and VAT rate (WORK-74), as a spreadsheet of the reader's language opens it. It
 * begins with a byte order mark, without which Excel reads UTF-8 as something else.
 */
export function turnoverCsv({ lines }: TurnoverLines, { t, language }: TextContext): string {
  const header = (
    ['date', 'order', 'treatment', 'amount', 'rate', 'vat', 'status', 'bookedBy'] as const
  ).map((column) => t(`numbers.file.${column}`))
  const rows = lines.map((line) => [
    line.startTime.slice(0, 10), // on the provider's calendar
    orderNumber(line.orderId),
    line.serviceName,
    decimal(line.amount, language),
    line.vatRate === null ? '' : `${line.vatRate}%`,
    decimal(line.vat, language),
    statusText(line.status, t),
    t(`numbers.sources.${line.bookedBy}`),
  ])
  return `\uFEFF${csvOf([header, ...rows], language === 'nl' ? ';' : ',')}`
}

/** 'omzet-2026-11-16-2026-11-22.csv' */
export function turnoverFileName({ from, to }: TurnoverLines, { t }: TextContext): string {
  return `${t('numbers.file.name')}-${from}-${to}.csv`
}

function decimal(amount: number, language: Language): string {
  const text = amount.toFixed(2)
  return language === 'nl' ? text.replace('.', ',') : text
}

function statusText(status: Line['status'], t: TextContext['t']): string {
  return status === 'COMPLETED' || status === 'NO_SHOW' ? t(`numbers.file.${status}`) : status
}
