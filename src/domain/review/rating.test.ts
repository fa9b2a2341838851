import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averageRating,
  NO_STARS,
  type StarCounts,
  starPercentages,
  TOP_RATING,
  totalCount,
} from './rating.ts'

test('the average has one decimal, rounded half up', () => {
  expect(averageRating([0, 0, 0, 1, 3])).toBe(4.8)
  expect(averageRating([0, 0, 0, 11, 9])).toBe(4.5)
  expect(averageRating([0, 0, 1, 0, 2])).toBe(4.3)
})

test('without reviews there is no average and no share', () => {
  expect(averageRating(NO_STARS)).toBe(0)
  expect(starPercentages(NO_STARS)).toEqual([0, 0, 0, 0, 0])
})

test('the distribution is a percentage of all reviews', () => {
  expect(starPercentages([1, 0, 0, 1, 6])).toEqual([13, 0, 0, 13, 75])
})

test('a marker is pink from a shown average of 4.5', () => {
  expect(averageRating([0, 0, 0, 11, 9]) >= TOP_RATING).toBe(true)
  expect(averageRating([0, 0, 0, 56, 44]) >= TOP_RATING).toBe(false)
})

test('[REVIEW-05] average and distribution match the individual reviews', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const counts = countsOf(ratings)
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
      expect(totalCount(counts)).toBe(ratings.length)
      expect(Math.abs(averageRating(counts) - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
      const percent = starPercentages(counts).reduce((sum, share) => sum + share, 0)
      expect(Math.abs(percent - 100)).toBeLessThanOrEqual(3)
    }),
  )
})

function countsOf(ratings: readonly number[]): StarCounts {
  const count = (star: number) => ratings.filter((rating) => rating === star).length
  return [count(1), count(2), count(3), count(4), count(5)]
}
