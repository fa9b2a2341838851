import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve as absolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SlotsInput } from '#domain/schedule/slots.ts'

/** The parts of cal.com that compute slots, untyped: its code is not part of this repository. */
interface SlotCode {
  readonly dayjs: DayjsFactory
  readonly buildDateRanges: (options: object) => { dateRanges: object[] }
  readonly subtract: (ranges: object[], busy: object[]) => object[]
  readonly getSlots: (options: object) => { time: { valueOf(): number } }[]
}

interface Dayjs {
  tz(timeZone: string): Dayjs
}

type DayjsFactory = ((at: number) => Dayjs) & { utc(at: number): Dayjs }

/** `withReporting` sends to Sentry where that is configured, and otherwise calls the function. */
const WITHOUT_SENTRY = 'data:text/javascript,export const withReporting = (work) => work'

/**
 * Loads the slot code of a copy of cal.com (packages/features/schedules/lib), with the dayjs that is installed there. Its
 * imports have no endings and name its packages.
 */
export async function loadSlotCode(folder: string): Promise<SlotCode> {
  const packages = join(absolute(folder), 'packages')
  registerHooks({
    resolve: (specifier, context, next) =>
      next(resolved(specifier, packages, context.parentURL), context),
  })
  const lib = join(packages, 'features/schedules/lib')
  const load = (path: string) => import(pathToFileURL(path).href)
  const { default: dayjs } = await load(join(packages, 'dayjs/index.ts'))
  const { default: getSlots } = await load(join(lib, 'slots.ts'))
  return { dayjs, getSlots, ...(await load(join(lib, 'date-ranges.ts'))) }
}

/** The same calendar for cal.com: working hours, minus busy times, cut into slots. @returns the starts, epoch ms */
export function calComSlots(code: SlotCode, calendar: SlotsInput, frequency: number): number[] {
  const { dayjs, buildDateRanges, subtract, getSlots } = code
  const { timeZone, from, to } = calendar
  const zoned = (date: string) =>
    dayjs(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds).tz(timeZone)
  const wallTime = (time: string) => new Date(`1970-01-01T${time}:00Z`)
  const { dateRanges } = buildDateRanges({
    timeZone,
    availability: calendar.workingHours.map(({ day, openTime, closeTime }) => ({
      days: [day],
      startTime: wallTime(openTime),
      endTime: wallTime(closeTime),
    })),
    dateFrom: zoned(from),
    dateTo: zoned(Temporal.PlainDate.from(to).add({ days: 1 }).toString()),
    travelSchedules: [],
  })
  const busy = calendar.busy.map(({ startsAt, endsAt }) => ({
    start: dayjs.utc(startsAt),
    end: dayjs.utc(endsAt),
  }))
  return getSlots({
    inviteeDate: zoned(from),
    eventLength: calendar.durationMinutes,
    frequency,
    minimumBookingNotice: 0,
    dateRanges: subtract(dateRanges, busy),
  }).map(({ time }) => time.valueOf())
}

function resolved(specifier: string, packages: string, parent: string | undefined): string {
  if (specifier === '@calcom/lib/sentryWrapper') return WITHOUT_SENTRY
  if (specifier.startsWith('@calcom/')) return fileOf(join(packages, specifier.slice(8)))
  if (specifier.startsWith('dayjs/plugin/') && !specifier.endsWith('.js')) return `${specifier}.js`
  const isTheirs = parent?.startsWith(pathToFileURL(packages).href) ?? false
  return isTheirs && specifier.startsWith('./') && parent
    ? fileOf(absolute(new URL('.', parent).pathname, specifier))
    : specifier
}

function fileOf(path: string): string {
  const file = [path, `${path}.ts`, join(path, 'index.ts')].find(
    (each) => /\.ts$/.test(each) && existsSync(each),
  )
  return file ? pathToFileURL(file).href : path
}
