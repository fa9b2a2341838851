import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { CATALOG_HEADERS, CATALOG_WORDS, type CatalogColumn } from '#domain/catalog/catalog-file.ts'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import type { CsvLine } from '#domain/catalog/csv.ts'
import { type ColumnMap, guessColumns } from '#domain/catalog/guess-columns.ts'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { isFollowedByWork } from '#domain/catalog/treatment-parts.ts'
import { TREATMENTS, vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import { typedBuffer, typedMinutes, typedPart, typedPrice } from '#domain/catalog/typed-amounts.ts'
import { euros } from '#domain/money.ts'
import type { Language } from '#messages/language.ts'
import type { CatalogEntry } from './catalog-query.ts'

export type ImportRow = Request<Endpoints['importCatalog']>['body']['rows'][number]

/** Without these no file is read. */
export const REQUIRED_COLUMNS = ['nameNl', 'price', 'minutes'] as const satisfies CatalogColumn[]

/** What is wrong with a cell, or with the file. */
export interface CsvFault {
  readonly line: number
  /** The header of the column; empty when it is missing. */
  readonly header: string
  readonly fault:
    | 'column'
    | 'name'
    | 'service'
    | 'price'
    | 'minutes'
    | 'part'
    | 'otherPart'
    | 'noWork'
    | 'addOnWaits'
    | 'buffer'
    | 'vat'
    | 'word'
    | 'parent'
    | 'id'
    | 'long'
    | 'rows'
    | 'empty'
}

const MAX_ROWS = 5_000

interface Choices {
  /** Of the faults. */
  readonly language: Language
  readonly columns?: ColumnMap
  /** The codes of lines that have none. */
  readonly services?: ReadonlyMap<number, string>
}

/**
 * The rows of a file by its lines, or its faults by line and column. `items` are those of the salon. Columns are guessed
 * where nobody chose them.
 */
export function readCatalogLines(
  file: readonly CsvLine[],
  items: readonly CatalogEntry[],
  { language, columns = guessColumns(file), services }: Choices,
): { rows: ImportRow[]; faults: CsvFault[] } {
  const [header, ...lines] = file
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.has(column))
  const inLine1 = { line: header?.line ?? 1, fault: 'column' } as const
  if (missing.length > 0)
    return {
      rows: [],
      faults: missing.map((column) => ({
        ...inLine1,
        header: CATALOG_HEADERS[column][language][0],
      })),
    }
  if (lines.length === 0)
    return { rows: [], faults: [{ line: inLine1.line, header: '', fault: 'empty' }] }
  if (lines.length > MAX_ROWS)
    return { rows: [], faults: [{ line: lines[MAX_ROWS]?.line ?? 1, header: '', fault: 'rows' }] }
  const faults: CsvFault[] = []
  const names = new Map(
    lines.flatMap(({ cells }, row) => {
      const name = plain(cells[columns.get('nameNl') ?? -1] ?? '')
      const kind = plain(cells[columns.get('kind') ?? -1] ?? '')
      return isWord(kind, 'addOn') ? [] : [[name, row] as const]
    }),
  )
  const rows = lines.map((line) => {
    const nameOf = (column: CatalogColumn) =>
      header?.cells[columns.get(column) ?? -1] ?? CATALOG_HEADERS[column][language][0]
    const reader = new RowReader(line, columns, nameOf, faults)
    return readRow(reader, { names, items, service: services?.get(line.line) ?? null })
  })
  return { rows: faults.length > 0 ? [] : rows, faults }
}

/** Reads the cells of one line and notes what is wrong with them. */
class RowReader {
  readonly #line: CsvLine
  readonly #columns: ColumnMap
  readonly #nameOf: (column: CatalogColumn) => string
  readonly #faults: CsvFault[]

  constructor(
    line: CsvLine,
    columns: ColumnMap,
    nameOf: (column: CatalogColumn) => string,
    faults: CsvFault[],
  ) {
    this.#line = line
    this.#columns = columns
    this.#nameOf = nameOf
    this.#faults = faults
  }

  has(column: CatalogColumn): boolean {
    return this.#columns.has(column)
  }

  text(column: CatalogColumn, most = 500): string {
    const text = this.#line.cells[this.#columns.get(column) ?? -1] ?? ''
    if (text.length > most) this.fault(column, 'long')
    return text
  }

  /** A word for yes or no, or for a kind; `otherwise` when the cell is empty. */
  word(
    column: CatalogColumn,
    yes: keyof typeof CATALOG_WORDS,
    no: keyof typeof CATALOG_WORDS,
    otherwise: boolean,
  ) {
    const text = plain(this.text(column))
    if (text === '') return otherwise
    if (!isWord(text, yes) && !isWord(text, no)) this.fault(column, 'word')
    return isWord(text, yes)
  }

  fault(column: CatalogColumn, fault: CsvFault['fault']): void {
    this.#faults.push({ line: this.#line.line, header: this.#nameOf(column), fault })
  }
}

interface CatalogContext {
  /** The rows of treatments by name. */
  readonly names: ReadonlyMap<string, number>
  readonly items: readonly CatalogEntry[]
  /** The code that was chosen for a line. */
  readonly service: string | null
}

function readRow(reader: RowReader, { names, items, service: chosen }: CatalogContext): ImportRow {
  const name = reader.text('nameNl', 100)
  const [cents, minutes] = [typedPrice(reader.text('price')), typedMinutes(reader.text('minutes'))]
  const service = chosen ?? serviceOf(reader.text('service'), name)
  if (name === '') reader.fault('nameNl', 'name')
  if (cents === null) reader.fault('price', 'price')
  if (minutes === null) reader.fault('minutes', 'minutes')
  if (service === null) reader.fault('service', 'service')
  const isAddon = reader.word('kind', 'addOn', 'treatment', false)
  const id = reader.text('id')
  const current = items.find(({ catalogItemId }) => catalogItemId === id)
  if (id !== '' && !current) reader.fault('id', 'id')
  return {
    catalogItemId: current?.catalogItemId ?? null,
    version: current?.version ?? null,
    service: service ?? '',
    names: { nl: name, en: reader.text('nameEn', 100) },
    descriptions: { nl: reader.text('textNl'), en: reader.text('textEn') },
    sections: { nl: reader.text('headingNl', 60), en: reader.text('headingEn', 60) },
    price: euros(cents ?? 0),
    isPriceFrom: reader.word('isFrom', 'yes', 'no', false),
    duration: minutes ?? 0,
    ...waitingOf(reader, { minutes, isAddon }),
    bufferMinutes: bufferOf(reader, current),
    vatRate: vatOf(reader, service),
    isOnline: reader.word('online', 'yes', 'no', true),
    isAddon,
    ...(isAddon && parentOf(reader, { names, items })),
  }
}

function parentOf(reader: RowReader, { names, items }: Pick<CatalogContext, 'names' | 'items'>) {
  const name = plain(reader.text('parent'))
  if (name === '') return {}
  const parentRow = names.get(name)
  if (parentRow !== undefined) return { parentRow }
  const parent = items.find((item) => !item.isAddon && plain(item.names.nl) === name)
  if (!parent) reader.fault('parent', 'parent')
  return { parentId: parent?.catalogItemId ?? null }
}

// An earlier file has no such columns: what is there stays, unless the duration changes.
function waitingOf(
  reader: RowReader,
  { minutes, isAddon }: { minutes: number | null; isAddon: boolean },
): Pick<ImportRow, 'waiting'> {
  if (!reader.has('waitsAfter') && !reader.has('waits')) return {}
  const [after, wait] = [partOf(reader, 'waitsAfter'), partOf(reader, 'waits')]
  if (after === 'empty' && wait === 'empty') return { waiting: null }
  if (isAddon) reader.fault('waits', 'addOnWaits')
  else if (after === 'empty') reader.fault('waitsAfter', 'otherPart')
  else if (wait === 'empty') reader.fault('waits', 'otherPart')
  if (typeof after !== 'number' || typeof wait !== 'number') return {}
  const waiting = { after, minutes: wait }
  if (minutes !== null && !isAddon && !isFollowedByWork(waiting, minutes))
    reader.fault('waits', 'noWork')
  return { waiting }
}

function partOf(reader: RowReader, column: 'waitsAfter' | 'waits'): number | 'empty' | null {
  const text = reader.text(column)
  if (text.trim() === '') return 'empty'
  const minutes = typedPart(text)
  if (minutes === null) reader.fault(column, 'part')
  return minutes
}

// An earlier file has no such column: what is there stays.
function bufferOf(reader: RowReader, current: CatalogEntry | undefined): number | null {
  if (!reader.has('buffer')) return current?.bufferMinutes ?? null
  const text = reader.text('buffer')
  if (text.trim() === '') return null
  const minutes = typedBuffer(text)
  if (minutes === null) reader.fault('buffer', 'buffer')
  return minutes
}

function vatOf(reader: RowReader, service: string | null): 9 | 21 {
  const text = reader.text('vat').replace('%', '').trim()
  const rate = VAT_TEXTS[text]
  if (rate) return rate
  if (text !== '') reader.fault('vat', 'vat')
  return service ? vatRateOf(service) : 21
}

// A spreadsheet keeps a percentage as a fraction.
const VAT_TEXTS: Readonly<Record<string, 9 | 21>> = { 9: 9, 21: 21, '0.09': 9, '0.21': 21 }

// A spreadsheet takes the leading zeros of a code away. Without a code the name may be that of the list.
function serviceOf(text: string, name: string): string | null {
  const code = /^\d+$/.test(text) ? text.padStart(4, '0') : text
  if (categoryOf(code) !== null) return code
  return CODES.get(plain(text || name)) ?? null
}

const CODES: ReadonlyMap<string, string> = new Map(
  CATEGORY_KEYS.flatMap((category) =>
    TREATMENTS[category].flatMap(({ code, nl, en }) => [
      [plain(nl[0]), code] as const,
      [plain(en[0]), code] as const,
    ]),
  ),
)

function isWord(text: string, key: keyof typeof CATALOG_WORDS): boolean {
  return text === CATALOG_WORDS[key].nl || text === CATALOG_WORDS[key].en
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
