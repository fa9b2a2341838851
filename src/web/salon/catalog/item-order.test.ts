import { expect, test } from 'vitest'
import type { CatalogEntry } from './catalog-query.ts'
import { headingKey } from './headings.ts'
import { headingMoved, movedTo, neighbour } from './item-order.ts'
import { anEntry } from './testing/entries.ts'

const cutting = { nl: 'Knippen', en: 'Cutting' }
const [balayage, mask, cut, fringe, toner, oil] = [
  anEntry({ catalogItemId: 'balayage' }),
  anEntry({ catalogItemId: 'mask', isAddon: true }),
  anEntry({ catalogItemId: 'cut', sections: cutting }),
  anEntry({ catalogItemId: 'fringe', sections: cutting }),
  anEntry({ catalogItemId: 'toner' }),
  anEntry({ catalogItemId: 'oil', isAddon: true, sections: cutting }),
]
const items = [balayage, mask, cut, fringe, toner, oil]
const ids = (some: readonly CatalogEntry[] | null) =>
  some?.map(({ catalogItemId }) => catalogItemId).join(' ')

test('[WORK-44] an item moves among those under its heading, add-ons among add-ons', () => {
  expect(ids(movedTo(items, toner, balayage))).toBe('toner balayage cut fringe mask oil')
  expect(ids(movedTo(items, cut, fringe))).toBe('balayage toner fringe cut mask oil')
  expect(ids(movedTo(items, oil, mask))).toBe('balayage toner cut fringe oil mask')
  expect(movedTo(items, cut, balayage)).toBe(items)
})

test('[WORK-44] the first has no neighbour above, the last none below', () => {
  expect(neighbour(items, fringe, 'up')).toBe(cut)
  expect(neighbour(items, fringe, 'down')).toBeUndefined()
  expect(neighbour(items, cut, 'up')).toBeUndefined()
  expect(neighbour(items, mask, 'down')).toBe(oil)
})

test('[WORK-44] a heading moves with its treatments', () => {
  expect(ids(headingMoved(items, headingKey(cutting), 'up'))).toBe(
    'cut fringe balayage toner mask oil',
  )
  expect(headingMoved(items, headingKey(cutting), 'down')).toBeNull()
})
