import { strToU8, zipSync } from 'fflate'
import {
  CATALOG_COLUMNS,
  type CatalogColumn,
  catalogCells,
  catalogHeader,
  type FileItem,
} from '#domain/catalog/catalog-file.ts'
import type { Language } from '#messages/language.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The places of the cell formats in STYLES. */
const [GENERAL, TEXT, AMOUNT, PERCENT] = [0, 1, 2, 3]
// 49 is the format for text: what is typed into such a cell is never calculated either.
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="2" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** The items as an .xlsx file of one sheet. Texts are cells of text, numbers are numbers (WORK-205). */
export function writeCatalogXlsx(items: readonly FileItem[], language: Language): ArrayBuffer {
  const header = catalogHeader(language).map((text, at) => textCell(text, nameOf(at, 1)))
  const rows = catalogCells(items, language).map((cells, row) =>
    CATALOG_COLUMNS.map((column, at) => cellOf(column, cells[column], nameOf(at, row + 2))),
  )
  const sheet = [header, ...rows].map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`)
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${language === 'nl' ? 'Behandelingen' : 'Treatments'}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><cols><col min="1" max="${CATALOG_COLUMNS.length}" width="18" customWidth="1"/></cols><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bytes)).buffer as ArrayBuffer
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

function cellOf(column: CatalogColumn, value: string | number, name: string): string {
  if (typeof value === 'string') return textCell(value, name)
  if (column === 'vat') return numberCell(value / 100, name, PERCENT)
  return numberCell(value, name, column === 'price' ? AMOUNT : GENERAL)
}

function numberCell(value: number, name: string, style: number | undefined): string {
  return `<c r="${name}" s="${style}"><v>${value}</v></c>`
}

function textCell(text: string, name: string): string {
  if (text === '') return ''
  return `<c r="${name}" s="${TEXT}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

// An apostrophe in front of a formula is taken away when the file is read; a text that has one gets another. _x0041_ would
// be read as a character.
function xmlText(text: string): string {
  return text
    .replace(/^'+[=+\-@\t\r]/, "'$&")
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(UNWRITABLE, '')
    .replace(/[&<>\r]/g, (character) => `&#${character.codePointAt(0)};`)
}

const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** A1, B1, … of a column that has one letter. */
function nameOf(at: number, row: number): string {
  return `${String.fromCharCode(65 + at)}${row}`
}
