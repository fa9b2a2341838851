import { expect, test } from 'vitest'
import { joinSmallGroups } from './small-groups.ts'

const group = (key: string, bookings: number, before = 0) => ({ key, bookings, before, salons: 2 })

test('[DESK-171] groups of fewer than five bookings are one, the largest first', () => {
  const { groups, others } = joinSmallGroups([
    ...[group('a', 3, 4), group('b', 40, 20), group('c', 4, 1), group('d', 5)],
  ])
  expect(groups).toEqual([
    { key: 'b', bookings: 40, salons: 2, change: 1 },
    { key: 'd', bookings: 5, salons: 2, change: null },
  ])
  expect(others).toEqual({ bookings: 7, salons: 4, change: 0.4, count: 2 })
})

test('[DESK-171] too few together take the smallest other group with them, so that no difference tells them', () => {
  const { groups, others } = joinSmallGroups([group('a', 2), group('b', 40), group('c', 6)])
  expect(groups.map(({ key }) => key)).toEqual(['b'])
  expect(others).toMatchObject({ bookings: 8, count: 2 })
})

test('[DESK-171] nothing is told where all have too few; groups without bookings tell of nobody', () => {
  expect(joinSmallGroups([group('a', 2), group('b', 1)])).toEqual({ groups: [], others: null })
  const { groups, others } = joinSmallGroups([group('a', 9), group('b', 0)])
  expect(groups).toHaveLength(1)
  expect(others).toMatchObject({ bookings: 0, count: 1 })
  expect(joinSmallGroups([])).toEqual({ groups: [], others: null })
})
