import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time-units.ts'
import { firstInstantOf, lastInstantOf, zoneOffsets } from './zone-offsets.ts'

const ZONES = Intl.supportedValuesOf('timeZone')

test('[SLOT-06] a wall clock time is resolved as by Temporal, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.date({ min: new Date('1975-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.nat(40),
      (timeZone, date, days) => {
        const wallMs = Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS
        const zone = zoneOffsets(timeZone, wallMs - days * DAY_MS, wallMs + days * DAY_MS)
        expect(firstInstantOf(wallMs, zone)).toBe(byTemporal(wallMs, timeZone, 'compatible'))
        expect(lastInstantOf(wallMs, zone)).toBe(byTemporal(wallMs, timeZone, 'later'))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('[SLOT-06] every quarter of both clock-change days is resolved as by Temporal', () => {
  for (const date of ['2026-03-29', '2026-10-25']) {
    const start = Date.parse(date)
    const zone = zoneOffsets('Europe/Amsterdam', start, start + DAY_MS)
    for (let wallMs = start; wallMs < start + DAY_MS; wallMs += 15 * MINUTE_MS) {
      const expected = byTemporal(wallMs, 'Europe/Amsterdam', 'compatible')
      expect(firstInstantOf(wallMs, zone)).toBe(expected)
      const last = byTemporal(wallMs, 'Europe/Amsterdam', 'later')
      expect(lastInstantOf(wallMs, zone)).toBe(last)
    }
  }
})

test('[SLOT-06] a clock change just after a range is known, west of Greenwich', () => {
  const wallMs = Date.parse('2026-11-01T03:00:00Z')
  const zone = zoneOffsets('America/New_York', wallMs, wallMs)
  expect(firstInstantOf(wallMs, zone)).toBe(Date.parse('2026-11-01T03:00:00-05:00'))
})

test('an unknown zone is a RangeError', () => {
  expect(() => zoneOffsets('Europe/Bloesem', 0, DAY_MS)).toThrow(RangeError)
})

function byTemporal(
  wallMs: number,
  timeZone: string,
  disambiguation: 'compatible' | 'later',
): number {
  return Temporal.PlainDateTime.from(new Date(wallMs).toISOString().slice(0, -1)).toZonedDateTime(
    timeZone,
    { disambiguation },
  ).epochMilliseconds
}
