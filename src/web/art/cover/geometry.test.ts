import { expect, test } from 'vitest'
import { type Curve, d, headingOn, pointOn, roundPoint, toPage, up } from './geometry.ts'

test('path data prints numbers and points in tenths', () => {
  expect(d`M${[1.04, -2.06]}H${3.96}V${-0.01}Z`).toBe('M1 -2.1H4V0Z')
})

test('a direction converts along and aside to the coordinates of the page', () => {
  const [x, y] = roundPoint(toPage([100, 100], up)(40, 10))
  expect([x, y]).toEqual([110, 60])
})

test('a curve has the given ends and directions', () => {
  const curve: Curve = [
    [0, 0],
    [0, 30],
    [60, 60],
    [90, 60],
  ]
  expect(pointOn(curve, 0)).toEqual([0, 0])
  expect(pointOn(curve, 1)).toEqual([90, 60])
  expect(headingOn(curve, 0)).toBeCloseTo(Math.PI / 2, 1)
  expect(headingOn(curve, 1)).toBeCloseTo(0, 1)
})
