// The same work by the code of others, in the same process. Their code is not part of this repository: a copy of it is named by
// CALCOM_DIR (github.com/calcom/cal.com, with dayjs installed) and SHARETRIBE_DIR (github.com/sharetribe/web-template, built).
// Needs built pages.
import { spawnSync } from 'node:child_process'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { type SlotsInput, slots } from '#domain/schedule/slots.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { quantile } from './http-load.ts'
import { calComSlots, loadSlotCode } from './peers/cal-com.ts'
import { sharetribeScriptKb } from './peers/sharetribe.ts'
import { openReport, spreadOf } from './report.ts'
import { WORKING_WEEK } from './working-week.ts'

const ROUNDS = 5
const RUNS = 20
const STEP_MINUTES = 15
const { CALCOM_DIR, SHARETRIBE_DIR } = process.env

const missing = [!CALCOM_DIR && 'CALCOM_DIR', !SHARETRIBE_DIR && 'SHARETRIBE_DIR'].filter(Boolean)
const report = openReport('peers', missing.length > 0 ? `without ${missing.join(', ')}` : null)
if (CALCOM_DIR) await compareSlots(CALCOM_DIR)
else report.note('  slots of cal.com: not measured, CALCOM_DIR is not set')
if (SHARETRIBE_DIR) compareScripts(SHARETRIBE_DIR)
else report.note('  script of Sharetribe: not measured, SHARETRIBE_DIR is not set')
await report.write()

async function compareSlots(folder: string): Promise<void> {
  const code = await loadSlotCode(folder)
  for (const [days, blocks] of [
    [35, 50],
    [7, 20],
  ] as const) {
    const calendar = aCalendar(days, blocks)
    const ours = slots(calendar).flatMap(({ startsAt, busy }) => (busy ? [] : [startsAt]))
    const theirs = new Set(calComSlots(code, calendar, STEP_MINUTES))
    const shared = ours.filter((startsAt) => theirs.has(startsAt)).length
    const own: number[] = []
    const other: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      own.push(processorMsOf(() => slots(calendar), RUNS * 100))
      other.push(processorMsOf(() => calComSlots(code, calendar, STEP_MINUTES), RUNS))
    }
    const ratios = other.map((ms, round) => ms / (own[round] ?? Number.NaN))
    report.row({
      what: `slots of ${days} days, ${blocks} busy blocks; of ${ours.length} free ones cal.com has ${shared}, and ${theirs.size - shared} others`,
      figure: `${quantile(own, 0.5).toFixed(3)} ms`,
      floor: `cal.com ${quantile(other, 0.5).toFixed(1)} ms`,
      ratio: quantile(ratios, 0.5).toFixed(0),
      spread: spreadOf(ratios, 0),
    })
  }
}

/** From the day after tomorrow on, since cal.com leaves out what is past by its own clock. */
function aCalendar(days: number, blocks: number): SlotsInput {
  const from = addDays(new Date().toISOString().slice(0, 10) as PlainDate, 2)
  const noon = Date.parse(`${from}T12:00:00Z`)
  return {
    timeZone: 'Europe/Amsterdam',
    workingHours: WORKING_WEEK,
    busy: Array.from({ length: blocks }, (_, index) => {
      const spread = Math.floor((index * days * DAY_MS) / blocks / MINUTE_MS) * MINUTE_MS
      return { startsAt: noon + spread, endsAt: noon + spread + 45 * MINUTE_MS }
    }),
    durationMinutes: 45,
    stepMinutes: STEP_MINUTES,
    from,
    to: addDays(from, days - 1),
    now: noon - DAY_MS,
  }
}

/** Processor time of one run, which depends little on other load of the machine. */
function processorMsOf(work: () => unknown, runs: number): number {
  for (let run = 0; run < runs / 5; run++) work()
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / runs
}

function compareScripts(folder: string): void {
  const { stdout } = spawnSync(process.execPath, ['scripts/bundle-size.ts'], { encoding: 'utf8' })
  const ours = Number(/^\/search\/?\s+([\d.]+) KB/m.exec(stdout)?.[1])
  const theirs = sharetribeScriptKb(folder)
  report.row({
    what: 'script of the search page, gzip, before its map',
    figure: `${ours.toFixed(0)} KB`,
    floor: `Sharetribe ${theirs.toFixed(0)} KB`,
    ratio: (theirs / ours).toFixed(1),
  })
  report.note(
    '  pages a second of Sharetribe: not measured, it renders what its hosted service answers',
  )
}
