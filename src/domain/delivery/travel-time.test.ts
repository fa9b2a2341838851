import { expect, test } from 'vitest'
import { visitTravelMinutes } from './travel-time.ts'

test.each([
  ['SALON', undefined, 0],
  ['SALON', 'DOORSTEP', 0],
  ['BOTH', undefined, 0],
  ['BOTH', 'SALON', 0],
  ['BOTH', 'DOORSTEP', 25],
  ['DOORSTEP', undefined, 25],
  ['DOORSTEP', 'SALON', 25],
  ['DOORSTEP', 'DOORSTEP', 25],
] as const)(
  '[WORK-140] at a provider of %s a visit at %s keeps %i minutes of travel free',
  (delivery, place, minutes) => {
    expect(visitTravelMinutes({ delivery, travelMinutes: 25 }, place)).toBe(minutes)
  },
)
