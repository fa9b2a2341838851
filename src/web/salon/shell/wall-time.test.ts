import { expect, test } from 'vitest'
import { instantOf } from './wall-time.ts'

const inAmsterdam = (date: string, time: string) => instantOf(date, time, 'Europe/Amsterdam')

test('[WORK-10] a typed time is that of the clock of the salon, on both sides of a change of the clock', () => {
  expect(inAmsterdam('2026-11-24', '10:30')).toBe('2026-11-24T09:30:00.000Z')
  expect(inAmsterdam('2026-07-01', '10:30')).toBe('2026-07-01T08:30:00.000Z')
  expect(inAmsterdam('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z')
  expect(inAmsterdam('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(inAmsterdam('2026-10-25', '04:00')).toBe('2026-10-25T03:00:00.000Z')
})

test('[WORK-10] of a time that occurs twice it is the first', () => {
  expect(inAmsterdam('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
})
