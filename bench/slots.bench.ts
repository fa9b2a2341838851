// Computes the slots of 35 days with 50 busy blocks on a 15-minute grid, in one process. Target: 0.3 ms, and a cost that
// grows at most linearly with days and busy blocks.

import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { type SlotsInput, slots } from '#domain/schedule/slots.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { quantile } from './http-load.ts'
import { openReport } from './report.ts'
import { WORKING_WEEK } from './working-week.ts'

const FROM: PlainDate = '2026-03-16' // the range includes the clock change in spring
const NOON = Date.parse('2026-03-16T12:00:00Z')
const RUNS = 2_000

function input(days: number, busyBlocks: number): SlotsInput {
  const spread = (days * DAY_MS) / busyBlocks
  return {
    timeZone: 'Europe/Amsterdam',
    workingHours: WORKING_WEEK,
    busy: Array.from({ length: busyBlocks }, (_, index) => {
      const startsAt = NOON + Math.floor(index * spread)
      return { startsAt, endsAt: startsAt + 45 * MINUTE_MS }
    }),
    durationMinutes: 45,
    from: FROM,
    to: addDays(FROM, days - 1),
    now: NOON - DAY_MS,
  }
}

function medianMs(asked: SlotsInput): number {
  for (let run = 0; run < RUNS / 10; run++) slots(asked)
  const times = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now()
    slots(asked)
    return performance.now() - startedAt
  })
  return quantile(times, 0.5)
}

const report = openReport('slots')
const base = medianMs(input(35, 50))
report.row({
  what: '35 days, 50 busy blocks, 15-minute grid',
  figure: `${base.toFixed(3)} ms`,
  target: '0.300 ms',
  isMissed: base > 0.3,
})
for (const [days, busyBlocks] of [
  [70, 50],
  [140, 50],
  [280, 50],
  [35, 500],
  [35, 5_000],
] as const) {
  const ms = medianMs(input(days, busyBlocks))
  const growth = Math.max(days / 35, busyBlocks / 50)
  report.row({
    what: `${days} days, ${busyBlocks} busy blocks; ratio to the first`,
    figure: `${ms.toFixed(3)} ms`,
    ratio: `× ${(ms / base).toFixed(1)}`,
    target: `× ${growth}`,
    isMissed: ms / base > growth,
  })
}
await report.write()
