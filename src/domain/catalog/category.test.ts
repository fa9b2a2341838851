import { expect, test } from 'vitest'
import {
  CATEGORY_KEYS,
  categoryNumber,
  categoryOfNumber,
  isCategoryKey,
  isNewCategory,
  TILE_CATEGORIES,
} from './category.ts'

test('[DATA-01] there are 13 categories, the first ten are tiles', () => {
  expect(CATEGORY_KEYS).toHaveLength(13)
  expect(TILE_CATEGORIES).toEqual(CATEGORY_KEYS.slice(0, 10))
  expect(TILE_CATEGORIES.at(0)).toBe('nailArtist')
  expect(TILE_CATEGORIES.at(-1)).toBe('lashAndBrowService')
})

test('[SEARCH-14] some tiles are new, but not all', () => {
  const fresh = CATEGORY_KEYS.filter(isNewCategory)
  expect(fresh).toEqual(['hennaDesigns', 'lashAndBrowService'])
})

test('the number of a category does not change', () => {
  expect(CATEGORY_KEYS.map(categoryNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  for (const category of CATEGORY_KEYS) {
    expect(categoryOfNumber(categoryNumber(category))).toBe(category)
  }
  expect(categoryOfNumber(0)).toBeNull()
  expect(categoryOfNumber(14)).toBeNull()
})

test('only the exact keys are categories', () => {
  expect(isCategoryKey('waxing')).toBe(true)
  for (const value of ['Waxing', '', null, 5, 'toString']) expect(isCategoryKey(value)).toBe(false)
})
