import { expect, test } from 'vitest'
import { SORTS } from './filters.ts'
import { CRITERIA, RANKING } from './ranking.ts'

test('[SEARCH-09] the rules of every sort, in order of precedence', () => {
  const inWords = (sort: (typeof SORTS)[number]) =>
    RANKING[sort].map(({ by, first }) => `${first} ${by}`).join(', ')
  expect(SORTS.map((sort) => `${sort}: ${inWords(sort)}`)).toEqual([
    'recommended: most rating, most reviewCount, least userName',
    'rating: most rating, most reviewCount, least userName',
    'popular: most reviewCount, most rating, least userName',
    'distance: least distance, least userName',
    'price: least lowestPrice, least userName',
    'firstAvailable: least firstFree, least userName',
  ])
})

test('every criterion is used, and none twice in a sort order', () => {
  const used = SORTS.map((sort) => RANKING[sort].map(({ by }) => by))
  expect(new Set(used.flat())).toEqual(new Set(CRITERIA))
  for (const names of used) expect(new Set(names).size).toBe(names.length)
})
