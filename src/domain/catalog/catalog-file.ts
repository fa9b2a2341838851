import { csvLine } from './csv.ts'
import type { WaitingPart } from './treatment-parts.ts'

type FileLanguage = 'nl' | 'en'

/** The headers of a file per column: the first of a language is written, all are read, whatever their case. */
export const CATALOG_HEADERS = {
  id: { nl: ['id'], en: ['id'] },
  kind: { nl: ['soort', 'type'], en: ['kind', 'type'] },
  headingNl: { nl: ['rubriek', 'categorie'], en: ['heading', 'category', 'section'] },
  headingEn: { nl: ['rubriek engels'], en: ['heading english'] },
  nameNl: { nl: ['naam', 'behandeling', 'dienst'], en: ['name', 'treatment', 'service'] },
  nameEn: { nl: ['naam engels'], en: ['name english'] },
  textNl: { nl: ['omschrijving', 'beschrijving', 'tekst'], en: ['description', 'text'] },
  textEn: { nl: ['omschrijving engels'], en: ['description english'] },
  service: { nl: ['code', 'soort behandeling'], en: ['code', 'kind of treatment'] },
  price: { nl: ['prijs', 'tarief'], en: ['price'] },
  isFrom: { nl: ['vanaf'], en: ['from'] },
  minutes: { nl: ['duur', 'minuten', 'tijd'], en: ['duration', 'minutes', 'time'] },
  waitsAfter: { nl: ['inwerken na'], en: ['sets in after', 'waiting after'] },
  waits: { nl: ['inwerken', 'inwerktijd'], en: ['sets in', 'waiting', 'processing time'] },
  buffer: { nl: ['vrij erna', 'buffer'], en: ['free after', 'buffer'] },
  vat: { nl: ['btw'], en: ['vat', 'tax'] },
  online: { nl: ['online'], en: ['online'] },
  parent: { nl: ['bij', 'hoort bij'], en: ['with', 'goes with'] },
} as const satisfies Record<string, Record<FileLanguage, readonly string[]>>

export type CatalogColumn = keyof typeof CATALOG_HEADERS
export const CATALOG_COLUMNS = Object.keys(CATALOG_HEADERS) as CatalogColumn[]
/** The words of a file, per language. */
export const CATALOG_WORDS = {
  yes: { nl: 'ja', en: 'yes' },
  no: { nl: 'nee', en: 'no' },
  treatment: { nl: 'behandeling', en: 'treatment' },
  addOn: { nl: 'extra', en: 'add-on' },
} as const

/** An item of a menu as a file has it. */
export interface FileItem {
  readonly catalogItemId: string
  readonly parentId: string | null
  readonly isAddon: boolean
  readonly sections: Readonly<Record<FileLanguage, string>>
  readonly names: Readonly<Record<FileLanguage, string>>
  readonly descriptions: Readonly<Record<FileLanguage, string>>
  readonly service: string
  /** In euros. */
  readonly price: number
  readonly isPriceFrom: boolean
  readonly duration: number
  /** Null for one that does not wait. */
  readonly waiting: WaitingPart | null
  /** Null takes the salon's. */
  readonly bufferMinutes: number | null
  readonly vatRate: number
  readonly isOnline: boolean
}

/** The cells of an item: a number for what a spreadsheet can calculate with, in euros, minutes or percent. */
type ItemCells = Readonly<Record<CatalogColumn, string | number>>

/** The header of a file in a language. */
export function catalogHeader(language: FileLanguage): string[] {
  return CATALOG_COLUMNS.map((column) => CATALOG_HEADERS[column][language][0])
}

/** The items as the cells of a file in a language. */
export function catalogCells(items: readonly FileItem[], language: FileLanguage): ItemCells[] {
  const word = (key: keyof typeof CATALOG_WORDS) => CATALOG_WORDS[key][language]
  const names = new Map(items.map(({ catalogItemId, names: { nl } }) => [catalogItemId, nl]))
  return items.map((item) => ({
    id: item.catalogItemId,
    kind: word(item.isAddon ? 'addOn' : 'treatment'),
    headingNl: item.sections.nl,
    headingEn: item.sections.en,
    nameNl: item.names.nl,
    nameEn: item.names.en,
    textNl: item.descriptions.nl,
    textEn: item.descriptions.en,
    service: item.service,
    price: item.price,
    isFrom: word(item.isPriceFrom ? 'yes' : 'no'),
    minutes: item.duration,
    waitsAfter: item.waiting?.after ?? '',
    waits: item.waiting?.minutes ?? '',
    buffer: item.bufferMinutes ?? '',
    vat: item.vatRate,
    online: word(item.isOnline ? 'yes' : 'no'),
    parent: names.get(item.parentId ?? '') ?? '',
  }))
}

/** The items as a CSV file in a language, as its spreadsheets write numbers. */
export function writeCatalogCsv(items: readonly FileItem[], language: FileLanguage): string {
  const separator = language === 'nl' ? ';' : ','
  const rows = catalogCells(items, language).map((cells) => {
    const price = Number(cells.price).toFixed(2)
    const texts = {
      ...cells,
      price: language === 'nl' ? price.replace('.', ',') : price,
      vat: `${cells.vat}%`,
    }
    return CATALOG_COLUMNS.map((column) => String(texts[column]))
  })
  const lines = [catalogHeader(language), ...rows]
  return `\ufeff${lines.map((cells) => csvLine(cells, separator)).join('\r\n')}\r\n`
}
