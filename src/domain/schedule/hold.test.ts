import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdLife, lastSittingThatEnded, nextSittingAt } from './hold.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 24, 12)

test('a time is held for five minutes', () => {
  expect(holdLife(NOON, null)).toEqual({
    ...{ isHeld: true, expiresAt: NOON + 5 * MINUTE, sittingBeganAt: NOON },
  })
})

test('renewing goes on in the same sitting, which ends after twenty minutes', () => {
  expect(holdLife(NOON + 4 * MINUTE, NOON)).toMatchObject({ expiresAt: NOON + 9 * MINUTE })
  expect(holdLife(NOON + 18 * MINUTE, NOON)).toMatchObject({ expiresAt: NOON + 20 * MINUTE })
  expect(holdLife(NOON + 20 * MINUTE, NOON)).toEqual({
    ...{ isHeld: false, againAt: NOON + 60 * MINUTE },
  })
})

test('an hour after it began another sitting may begin', () => {
  expect(holdLife(NOON + 60 * MINUTE - 1, NOON).isHeld).toBe(false)
  expect(holdLife(NOON + 60 * MINUTE, NOON)).toMatchObject({
    ...{ isHeld: true, sittingBeganAt: NOON + 60 * MINUTE },
  })
  expect(lastSittingThatEnded(NOON + 60 * MINUTE)).toBe(NOON)
})

test('however often somebody renews or changes, of any hour they hold at most twenty minutes', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 12 * MINUTE }), { maxLength: 60 })
  fc.assert(
    fc.property(pauses, (waits) => {
      let [now, began, freeFrom] = [NOON, null as number | null, NOON]
      const held: [number, number][] = []
      for (const wait of waits) {
        now += wait
        const life = holdLife(now, began)
        if (!life.isHeld) continue
        began = life.sittingBeganAt
        held.push([Math.max(now, freeFrom), life.expiresAt])
        freeFrom = life.expiresAt
      }
      const ofHourFrom = (from: number) =>
        held
          .map(([a, b]) => Math.min(b, from + 60 * MINUTE) - Math.max(a, from))
          .filter((ms) => ms > 0)
          .reduce((sum, ms) => sum + ms, 0)
      const sittings = new Set(held.map(([from]) => from))
      // An hour may see the end of one sitting and the beginning of the next.
      for (const from of sittings) expect(ofHourFrom(from)).toBeLessThanOrEqual(20 * MINUTE)
    }),
  )
})

test('an hour after a sitting began another may begin', () => {
  const hour = 3_600_000
  expect(nextSittingAt(5 * hour)).toBe(6 * hour)
  expect(lastSittingThatEnded(6 * hour)).toBe(5 * hour)
  expect(holdLife(6 * hour, 5 * hour)).toMatchObject({ sittingBeganAt: 6 * hour })
  expect(holdLife(6 * hour - 1, 5 * hour)).toEqual({ isHeld: false, againAt: 6 * hour })
})
