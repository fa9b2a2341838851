import { expect, test } from 'vitest'
import { steepestStep } from './funnel.ts'
import { marketDays } from './market-period.ts'

test('[DESK-170] the steepest step is the one with the smallest share of the step before', () => {
  const counts = { pages: 12_480, searches: 7_910, salons: 5_126, times: 1_604, bookings: 1_032 }
  expect(steepestStep(counts)).toBe('times')
  expect(steepestStep({ ...counts, bookings: 30 })).toBe('bookings')
  expect(steepestStep({ pages: 4, searches: 0, salons: 0, times: 0, bookings: 0 })).toBeNull()
})

test('[DESK-170] a period has whole days up to yesterday, and the one before it is as long', () => {
  expect(marketDays('28-days', '2026-11-21')).toEqual({
    from: '2026-10-24',
    until: '2026-11-21',
    beforeFrom: '2026-09-26',
  })
})
