import { strToU8, zipSync } from 'fflate'

/** A cell that is a part of a day, shown as a time. */
interface TimeCell {
  readonly dayPart: number
}
export type Cell = string | number | boolean | TimeCell

/** An .xlsx file with one sheet. @param more other entries of it */
export function aWorkbook(
  rows: readonly (readonly Cell[])[],
  more: Record<string, Uint8Array> = {},
) {
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, row, at)).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    // 20 is the format h:mm.
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync({ ...Object.fromEntries(bytes), ...more }).buffer as ArrayBuffer
}

function cellXml(cell: Cell, row: number, at: number): string {
  const name = `${String.fromCharCode(65 + at)}${row + 1}`
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${name}" s="1"><v>${cell.dayPart}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${name}" t="b"><v>${Number(cell)}</v></c>`
  return `<c r="${name}" t="inlineStr"><is><t>${cell}</t></is></c>`
}
