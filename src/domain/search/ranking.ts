import type { SortBy } from './filters.ts'

/** What a place in the list can depend on; nothing else ever does. */
export const CRITERIA = [
  'rating',
  'reviewCount',
  'distance',
  'lowestPrice',
  'firstFree',
  'userName',
] as const
export type Criterion = (typeof CRITERIA)[number]

/** Whoever has the most or the least of something comes first; who has none of it comes last. */
export interface RankingRule {
  readonly by: Criterion
  readonly first: 'most' | 'least'
}

/**
 * The rules of each sort in the order they are tried: the next one only counts where all before it are equal
 * (SEARCH-09). The search sorts by this table and the page that explains the order is written from it
 * (Regulation (EU) 2019/1150 art. 5, Directive 2011/83/EU art. 6a). The last is always the user name, so that no
 * two are equal and pages never overlap.
 */
export const RANKING = {
  recommended: [most('rating'), most('reviewCount'), least('userName')],
  rating: [most('rating'), most('reviewCount'), least('userName')],
  popular: [most('reviewCount'), most('rating'), least('userName')],
  distance: [least('distance'), least('userName')],
  price: [least('lowestPrice'), least('userName')],
  firstAvailable: [least('firstFree'), least('userName')],
} as const satisfies Record<SortBy, readonly RankingRule[]>

function most<By extends Criterion>(by: By): RankingRule & { readonly by: By } {
  return { by, first: 'most' }
}

function least<By extends Criterion>(by: By): RankingRule & { readonly by: By } {
  return { by, first: 'least' }
}
