import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { holdLife, holdSessionCutoff, nextHoldSessionAt } from './hold.ts'

const NOON = Date.UTC(2026, 10, 24, 12)

test('a hold lasts five minutes', () => {
  expect(holdLife(NOON, null)).toEqual({
    isHeld: true,
    expiresAt: NOON + 5 * MINUTE_MS,
    holdSessionBeganAt: NOON,
  })
})

test('renewing stays in the same hold session, which ends after twenty minutes', () => {
  expect(holdLife(NOON + 4 * MINUTE_MS, NOON)).toMatchObject({ expiresAt: NOON + 9 * MINUTE_MS })
  expect(holdLife(NOON + 18 * MINUTE_MS, NOON)).toMatchObject({ expiresAt: NOON + 20 * MINUTE_MS })
  expect(holdLife(NOON + 20 * MINUTE_MS, NOON)).toEqual({ isHeld: false, againAt: NOON + HOUR_MS })
})

test('another hold session can begin an hour after the first one began', () => {
  expect(holdLife(NOON + HOUR_MS - 1, NOON).isHeld).toBe(false)
  expect(holdLife(NOON + HOUR_MS, NOON)).toMatchObject({
    isHeld: true,
    holdSessionBeganAt: NOON + HOUR_MS,
  })
  expect(holdSessionCutoff(NOON + HOUR_MS)).toBe(NOON)
})

test('with any renewals and changes a customer holds at most twenty minutes in any hour', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 12 * MINUTE_MS }), { maxLength: 60 })
  fc.assert(
    fc.property(pauses, (waits) => {
      let [now, began, freeFrom] = [NOON, null as number | null, NOON]
      const held: [number, number][] = []
      for (const wait of waits) {
        now += wait
        const life = holdLife(now, began)
        if (!life.isHeld) continue
        began = life.holdSessionBeganAt
        held.push([Math.max(now, freeFrom), life.expiresAt])
        freeFrom = life.expiresAt
      }
      const ofHourFrom = (from: number) =>
        held
          .map(([a, b]) => Math.min(b, from + HOUR_MS) - Math.max(a, from))
          .filter((ms) => ms > 0)
          .reduce((sum, ms) => sum + ms, 0)
      const sessions = new Set(held.map(([from]) => from))
      // An hour may see the end of one hold session and the beginning of the next.
      for (const from of sessions) expect(ofHourFrom(from)).toBeLessThanOrEqual(20 * MINUTE_MS)
    }),
  )
})

test('the next hold session can begin an hour after the last one began', () => {
  expect(nextHoldSessionAt(5 * HOUR_MS)).toBe(6 * HOUR_MS)
  expect(holdSessionCutoff(6 * HOUR_MS)).toBe(5 * HOUR_MS)
  expect(holdLife(6 * HOUR_MS, 5 * HOUR_MS)).toMatchObject({ holdSessionBeganAt: 6 * HOUR_MS })
  expect(holdLife(6 * HOUR_MS - 1, 5 * HOUR_MS)).toEqual({ isHeld: false, againAt: 6 * HOUR_MS })
})
