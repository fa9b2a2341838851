import { expect, test } from 'vitest'
import { nearestFreeSlots } from './free-slots.ts'

test('offers the three nearest free slots in order of time', () => {
  const day = [slot(0), slot(15, true), slot(30), slot(45, true), slot(60), slot(75), slot(90)]
  expect(nearestFreeSlots(day, 45).map((near) => near.startsAt)).toEqual([30, 60, 75])
})

test('prefers the earlier of two that are equally near', () => {
  const day = [slot(0), slot(10), slot(20), slot(40), slot(50)]
  expect(nearestFreeSlots(day, 30).map((near) => near.startsAt)).toEqual([10, 20, 40])
})

test('offers fewer when fewer are free', () => {
  expect(nearestFreeSlots([slot(0, true), slot(15)], 0).map((near) => near.startsAt)).toEqual([15])
  expect(nearestFreeSlots([], 0)).toEqual([])
})

function slot(startsAt: number, busy = false) {
  return { startsAt, endsAt: startsAt + 15, busy }
}
