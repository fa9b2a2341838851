import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

const columnsOf = (...rows: string[]) =>
  Object.fromEntries(
    guessColumns(rows.map((row, nth) => ({ line: nth + 1, cells: row.split('|') }))),
  )

test('[WORK-174] a column of purchase prices, prices without VAT or groups is none of the menu', () => {
  const line = 'Knippen|€ 12,00|€ 35,00|45'
  expect(columnsOf('Artikel|Inkoop prijs|Verkoop prijs|Duur', line)).toEqual({
    nameNl: 0,
    price: 2,
    minutes: 3,
  })
  expect(columnsOf('Artikel|Prijs excl. btw|Prijs incl. btw|Duur', line).price).toBe(2)
  expect(columnsOf('Artikel groep|Artikel|Prijs', 'Haar|Knippen|€ 35').nameNl).toBe(1)
  expect(columnsOf('Item category|Item|Price', 'Hair|Cut|€ 35').nameNl).toBe(1)
})
