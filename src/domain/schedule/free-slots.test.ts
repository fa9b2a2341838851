import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import { areNearest, nearestFreeSlots } from './free-slots.ts'

test('the three nearest free slots are sorted by time', () => {
  const day = [slot(0), slot(15, true), slot(30), slot(45, true), slot(60), slot(75), slot(90)]
  expect(nearestFreeSlots(day, 45).map((near) => near.startsAt)).toEqual([30, 60, 75])
})

test('of two equally near slots the earlier is preferred', () => {
  const day = [slot(0), slot(10), slot(20), slot(40), slot(50)]
  expect(nearestFreeSlots(day, 30).map((near) => near.startsAt)).toEqual([10, 20, 40])
})

test('fewer slots are returned if fewer are free', () => {
  expect(nearestFreeSlots([slot(0, true), slot(15)], 0).map((near) => near.startsAt)).toEqual([15])
  expect(nearestFreeSlots([], 0)).toEqual([])
})

test('three slots within the loaded days are known to be nearest, others are not', () => {
  const near = [slot(0), slot(15), slot(0.9 * DAY_MS)]
  expect(areNearest(near, 0, 1)).toBe(true)
  expect(areNearest(near, 0, 0)).toBe(false)
  expect(areNearest(near.slice(1), 0, 1)).toBe(false)
  expect(areNearest([...near.slice(1), slot(-1.1 * DAY_MS)], 0, 1)).toBe(false)
})

test('a loaded day may have 23 hours: slots beyond them are not known to be nearest', () => {
  expect(areNearest([slot(0), slot(15), slot(23 * HOUR_MS)], 0, 1)).toBe(true)
  expect(areNearest([slot(0), slot(15), slot(23.5 * HOUR_MS)], 0, 1)).toBe(false)
})

function slot(startsAt: number, busy = false) {
  return { startsAt, endsAt: startsAt + 15, busy }
}
