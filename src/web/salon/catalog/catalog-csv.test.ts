import { expect, test } from 'vitest'
import { writeCatalogCsv } from '#domain/catalog/catalog-file.ts'
import { csvLines } from '#domain/catalog/csv.ts'
import type { Language } from '#messages/language.ts'
import { readCatalogLines } from './catalog-csv.ts'
import { anEntry } from './testing/entries.ts'

const readCsv = (file: string, known: Parameters<typeof readCatalogLines>[1]) =>
  readCatalogLines(csvLines(file), known, { language: 'nl' })

const colour = anEntry({
  version: 3,
  bufferMinutes: 20,
  waiting: { after: 30, minutes: 35 },
})
const mask = anEntry({
  catalogItemId: '01900000-0000-7000-8000-000000000002',
  names: { nl: '=Masker', en: 'Mask' },
  isAddon: true,
  parentId: colour.catalogItemId,
  isOnline: false,
  price: 12.5,
})
const items = [colour, mask]

test.each(['nl', 'en'] as const)(
  '[WORK-47, WORK-48, WORK-131, WORK-135] the file in %s is read as it was written',
  (language) => {
    const file = writeCatalogCsv(items, language)
    expect(file).toContain("'=Masker")
    const { rows, faults } = readCsv(file, items)
    expect(faults).toEqual([])
    const written = items.map(({ lowestPrice, parentId, ...item }) => item)
    expect(rows).toMatchObject(written)
    expect(rows[1]).toMatchObject({ parentRow: 0 })
  },
)

test('[WORK-48] columns are found by their headers, and what is left out has its usual value', () => {
  const { rows } = readCsv('Duration,NAAM,Price\n45,Knippen & föhnen,"€ 42,50"\n', [])
  expect(rows).toMatchObject([
    {
      service: '20001',
      price: 42.5,
      duration: 45,
      vatRate: 9,
      isOnline: true,
      catalogItemId: null,
    },
  ])
})

test('[WORK-131] a file without the column keeps the buffers that are there, an empty cell takes that of the salon', () => {
  const id = colour.catalogItemId
  const bufferOf = (file: string) => readCsv(file, items).rows[0]?.bufferMinutes
  expect(bufferOf(`id;naam;code;prijs;duur\n${id};Kleur;20007;78;90`)).toBe(20)
  expect(bufferOf(`id;naam;code;prijs;duur;vrij erna\n${id};Kleur;20007;78;90;`)).toBeNull()
  expect(bufferOf(`id;naam;code;prijs;duur;vrij erna\n${id};Kleur;20007;78;90;0`)).toBe(0)
  const { faults } = readCsv('naam;code;prijs;duur;vrij erna\nKleur;20007;78;90;121', [])
  expect(faults).toEqual([{ line: 2, header: 'vrij erna', fault: 'buffer' }])
})

test('[WORK-135] a file without the columns leaves the waiting time as it is, empty cells take it away', () => {
  const row = (header: string, cells: string) =>
    readCsv(`naam;code;prijs;duur${header}\nKleur;20007;78;90${cells}`, []).rows[0]
  expect(row('', '')).not.toHaveProperty('waiting')
  expect(row(';inwerken na;inwerken', ';;')?.waiting).toBeNull()
  const waiting = { after: 30, minutes: 35 }
  expect(row(';inwerken na;inwerktijd', ';30 min;35')?.waiting).toEqual(waiting)
  expect(row(';sets in after;processing time', ';30;35')?.waiting).toEqual(waiting)
})

test.each([
  [';kort;35', 'inwerken na', 'part'],
  [';30;0', 'inwerken', 'part'],
  [';;35', 'inwerken na', 'otherPart'],
  [';30;', 'inwerken', 'otherPart'],
  [';30;60', 'inwerken', 'noWork'],
  ['extra;30;35', 'inwerken', 'addOnWaits'],
])('[WORK-135] the fault of "%s" is named by line and column', (cells, header, fault) => {
  const file = `naam;code;prijs;duur;soort;inwerken na;inwerken\nKleur;20007;78;90;${cells}`
  expect(readCsv(file, []).faults).toEqual([{ line: 2, header, fault }])
})

test('[WORK-48] each fault is named by line and column, and nothing is left to write', () => {
  const file = [
    'naam;code;prijs;duur;btw;online;bij;soort;id',
    'Goed;20001;10;30;9;ja;;;',
    ';20001;tien;30;9;ja;;;',
    'Fout;99;10;kort;6;soms;;;x',
    'Extra;20001;1;5;;;Nergens;extra;',
  ].join('\n')
  const { rows, faults } = readCsv(file, [])
  expect(rows).toEqual([])
  expect(faults.map(({ line, header, fault }) => `${line} ${header} ${fault}`).toSorted()).toEqual([
    '3 naam name',
    '3 prijs price',
    '4 btw vat',
    '4 code service',
    '4 duur minutes',
    '4 id id',
    '4 online word',
    '5 bij parent',
  ])
})

test('[WORK-48] a column that is missing and too many rows are named', () => {
  expect(readCsv('naam;duur\nKnippen;30', []).faults).toEqual([
    { line: 1, header: 'prijs', fault: 'column' },
  ])
  const many = `naam;prijs;duur\n${'Knippen & föhnen;10;30\n'.repeat(5_001)}`
  expect(readCsv(many, []).faults).toEqual([{ line: 5002, header: '', fault: 'rows' }])
})

test('[WORK-288] a file with headers alone is a fault, and not right', () => {
  const fault = { line: 1, header: '', fault: 'empty' }
  expect(readCsv('naam;prijs;duur\n;;\n', [])).toEqual({ rows: [], faults: [fault] })
})

test('[WORK-48] a code whose leading zeros a spreadsheet took away is found', () => {
  const { rows } = readCsv('naam;code;prijs;duur\nManicure;1;30;45', [])
  expect(rows).toMatchObject([{ service: '0001', vatRate: 21 }])
})

test('[WORK-174] columns are guessed by words of other programs and by what stands below them', () => {
  const files = [
    'Artikel;Prijs (€);Behandeltijd in min.\nKnippen & föhnen;42,50;45\n',
    'A,B,C\nKnippen & föhnen,"€ 42,50",45 min\n',
    'Treatment name,Length,Cost\nKnippen & föhnen,45,42.50\n',
  ]
  for (const file of files) {
    expect(readCsv(file, [])).toMatchObject({
      faults: [],
      rows: [{ service: '20001', price: 42.5, duration: 45 }],
    })
  }
})

test('[WORK-174] chosen columns and kinds come before what is guessed', () => {
  const lines = csvLines('Naam;Prijs;Oude prijs;Duur\nMijn behandeling;40;35,00;45\n')
  const columns = new Map([
    ['nameNl', 0],
    ['price', 2],
    ['minutes', 3],
  ] as const)
  const choices = { language: 'en', columns } as const
  expect(readCatalogLines(lines, [], choices).faults).toMatchObject([{ line: 2, fault: 'service' }])
  const services = new Map([[2, '20001']])
  const { rows, faults } = readCatalogLines(lines, [], { ...choices, services })
  expect(faults).toEqual([])
  expect(rows).toMatchObject([{ service: '20001', price: 35, vatRate: 9 }])
})

test('[WORK-174] a missing column is named in the language of the reader', () => {
  const lines = csvLines('x\n1\n')
  const missing = (language: Language) =>
    readCatalogLines(lines, [], { language }).faults.map(({ header }) => header)
  expect(missing('en')).toEqual(['name', 'price', 'duration'])
  expect(missing('nl')).toEqual(['naam', 'prijs', 'duur'])
})
