import { expect, test } from 'vitest'
import { clipRing, decodeLine, segmentsNear, smooth, worldLength, worldPoint } from './lines.ts'

const box = { left: 0, top: 0, right: 1, bottom: 1 }

test('[MAP-04] a packed line unpacks to its original points', () => {
  // The example of the format's documentation, with longitude first.
  const line = decodeLine('_p~iF~ps|U_ulLnnqC', 100_000)
  const first = worldPoint(38.5, -120.2)
  expect(line[0]).toBeCloseTo(first.x, 9)
  expect(line[2]).toBeCloseTo(worldPoint(40.7, 0).x, 9)
  expect(line).toHaveLength(4)
})

test('[MAP-04] the world is a square with Greenwich and the equator in its centre', () => {
  expect(worldPoint(0, 0)).toEqual({ x: 0.5, y: 0.5 })
  expect(worldPoint(180, 85.0511287798).x).toBe(1)
  expect(worldPoint(180, 85.0511287798).y).toBeCloseTo(0, 9)
})

test('[MAP-04] a metre is longer on the map the farther north it is', () => {
  const equator = worldLength(1000, 0.5)
  expect(equator).toBeCloseTo(1000 / 40_075_016.7, 12)
  expect(worldLength(1000, worldPoint(0, 60).y)).toBeCloseTo(2 * equator, 9)
})

test('[MAP-04] a ring around the window is clipped to the window, and one outside is empty', () => {
  const around = Float64Array.of(-5, -5, 5, -5, 5, 5, -5, 5, -5, -5)
  expect(area(clipRing(around, box))).toBeCloseTo(1)
  const elsewhere = Float64Array.of(2, 2, 3, 2, 3, 3, 2, 2)
  expect(clipRing(elsewhere, box)).toHaveLength(0)
})

test('[MAP-04] a ring half inside the window is clipped to that half', () => {
  const half = Float64Array.of(0.5, 0.25, 2, 0.25, 2, 0.75, 0.5, 0.75, 0.5, 0.25)
  expect(area(clipRing(half, box))).toBeCloseTo(0.25)
})

test('[MAP-04] a line that leaves the window and returns is drawn in two parts', () => {
  const line = Float64Array.of(0.5, 0.5, 0.5, 2, 4, 2, 4, 5, 0.5, 5, 0.5, 3, 0.5, 0.5)
  expect(segmentsNear(line, box).map((run) => [...run])).toEqual([
    [0.5, 0.5, 0.5, 2],
    [0.5, 3, 0.5, 0.5],
  ])
})

test('[MAP-04] rounding keeps both ends of a line and closes a ring', () => {
  const line = smooth(Float64Array.of(0, 0, 1e-6, 0, 1e-6, 1e-6))
  expect([...line.slice(0, 2)]).toEqual([0, 0])
  expect([...line.slice(-2)]).toEqual([1e-6, 1e-6])
  const ring = smooth(Float64Array.of(0, 0, 1e-6, 0, 1e-6, 1e-6, 0, 0))
  expect([...ring.slice(-2)]).toEqual([...ring.slice(0, 2)])
})

test('[MAP-04] rounding moves a long straight line by at most 300 metres', () => {
  const dam = smooth(Float64Array.of(0, 0, 1e-3, 0, 1e-3, 1e-3))
  expect(1e-3 - (dam[4] ?? 0)).toBeLessThan(1.3e-5)
})

function area(ring: Float64Array): number {
  let sum = 0
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length
    sum += (ring[index] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[index + 1] ?? 0)
  }
  return Math.abs(sum) / 2
}
