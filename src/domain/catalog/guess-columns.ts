import { CATALOG_COLUMNS, CATALOG_HEADERS, type CatalogColumn } from './catalog-file.ts'
import type { CsvLine } from './csv.ts'
import { typedMinutes, typedPrice } from './typed-amounts.ts'

/** Which cell of a line each column is, from 0. */
export type ColumnMap = ReadonlyMap<CatalogColumn, number>

/**
 * Guesses the columns of a file: by its headers, in either language, exactly and then by a word in them, but not those that name something else; then name, price
 * and duration by what stands below. A cell is at most one column.
 */
export function guessColumns([header, ...lines]: readonly CsvLine[]): ColumnMap {
  const headers = (header?.cells ?? []).map(wordsOf)
  const found = new Map<CatalogColumn, number>()
  const take = (column: CatalogColumn, fits: (at: number) => boolean) => {
    const taken = new Set(found.values())
    const at = headers.findIndex((_, at) => !taken.has(at) && fits(at))
    if (at >= 0 && !found.has(column)) found.set(column, at)
  }
  const isOfSomethingElse = (at: number) => OF_SOMETHING_ELSE.test(headers[at] ?? '')
  for (const column of CATALOG_COLUMNS) {
    const known = namesOf(column)
    take(column, (at) => known.includes(headers[at] ?? ''))
  }
  for (const column of ['price', 'minutes', 'nameNl', 'vat'] as const) {
    const known = [...namesOf(column), ...SYNONYMS[column]]
    take(column, (at) => known.includes(headers[at] ?? ''))
  }
  for (const column of ['price', 'minutes', 'nameNl', 'vat'] as const) {
    const known = [...namesOf(column), ...SYNONYMS[column]]
    const fits = (header: string) => known.some((name) => ` ${header} `.includes(` ${name} `))
    take(column, (at) => !isOfSomethingElse(at) && fits(headers[at] ?? ''))
  }
  const share = (at: number, fits: (cell: string) => boolean) => {
    if (isOfSomethingElse(at)) return false
    const cells = lines.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter(fits).length >= cells.length * SHARE_THAT_FITS
  }
  take('price', (at) => share(at, isPriceText))
  take('minutes', (at) => share(at, isMinutesText))
  take('nameNl', (at) => share(at, (cell) => /\p{L}{3}/u.test(cell)))
  return found
}

const SHARE_THAT_FITS = 0.8

/** Words that other programs use. */
const SYNONYMS: Readonly<Record<'price' | 'minutes' | 'nameNl' | 'vat', readonly string[]>> = {
  price: ['bedrag', 'kosten', 'verkoopprijs', 'vanafprijs', 'rate', 'cost', 'amount', 'fee'],
  minutes: ['min', 'mins', 'lengte', 'behandeltijd', 'tijdsduur', 'duurt', 'length'],
  nameNl: ['titel', 'omschrijving', 'product', 'artikel', 'title', 'item'],
  vat: ['btw tarief', 'belasting', 'vat rate'],
}

// What a treatment costs the salon, a price without VAT, or the group of a treatment.
const OF_SOMETHING_ELSE = /inkoop|excl|kostprijs|cost price|purchase|groep|group|categor/

function namesOf(column: CatalogColumn): readonly string[] {
  return [...CATALOG_HEADERS[column].nl, ...CATALOG_HEADERS[column].en]
}

// 'Prijs (€)' and 'prijs_eur' begin with the word 'prijs'.
function wordsOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// A whole number may be anything: a price has a currency or decimals.
function isPriceText(cell: string): boolean {
  return typedPrice(cell) !== null && /[€,.]|eur/i.test(cell)
}

function isMinutesText(cell: string): boolean {
  const minutes = typedMinutes(cell)
  return minutes !== null && minutes % 5 === 0
}
