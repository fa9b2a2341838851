import { roundHalfUp } from '../money.ts'

/** The number of reviews with one star, two, … five. */
export type StarCounts = readonly [
  one: number,
  two: number,
  three: number,
  four: number,
  five: number,
]

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0]

/** The rating from which a marker on the map is pink (MAP-01). */
export const TOP_RATING = 4.5

/** The number of all reviews. */
export function totalCount(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * The average, rounded half up to one decimal; 0 without reviews. The same value is shown, sent and sorted by.
 */
export function averageRating(counts: StarCounts): number {
  const total = totalCount(counts)
  if (total === 0) return 0
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return roundHalfUp(stars * 10, total) / 10
}

/** The share of each number of stars, in whole percent, one star first (REVIEW-01). */
export function starPercentages(counts: StarCounts): number[] {
  const total = totalCount(counts)
  return counts.map((count) => (total === 0 ? 0 : roundHalfUp(count * 100, total)))
}
