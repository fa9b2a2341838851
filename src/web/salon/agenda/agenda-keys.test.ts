import { expect, test } from 'vitest'
import type { AgendaColumn } from './agenda-columns.ts'
import { itemByArrow, itemInListByArrow } from './agenda-keys.ts'

const item = (id: string, from: number) =>
  ({ id, from, to: from + 30 }) as AgendaColumn['items'][number]
const column = (...items: AgendaColumn['items'][number][]) => ({ items }) as unknown as AgendaColumn

const COLUMNS = [
  column(item('a9', 540), item('a11', 660), item('a15', 900)),
  column(),
  column(item('c10', 600), item('c14', 840)),
]

test.each([
  ['a9', 'ArrowDown', 'a11'],
  ['a11', 'ArrowUp', 'a9'],
  ['a9', 'ArrowUp', null],
  ['a15', 'ArrowDown', null],
  ['a9', 'ArrowRight', 'c10'],
  ['a15', 'ArrowRight', 'c14'],
  ['c14', 'ArrowLeft', 'a15'],
  ['c10', 'ArrowRight', null],
] as const)('[WORK-08] from %s %s leads to %s', (from, key, to) => {
  expect(itemByArrow(COLUMNS, from, key)).toBe(to)
})

test.each([
  ['visit', 'ArrowDown', 'block'],
  ['block', 'ArrowDown', 'past'],
  ['past', 'ArrowUp', 'block'],
  ['visit', 'ArrowUp', null],
  ['past', 'ArrowDown', null],
  ['block', 'ArrowRight', null],
  ['folded', 'ArrowUp', null],
] as const)('[WORK-240] in a list %s %s leads to %s', (from, key, to) => {
  expect(itemInListByArrow(['visit', 'block', 'past'], from, key)).toBe(to)
})
