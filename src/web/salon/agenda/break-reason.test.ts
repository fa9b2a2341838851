import { expect, test } from 'vitest'
import { isBreakReason } from './break-reason.ts'

test.each(['Pauze', 'pauze', 'Break', 'Lunch break', 'Lunchpauze', 'even koffiepauze'])(
  '[WORK-162] %s is a break',
  (reason) => expect(isBreakReason(reason)).toBe(true),
)

test.each(['', 'Tandarts', 'Breakfast with Anna', 'Cursus'])(
  '[WORK-162] %j is no break',
  (reason) => expect(isBreakReason(reason)).toBe(false),
)
