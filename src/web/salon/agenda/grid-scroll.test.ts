import { expect, test } from 'vitest'
import { scrollOf } from './grid-scroll.ts'

const today = {
  days: 'day 2026-11-26',
  from: 9 * 60,
  nowMinute: 14 * 60,
  top: 200,
  hourHeight: 100,
}
const another = { ...today, days: 'day 2026-11-27', nowMinute: null }

test('[WORK-262] a day begins at the hour before now, another day at the top of the page', () => {
  expect(scrollOf(today, null, 0)).toBe(200 + 400 - 120)
  expect(scrollOf({ ...today, nowMinute: 9 * 60 + 30 }, null, 0)).toBe(0)
  expect(scrollOf(another, today, 900)).toBe(0)
  expect(scrollOf(today, another, 900)).toBe(480)
  // A page that was left and is gone back to.
  expect(scrollOf(another, null, 900)).toBeNull()
})

test('[WORK-262] the hours stay where they are while a visit before them comes and goes', () => {
  const early = { ...today, from: 5 * 60 }
  expect(scrollOf(early, today, 480)).toBe(480 + 400)
  expect(scrollOf(today, early, 880)).toBe(480)
  expect(scrollOf(today, early, 100)).toBe(0)
  // At the top of the page the early visit is seen.
  expect(scrollOf(early, today, 0)).toBeNull()
  expect(scrollOf(today, today, 480)).toBeNull()
})
