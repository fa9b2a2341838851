import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type PlainDate, weekday } from './plain-date.ts'
import { weekStrip } from './week.ts'

const TUESDAY = '2026-11-24'

test('[SLOT-01] the week has seven days from Monday', () => {
  expect(weekStrip(TUESDAY, TUESDAY).days).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
})

test('[SLOT-01] the week is never before the current one', () => {
  expect(weekStrip(TUESDAY, TUESDAY).previous).toBeNull()
  expect(weekStrip('2026-11-10', TUESDAY)).toEqual(weekStrip(TUESDAY, TUESDAY))
  expect(weekStrip('2026-11-30', TUESDAY).previous).toBe('2026-11-23')
})

test('[SLOT-01] the arrows move one week back and forth', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(400), (past, ahead) => {
      const today = addDays(TUESDAY, past)
      const strip = weekStrip(addDays(today, ahead), today)
      expect(strip.days.map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
      const later = weekStrip(strip.next, today)
      expect(later.previous).toBe(strip.days[0])
      expect(weekStrip(later.previous as PlainDate, today)).toEqual(strip)
    }),
  )
})
