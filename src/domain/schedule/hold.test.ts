import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdLife, holdSessionCutoff, nextHoldSessionAt } from './hold.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 24, 12)

test('a hold lasts five minutes', () => {
  expect(holdLife(NOON, null)).toEqual({
    ...{ isHeld: true, expiresAt: NOON + 5 * MINUTE, holdSessionBeganAt: NOON },
  })
})

test('renewing stays in the same hold session, which ends after twenty minutes', () => {
  expect(holdLife(NOON + 4 * MINUTE, NOON)).toMatchObject({ expiresAt: NOON + 9 * MINUTE })
  expect(holdLife(NOON + 18 * MINUTE, NOON)).toMatchObject({ expiresAt: NOON + 20 * MINUTE })
  expect(holdLife(NOON + 20 * MINUTE, NOON)).toEqual({
    ...{ isHeld: false, againAt: NOON + 60 * MINUTE },
  })
})

test('another hold session can begin an hour after the first one began', () => {
  expect(holdLife(NOON + 60 * MINUTE - 1, NOON).isHeld).toBe(false)
  expect(holdLife(NOON + 60 * MINUTE, NOON)).toMatchObject({
    ...{ isHeld: true, holdSessionBeganAt: NOON + 60 * MINUTE },
  })
  expect(holdSessionCutoff(NOON + 60 * MINUTE)).toBe(NOON)
})

test('with any renewals and changes a customer holds at most twenty minutes in any hour', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 12 * MINUTE }), { maxLength: 60 })
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
          .map(([a, b]) => Math.min(b, from + 60 * MINUTE) - Math.max(a, from))
          .filter((ms) => ms > 0)
          .reduce((sum, ms) => sum + ms, 0)
      const sessions = new Set(held.map(([from]) => from))
      // An hour may see the end of one hold session and the beginning of the next.
      for (const from of sessions) expect(ofHourFrom(from)).toBeLessThanOrEqual(20 * MINUTE)
    }),
  )
})

test('the next hold session can begin an hour after the last one began', () => {
  const hour = 3_600_000
  expect(nextHoldSessionAt(5 * hour)).toBe(6 * hour)
  expect(holdSessionCutoff(6 * hour)).toBe(5 * hour)
  expect(holdLife(6 * hour, 5 * hour)).toMatchObject({ holdSessionBeganAt: 6 * hour })
  expect(holdLife(6 * hour - 1, 5 * hour)).toEqual({ isHeld: false, againAt: 6 * hour })
})
