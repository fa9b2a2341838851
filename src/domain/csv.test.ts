import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('[WORK-74] cells are quoted where they must be, and rows end with CRLF', () => {
  const rows = [
    ['Datum', 'Behandeling'],
    ['2026-11-20', 'Knippen; "föhnen"\nen meer'],
  ]
  expect(csvOf(rows, ';')).toBe(
    'Datum;Behandeling\r\n2026-11-20;"Knippen; ""föhnen""\nen meer"\r\n',
  )
})

test.each(['=1+1', '+31612345678', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =cmd'])(
  '[WORK-74] %j is no formula in a spreadsheet',
  (text) => {
    expect(csvOf([[text]], ',')).toMatch(/^"?'/)
  },
)

test('[WORK-74] what is written is read back, for any texts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 1 }), { maxLength: 5 }),
      fc.constantFrom(',' as const, ';' as const),
      (rows, separator) => {
        const cells = rows.map((row) => row.map((cell) => `a${cell}`))
        expect(readCsv(csvOf(cells, separator), separator)).toEqual(cells)
      },
    ),
  )
})

test('[WORK-66] a number is written as it is, a text that begins like a formula is text', () => {
  const cells = [-2.5, '-2', '=1+1', '+31612345678', '@SUM(A1)', '\t=1', ' =1', 'Anouk']
  expect(csvOf([cells], ',')).toBe("-2.5,'-2,'=1+1,'+31612345678,'@SUM(A1),'\t=1,' =1,Anouk\r\n")
})

test('[WORK-66] quotes, separators and line ends stay within their cell', () => {
  expect(csvOf([['a "b"', 'c, d', 'e\nf', '', 42.5], ['=a,"b"']], ',')).toBe(
    '"a ""b""","c, d","e\nf",,42.5\r\n"\'=a,""b"""\r\n',
  )
})

/** The cells of comma-separated values. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(
    new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(\\r\\n|${separator})`, 'g'),
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return rows
}
