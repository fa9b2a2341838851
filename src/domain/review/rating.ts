import { roundHalfUp } from '../money.ts'

/** How many reviews gave one star, two, … five. */
export type StarCounts = readonly [
  one: number,
  two: number,
  three: number,
  four: number,
  five: number,
]

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0]

/** From 4.5 a marker on the map is pink (MAP-01). */
export const TOP_RATING = 4.5

export function totalCount(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * The average, rounded half up to one decimal: the only rating anywhere, shown, sent and sorted by,
 * so that an order by rating never contradicts what is on the cards. 0 without reviews.
 */
export function averageRating(counts: StarCounts): number {
  const total = totalCount(counts)
  if (total === 0) return 0
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return roundHalfUp(stars * 10, total) / 10
}

/** The share of each star in all reviews, in whole percent, one star first (REVIEW-01). */
export function starPercentages(counts: StarCounts): number[] {
  const total = totalCount(counts)
  return counts.map((count) => (total === 0 ? 0 : roundHalfUp(count * 100, total)))
}
