/** A line of a CSV file: its number, from 1, and its cells. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [';', ',', '\t'] as const
const FORMULA = /^'*[=+\-@\t\r]/

/** One cell per text, quoted where needed. A cell that a spreadsheet would calculate gets an apostrophe in front. */
export function csvLine(cells: readonly string[], separator: string): string {
  return cells
    .map((cell) => {
      const text = FORMULA.test(cell) ? `'${cell}` : cell
      return /[";,\t\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(separator)
}

/** The first line by which a file tells spreadsheets its separator. */
const SEPARATOR_LINE = /^"?sep=([;,\t])"?\r?\n/i

/**
 * The lines of a CSV file that are not empty (RFC 4180), with the separator that a first line `sep=;` names or that the
 * header has most of; that line is left out. Where no line ends as elsewhere, a carriage return alone ends one.
 */
export function csvLines(file: string): CsvLine[] {
  const withMark = file.includes('\n') ? file : file.replaceAll('\r', '\n')
  const text = withMark.replace(/^\ufeff/, '')
  const named = SEPARATOR_LINE.exec(text)?.[1]
  return splitLines(text, named ?? guessSeparator(text))
    .slice(named ? 1 : 0)
    .map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function guessSeparator(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counts = SEPARATORS.map((each) => first.split(each).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';'
}

/** The text of a cell, without the apostrophe of `csvLine`. */
export function plainCell(cell: string): string {
  const trimmed = cell.trim()
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}

function splitLines(text: string, separator: string): CsvLine[] {
  const lines: CsvLine[] = []
  let [cells, line, begin]: [string[], number, number] = [[], 1, 1]
  const each = new RegExp(
    `(?: *"((?:[^"]|"")*)"[^${separator}\\n]*|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'g',
  )
  for (const [match, quoted, bare = '', end] of text.matchAll(each)) {
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    line += match.split('\n').length - 1
    if (end === separator) continue
    lines.push({ line: begin, cells })
    ;[cells, begin] = [[], line]
  }
  return lines
}
