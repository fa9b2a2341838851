/**
 * A table as comma-separated values (RFC 4180), rows apart by CRLF. A text that a spreadsheet would compute gets an
 * apostrophe in front.
 */
export function csvOf(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  return rows.map((cells) => `${cells.map((cell) => cellOf(cell)).join(separator)}\r\n`).join('')
}

// A quoted cell may hold either separator, so both are quoted always.
function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const FORMULA = /^\s*[=+\-@\t\r]/
