import { expect, test } from 'vitest'
import {
  clockOf,
  countFreeSlots,
  dateOf,
  findFreeSlotAt,
  firstFreeSlot,
  groupBusySlots,
  groupByDayPart,
  slotsOn,
} from './slot-days.ts'
import { aSlot } from './testing/slots.ts'

test('day and time are in the provider’s offset, in any zone of the browser', () => {
  expect(dateOf('2026-11-24T00:15:00+01:00')).toBe('2026-11-24')
  expect(clockOf('2026-11-24T23:45:00+01:00')).toBe('23:45')
})

test('[SLOT-02] the slots of a day are listed with the number of free ones', () => {
  const slots = [aSlot('2026-11-24', '09:00', 'busy'), aSlot('2026-11-24', '10:00')]
  const all = [...slots, aSlot('2026-11-25', '09:00')]
  expect(slotsOn(all, '2026-11-24')).toEqual(slots)
  expect(countFreeSlots(slots)).toBe(1)
  expect(firstFreeSlot(all)).toBe(slots[1])
  expect(firstFreeSlot([aSlot('2026-11-24', '09:00', 'busy')])).toBeNull()
})

test('a requested start is found in any time format, and only while it is free', () => {
  const free = aSlot('2026-11-24', '10:00')
  const slots = [aSlot('2026-11-24', '09:00', 'busy'), free]
  expect(findFreeSlotAt(slots, '2026-11-24T09:00:00Z')).toBe(free)
  expect(findFreeSlotAt(slots, '2026-11-24T08:00:00Z')).toBeNull()
})

test('a day is divided into morning, afternoon and evening, without empty parts', () => {
  const slots = ['11:45', '12:00', '17:45'].map((time) => aSlot('2026-11-24', time))
  expect(groupByDayPart(slots).map(({ part, slots: those }) => [part, those.length])).toEqual([
    ['morning', 1],
    ['afternoon', 2],
  ])
  expect(groupByDayPart([aSlot('2026-11-24', '18:00')])[0]?.part).toBe('evening')
})

test('six consecutive busy slots are grouped, fewer are not, and none is lost', () => {
  const day = (pattern: string) =>
    [...pattern].map((mark, index) =>
      aSlot('2026-11-24', `${10 + index}:00`, mark === 'x' ? 'busy' : undefined),
    )
  const widths = (pattern: string) => groupBusySlots(day(pattern)).map((row) => row.length)
  expect(widths('xxxxxxo')).toEqual([6, 1])
  expect(widths('xxxxxo')).toEqual([1, 1, 1, 1, 1, 1])
  expect(widths('oxxxxxxxoxo')).toEqual([1, 7, 1, 1, 1])
  const slots = day('xxxxxxoxo')
  expect(groupBusySlots(slots).flat()).toEqual(slots)
})
