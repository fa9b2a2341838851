import { expect, test } from 'vitest'
import type { SeriesDate } from './series-dates-query.ts'
import { obstaclesOf, seriesRow, visitsOf } from './series-draft.ts'

const free: SeriesDate = {
  startTime: '2026-11-24T10:00:00+01:00',
  endTime: '2026-11-24T10:45:00+01:00',
  conflicts: [],
  closures: [],
  isOutsideHours: false,
  holiday: null,
}
const visit = {
  orderId: 'els',
  customerName: 'Els',
  serviceName: 'Knippen',
  isExternal: false,
  startTime: free.startTime,
  endTime: free.endTime,
}
const taken = { ...free, conflicts: [visit] }

test('[WORK-110] a free date is booked unless it is left out, one with something in the way only when chosen', () => {
  expect(seriesRow(free, undefined, {}).isChosen).toBe(true)
  const decision = { isChosen: false, obstacles: '' }
  expect(seriesRow(free, undefined, { decision }).isChosen).toBe(false)
  for (const date of [
    taken,
    { ...free, closures: [{ reason: '' }] },
    { ...free, isOutsideHours: true },
    { ...free, holiday: 'christmas-day' as const },
  ]) {
    expect(seriesRow(date, undefined, {}).isChosen).toBe(false)
    const knowing = { isChosen: true, obstacles: obstaclesOf(date) }
    expect(seriesRow(date, undefined, { decision: knowing }).isChosen).toBe(true)
  }
})

test('[WORK-110] what comes in the way after a date was chosen asks again', () => {
  const decision = { isChosen: true, obstacles: obstaclesOf(taken) }
  const more = { ...taken, conflicts: [visit, { ...visit, orderId: 'bo' }] }
  expect(seriesRow(more, undefined, { decision }).isChosen).toBe(false)
})

test('[WORK-110] another time is booked once it is known to be free', () => {
  const otherTime = '2026-11-24T12:00:00+01:00'
  const waiting = seriesRow(taken, undefined, { otherTime })
  expect(waiting).toMatchObject({ isChosen: false, hasOtherTime: true })
  expect(waiting.date.startTime).toBe(otherTime)
  const moved = seriesRow(taken, { ...free, startTime: otherTime }, { otherTime })
  expect(moved.isChosen).toBe(true)
  expect(visitsOf([moved])).toEqual([{ startTime: otherTime, squeezeIn: false }])
})

test('[WORK-110] only chosen dates are sent, and those that are taken are squeezed in', () => {
  const decision = { isChosen: true, obstacles: obstaclesOf(taken) }
  const rows = [
    seriesRow(free, undefined, {}),
    seriesRow(taken, undefined, {}),
    seriesRow(taken, undefined, { decision }),
  ]
  expect(visitsOf(rows).map(({ squeezeIn }) => squeezeIn)).toEqual([false, true])
})
