import { expect, test } from 'vitest'
import { isFollowedByWork, partsOf, waitingPartOf } from './treatment-parts.ts'

const waiting = { after: 30, minutes: 45 }

test('[WORK-134] the parts of a treatment take as long as it does, and say how it waits', () => {
  const parts = partsOf(waiting, 120)
  expect(parts.map(({ minutes }) => minutes)).toEqual([30, 45, 45])
  expect(waitingPartOf(parts)).toEqual(waiting)
  expect(waitingPartOf(partsOf(null, 120))).toBeNull()
})

test('[WORK-134] work follows on the waiting time', () => {
  expect(isFollowedByWork(waiting, 76)).toBe(true)
  expect(isFollowedByWork(waiting, 75)).toBe(false)
})
