import { expect, test } from 'vitest'
import type { AgendaColumn } from '../agenda-columns.ts'
import { daySize, weekSize } from './print-size.ts'

function aColumn(visits: number, providerNote = ''): AgendaColumn {
  const visit = {
    customerName: 'Els de Wit',
    customerPhone: '06 12 34 56 78',
    customerAddress: null,
    serviceName: 'Knippen en föhnen',
    customerInstructions: '',
    providerNote,
    waits: [],
  }
  const items = Array.from({ length: visits }, (_, nth) => ({ kind: 'visit', id: `${nth}`, visit }))
  return { key: 'column', items } as unknown as AgendaColumn
}

test('[WORK-126] a page is set as large as it fits, smaller for more visits and longer notes, and never too small to read', () => {
  expect(daySize([aColumn(8)])).toBe(10)
  expect(daySize([aColumn(25)])).toBeLessThan(10)
  expect(daySize([aColumn(25, 'x'.repeat(400))])).toBeLessThan(daySize([aColumn(25)]))
  expect(daySize([aColumn(300)])).toBe(6)
  const quiet = Array.from({ length: 6 }, () => aColumn(2))
  expect(weekSize([...quiet, aColumn(4)])).toBe(9)
  expect(weekSize([...quiet, aColumn(14)])).toBeLessThan(9)
  expect(weekSize([...quiet, aColumn(300)])).toBe(5)
  expect(weekSize([])).toBe(9)
})
