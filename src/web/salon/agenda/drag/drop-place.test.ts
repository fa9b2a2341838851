import { expect, test } from 'vitest'
import { snappedStart, startOfDrop } from './drop-place.ts'

const scale = { bounds: { from: 9 * 60, to: 18 * 60 + 30 }, stepMinutes: 15 }

test('[WORK-124] a dragged visit snaps to the step of the grid and stays within the hours that are shown', () => {
  expect(snappedStart(10 * 60 + 7, 45, scale)).toBe(10 * 60)
  expect(snappedStart(10 * 60 + 8, 45, scale)).toBe(10 * 60 + 15)
  expect(snappedStart(7 * 60, 45, scale)).toBe(9 * 60)
  expect(snappedStart(20 * 60, 45, scale)).toBe(17 * 60 + 45)
  expect(snappedStart(20 * 60, 50, scale)).toBe(17 * 60 + 30)
  expect(snappedStart(12 * 60, 24 * 60, scale)).toBe(9 * 60)
  expect(snappedStart(10 * 60 + 7, 45, { ...scale, stepMinutes: 5 })).toBe(10 * 60 + 5)
})

test('[WORK-124] what is dropped where it stood does not move; elsewhere it starts by the clock of that day', () => {
  const item = { id: 'visit', from: 600 }
  const column = (date: string, items: { id: string }[] = []) =>
    ({ key: date, date, items }) as unknown as Parameters<typeof startOfDrop>[1]['column']
  const start = (date: string, from: number, items?: { id: string }[]) =>
    startOfDrop(item, { column: column(date, items), from }, 'Europe/Amsterdam')
  expect(start('2026-10-24', 600, [item])).toBe(null)
  expect(start('2026-10-24', 615, [item])).toBe('2026-10-24T08:15:00.000Z')
  expect(start('2026-10-25', 600)).toBe('2026-10-25T09:00:00.000Z')
})
