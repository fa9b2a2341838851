import { expect, test } from 'vitest'
import { rideMinutes, visitNoticeMinutes, visitTravelMinutes } from './travel-time.ts'

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

test.each([
  [60, 0, 60],
  [60, 25, 60],
  [10, 25, 25],
  [0, 180, 180],
])(
  '[WORK-148] with a notice of %i and a travel of %i minutes a visit is booked %i minutes ahead',
  (minimumNoticeMinutes, travelMinutes, expected) => {
    expect(visitNoticeMinutes({ minimumNoticeMinutes, travelMinutes })).toBe(expected)
  },
)

test.each([
  [12.3, 30, 25],
  [12.5, 30, 25],
  [12.6, 30, 30],
  [60, 30, 40],
  [0, 30, 0],
  [null, 30, 40],
  [12.3, null, 40],
])(
  '[WORK-213] %s km at %s km/h take %i minutes, and never more than 40',
  (distanceKm, speedKmh, minutes) => {
    expect(rideMinutes({ longestMinutes: 40, speedKmh }, distanceKm)).toBe(minutes)
  },
)

test('[WORK-213] a ride of a whole number of five minutes is not rounded up further', () => {
  expect(rideMinutes({ longestMinutes: 180, speedKmh: 12 }, 25)).toBe(125)
})
