import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { takenAround, visitTravelMinutes, withKeptFree } from './travel-time.ts'

test.each([
  ['SALON', undefined, 0],
  ['SALON', 'DOORSTEP', 0],
  ['BOTH', undefined, 0],
  ['BOTH', 'SALON', 0],
  ['BOTH', 'DOORSTEP', 25],
  ['DOORSTEP', undefined, 25],
  ['DOORSTEP', 'DOORSTEP', 25],
] as const)(
  '[WORK-140] at a provider of %s a visit at %s keeps %i minutes of travel free',
  (delivery, place, minutes) => {
    expect(visitTravelMinutes({ delivery, travelMinutes: 25 }, place)).toBe(minutes)
  },
)

test('[WORK-140] a visit overlaps a widened time exactly when it would overlap with its buffer and its travel', () => {
  const minute = fc.integer({ min: 0, max: 600 })
  const range = fc.tuple(minute, fc.integer({ min: 1, max: 200 })).map(([from, length]) => ({
    startsAt: from * MINUTE_MS,
    endsAt: (from + length) * MINUTE_MS,
  }))
  const kept = fc.record({
    bufferMinutes: fc.integer({ min: 0, max: 120 }),
    travelMinutes: fc.integer({ min: 0, max: 180 }),
  })
  fc.assert(
    fc.property(range, range, kept, (visit, taken, free) => {
      const [around = taken] = takenAround([taken], free)
      expect(overlaps(visit, around)).toBe(overlaps(withKeptFree(visit, free), taken))
    }),
  )
})

type Range = { readonly startsAt: number; readonly endsAt: number }

function overlaps(one: Range, other: Range): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
