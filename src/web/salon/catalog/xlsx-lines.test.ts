import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCatalogLines } from './catalog-csv.ts'
import { aWorkbook, type Cell } from './testing/a-workbook.ts'
import { xlsxLines } from './xlsx-lines.ts'

const HEADER = ['naam', 'code', 'prijs', 'duur', 'btw', 'online']

test('[WORK-145] a sheet is read like a CSV file: numbers, percentages and yes or no', async () => {
  const file = aWorkbook([
    HEADER,
    ['Gellak', 2, 42.5, 45, 0.21, false],
    ['Föhnen', '20001', '€ 20', '30 min', '9%', 'ja'],
  ])
  const { rows, faults } = readCatalogLines(await xlsxLines(file), [], { language: 'nl' })
  expect(faults).toEqual([])
  expect(rows).toMatchObject([
    { service: '0002', price: 42.5, duration: 45, vatRate: 21, isOnline: false },
    { service: '20001', price: 20, duration: 30, vatRate: 9, isOnline: true },
  ])
})

test('[WORK-145] a fault has the row of the sheet; empty rows are left out', async () => {
  const file = aWorkbook([HEADER, [''], ['Gellak', 2, 'duur', 45]])
  const lines = await xlsxLines(file)
  expect(lines.map(({ line }) => line)).toEqual([1, 3])
  expect(readCatalogLines(lines, [], { language: 'nl' }).faults).toMatchObject([
    { line: 3, header: 'prijs', fault: 'price' },
  ])
})

test('[WORK-286] a duration that the spreadsheet made a time is its minutes; a date stays one', async () => {
  const times = [1.5 / 24, 0.75 / 24, 1 / 3 / 24]
  const lines = await xlsxLines(
    aWorkbook([HEADER, ...times.map((dayPart): Cell[] => ['Gellak', 2, 10, { dayPart }])]),
  )
  const { rows, faults } = readCatalogLines(lines, [], { language: 'nl' })
  expect(faults).toEqual([])
  expect(rows.map(({ duration }) => duration)).toEqual([90, 45, 20])
  const [, line] = await xlsxLines(aWorkbook([HEADER, ['Gellak', 2, 10, { dayPart: 46_000 }]]))
  expect(line?.cells[3]).toMatch(/^2025-12-09T/)
})

test('[WORK-205] a sheet that a spreadsheet made from the CSV file has no apostrophe in front of its names', async () => {
  const [, line] = await xlsxLines(aWorkbook([HEADER, ["'=Masker", 2, 10, 20]]))
  expect(line?.cells[0]).toBe('=Masker')
})

test('[WORK-145] a large menu is read', async () => {
  const rows = Array.from({ length: 5_000 }, (_, row): Cell[] => [`Gellak ${row}`, 2, 42.5, 45])
  expect(await xlsxLines(aWorkbook([HEADER, ...rows]))).toHaveLength(5_001)
})

test.each([
  ['another file', strToU8('naam;prijs').buffer as ArrayBuffer],
  ['a ZIP file without a sheet', zipSync({ 'a.txt': strToU8('a') }).buffer as ArrayBuffer],
  [
    'a file of more than 20 MB unpacked',
    aWorkbook([HEADER], { 'xl/media/a.bin': new Uint8Array(21 * 1024 * 1024) }),
  ],
])('[WORK-145] %s is refused', async (_, file) => {
  await expect(xlsxLines(file)).rejects.toThrow()
})
