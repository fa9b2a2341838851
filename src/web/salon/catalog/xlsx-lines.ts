import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { type CsvLine, plainCell } from '#domain/catalog/csv.ts'
import { DAY_MINUTES, MINUTE_MS } from '#domain/time-units.ts'

const MAX_UNPACKED_BYTES = 20 * 1024 * 1024

/** The lines of the first sheet of an .xlsx file that are not empty. Throws for any other file, and for one too large. */
export async function xlsxLines(file: ArrayBuffer): Promise<CsvLine[]> {
  let unpackedBytes = 0
  const entries = unzipSync(new Uint8Array(file), {
    filter: ({ originalSize }) => {
      unpackedBytes += originalSize
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('The file is too large unpacked')
      return true
    },
  })
  // Without compression: the library unpacks large compressed entries in a worker made of text, which our CSP forbids.
  const { buffer } = zipSync(entries, { level: 0 })
  const rows = await readSheet(buffer as ArrayBuffer)
  return rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

// Spreadsheets give numbers as numbers: a percentage as a fraction, a code without its zeros.
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return cell instanceof Date ? timeText(cell) : plainCell(String(cell))
}

// A spreadsheet makes a time of 1:30, which is stored as a part of the day before its first one.
function timeText(cell: Date): string {
  const minutes = Math.round((cell.getTime() - DAY_OF_TIMES) / MINUTE_MS)
  if (minutes < 0 || minutes >= DAY_MINUTES) return cell.toISOString()
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

const DAY_OF_TIMES = Date.UTC(1899, 11, 30)
