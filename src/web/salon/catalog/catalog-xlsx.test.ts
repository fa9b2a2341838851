import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCatalogLines } from './catalog-csv.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { writeCatalogXlsx } from './catalog-xlsx.ts'
import { anEntry } from './testing/entries.ts'
import { xlsxLines } from './xlsx-lines.ts'

const colour = anEntry({ bufferMinutes: 20, service: '0002', vatRate: 21, price: 42.55 })
const mask = anEntry({
  catalogItemId: '01900000-0000-7000-8000-000000000002',
  names: { nl: '=HYPERLINK("http://x.nl")', en: "'=1+1" },
  descriptions: { nl: 'Twee\nregels, <b> & "meer" _x0041_', en: '@som' },
  sections: { nl: '-5', en: '+5' },
  isAddon: true,
  parentId: colour.catalogItemId,
  isPriceFrom: true,
  isOnline: false,
  duration: 15,
  price: 0,
})
const items: CatalogEntry[] = [colour, mask]

test.each(['nl', 'en'] as const)(
  '[WORK-205] the .xlsx file in %s is read as it was written',
  async (language) => {
    const lines = await xlsxLines(writeCatalogXlsx(items, language))
    const { rows, faults } = readCatalogLines(lines, items, { language })
    expect(faults).toEqual([])
    expect(rows).toMatchObject(items.map(({ lowestPrice, parentId, waiting, ...item }) => item))
    expect(rows[1]).toMatchObject({ parentRow: 0 })
  },
)

test('[WORK-205] no cell is a formula: texts are cells of text, and stay it when they are typed again', () => {
  const entries = unzipSync(new Uint8Array(writeCatalogXlsx(items, 'nl')))
  const sheet = strFromU8(entries['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toContain('<f')
  expect(sheet).toContain('s="1" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK')
  const formats = strFromU8(entries['xl/styles.xml'] ?? new Uint8Array()).match(
    /<xf numFmtId[^>]*>/g,
  )
  expect(formats?.[1]).toContain('numFmtId="49"')
})

test('[WORK-205] prices, minutes and VAT are numbers', () => {
  const entries = unzipSync(new Uint8Array(writeCatalogXlsx([colour], 'nl')))
  const sheet = strFromU8(entries['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  for (const cell of [
    'J2" s="2"><v>42.55',
    'L2" s="0"><v>90',
    'O2" s="0"><v>20',
    'P2" s="3"><v>0.21',
  ])
    expect(sheet).toContain(cell)
})
