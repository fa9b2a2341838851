import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

const START = { x: 200, y: 400, at: 0 }
const to = (x: number, y: number, at = 150) => swipeOf(START, { x, y, at }, 390)

test('[WORK-199] a swipe to the left goes on, to the right goes back', () => {
  expect(to(90, 410)).toBe(1)
  expect(to(320, 380)).toBe(-1)
})

test('[WORK-199] a tap, scrolling, a slow finger as before a drag, and the edges of the window turn nothing', () => {
  expect(to(203, 401)).toBeNull()
  expect(to(90, 200)).toBeNull()
  expect(to(100, 460)).toBeNull()
  expect(to(90, 400, 400)).toBeNull()
  expect(swipeOf({ ...START, x: 10 }, { x: 200, y: 400, at: 100 }, 390)).toBeNull()
  expect(swipeOf({ ...START, x: 385 }, { x: 200, y: 400, at: 100 }, 390)).toBeNull()
})
