import { expect, test } from 'vitest'
import { isWithin, partsOf, waitingOf } from './treatment-parts.ts'

const waiting = { after: 30, minutes: 45 }

test('[WORK-134] the parts of a treatment take as long as it does, and say how it waits', () => {
  const parts = partsOf(waiting, 120)
  expect(parts.map(({ minutes }) => minutes)).toEqual([30, 45, 45])
  expect(waitingOf(parts)).toEqual(waiting)
  expect(waitingOf(partsOf(null, 120))).toBeNull()
})

test('[WORK-134] work follows on the waiting time', () => {
  expect(isWithin(waiting, 76)).toBe(true)
  expect(isWithin(waiting, 75)).toBe(false)
})
