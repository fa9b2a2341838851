/**
 * A table as comma-separated values (RFC 4180), rows apart by CRLF. A number is written as it is. A text that a spreadsheet would
 * compute gets an apostrophe in front.
 */
export function csvOf(
  rows: readonly (readonly (string | number)[])[],
  separator: ',' | ';',
): string {
  const special = separator === ',' ? /[",\r\n]/ : /[";\r\n]/
  return rows
    .map((cells) => `${cells.map((cell) => cellOf(cell, special)).join(separator)}\r\n`)
    .join('')
}

function cellOf(value: string | number, special: RegExp): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const FORMULA = /^\s*[=+\-@\t\r]/
