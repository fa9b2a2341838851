/**
 * A table as comma-separated values (RFC 4180), rows apart by CRLF. A text that a spreadsheet would compute gets an
 * apostrophe in front.
 */
export function csvOf(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const special = separator === ',' ? /[",\r\n]/ : /[";\r\n]/
  return rows
    .map((cells) => `${cells.map((cell) => cellOf(cell, special)).join(separator)}\r\n`)
    .join('')
}

function cellOf(text: string, special: RegExp): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const FORMULA = /^\s*[=+\-@\t\r]/
