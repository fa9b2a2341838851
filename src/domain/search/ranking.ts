import type { SortBy } from './filters.ts'

/** All criteria of the ranking, in the order in which the page about it explains them. */
export const CRITERIA = [
  'rating',
  'reviewCount',
  'distance',
  'lowestPrice',
  'firstFree',
  'userName',
] as const
export type Criterion = (typeof CRITERIA)[number]

/** Sorts by a criterion, the most or the least first; providers without a value come last. */
export interface RankingRule {
  readonly by: Criterion
  readonly first: 'most' | 'least'
}

/**
 * The rules of each sort, in order of precedence (SEARCH-09). The search and the page that explains the ranking (Regulation
 * (EU) 2019/1150 art. 5, Directive 2011/83/EU art. 6a) both use this table. The last rule is always the user name, so that
 * the order is total and pages do not overlap.
 *
 * A new criterion needs a column in `api/search/matches-store.ts` and its words in `messages/{en,nl}/ranking.ts`. A changed
 * sort also changes `search.sortHints`, row SEARCH-09 and docs/api.md.
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
