import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceWording, roundedKm, splitDuration } from './format.ts'

test('[SEARCH-15] a duration under an hour is in minutes, a longer one in hours and minutes', () => {
  expect(splitDuration(45)).toEqual({ hours: 0, minutes: 45 })
  expect(splitDuration(60)).toEqual({ hours: 1, minutes: 0 })
  expect(splitDuration(135)).toEqual({ hours: 2, minutes: 15 })
})

test('[SEARCH-15] hours and minutes add up to the duration', () => {
  fc.assert(
    fc.property(fc.nat(3_000), (durationMinutes) => {
      const { hours, minutes } = splitDuration(durationMinutes)
      expect(hours * 60 + minutes).toBe(durationMinutes)
      expect(minutes).toBeLessThan(60)
    }),
  )
})

test('[SEARCH-03] a distance has one decimal', () => {
  expect([0, 0.04, 0.05, 1.249, 12].map(roundedKm)).toEqual([0, 0, 0.1, 1.2, 12])
})

test('[SEARCH-15] a price is a minimum, free or unknown', () => {
  expect([4_500, 1, 0, null, undefined].map(priceWording)).toEqual([
    'from',
    'from',
    'free',
    'unknown',
    'unknown',
  ])
})
