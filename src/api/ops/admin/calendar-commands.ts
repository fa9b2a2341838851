import { isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'
import { toOffsetIso } from '../../http/offset-iso.ts'
import { closeHours, readDay, reopenHours } from '../../schedule/close-hours.ts'
import type { ConflictingAppointment } from '../../schedule/closures-store.ts'
import {
  type AdminDeps,
  type Command,
  type CommandResult,
  type Options,
  recordOf,
  unknownProvider,
} from './command-result.ts'

export const CALENDAR_COMMANDS: Readonly<Record<string, Command>> = {
  day: {
    usage: 'PROVIDER YYYY-MM-DD',
    does: 'Shows what stands on a day.',
    words: [2, 2],
    run: (deps, words) => withHours(words, (hours) => day(deps, hours)),
  },
  close: {
    usage: 'PROVIDER YYYY-MM-DD [FROM UNTIL] [REASON] [--anyway]',
    does: 'Closes a day or hours of it, unless visits are booked there; --anyway closes the rest.',
    words: [2, 5],
    record: recordOf('close', 'provider'),
    run: (deps, words, options) => withHours(words, (hours) => close(deps, hours, options)),
  },
  reopen: {
    usage: 'PROVIDER YYYY-MM-DD [FROM UNTIL]',
    does: 'Opens what was closed.',
    words: [2, 4],
    record: recordOf('reopen', 'provider'),
    run: (deps, words) => withHours(words, (hours) => reopen(deps, hours)),
  },
}

interface DayArguments {
  readonly providerUserName: string
  readonly date: PlainDate
  readonly hours: { readonly from: string; readonly until: string } | undefined
  readonly reason: string
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function withHours(
  words: readonly string[],
  work: (args: DayArguments) => Promise<CommandResult>,
): Promise<CommandResult> {
  const [providerUserName = '', date = '', ...more] = words
  if (!isPlainDate(date)) return failure(`${date} is no day. Write it as 2026-12-24.`)
  const [from = '', until = ''] = more
  // A single time would be taken for the reason and close the whole day.
  if (more.length === 1 && TIME.test(from)) {
    return failure(`${from} is half of the hours. Write both, as 13:00 17:30.`)
  }
  const hasHours = more.length >= 2
  if (hasHours && !(TIME.test(from) && TIME.test(until) && from < until)) {
    return failure(`${from} to ${until} are no hours of a day. Write them as 13:00 17:30.`)
  }
  const hours = hasHours ? { from, until } : undefined
  return work({ providerUserName, date, hours, reason: (hasHours ? more[2] : more[0]) ?? '' })
}

async function day(deps: AdminDeps, args: DayArguments): Promise<CommandResult> {
  const read = await readDay(deps, args)
  if (!read.ok) return unknownProvider(args.providerUserName)
  const { appointments, timeZone } = read
  const lines =
    appointments.length > 0 ? appointmentLines(appointments, timeZone) : ['Nothing is booked.']
  return { ok: true, lines, data: dataOf(appointments, timeZone) }
}

async function close(
  deps: AdminDeps,
  args: DayArguments,
  { anyway }: Options,
): Promise<CommandResult> {
  const closed = await closeHours(deps, { ...args, anyway })
  if (closed.ok) {
    const { conflicts, timeZone } = closed
    const lines = [`Closed: ${describeHours(args)}.`]
    if (conflicts.length > 0) lines.push('These stand:', ...appointmentLines(conflicts, timeZone))
    return { ok: true, lines, data: { standing: dataOf(conflicts, timeZone) } }
  }
  if (closed.refusal === 'not-found') return unknownProvider(args.providerUserName)
  if (closed.refusal === 'hours-skipped') return hoursSkipped(args)
  const { conflicts, timeZone } = closed
  return failure(
    [
      `Not closed, because this is booked:`,
      ...appointmentLines(conflicts, timeZone),
      'Call those off first (order-status ORDER-ID CANCELLED), or close what is left: --anyway',
    ].join('\n'),
  )
}

async function reopen(deps: AdminDeps, args: DayArguments): Promise<CommandResult> {
  const opened = await reopenHours(deps, args)
  if (!opened.ok) {
    return opened.refusal === 'not-found'
      ? unknownProvider(args.providerUserName)
      : hoursSkipped(args)
  }
  if (opened.closures === 0) return failure(`${describeHours(args)} was not closed.`)
  return {
    ok: true,
    lines: [`Open again: ${describeHours(args)}.`],
    data: { closures: opened.closures },
  }
}

function describeHours({ date, hours }: DayArguments): string {
  return hours ? `${date} ${hours.from} to ${hours.until}` : date
}

function appointmentLines(
  appointments: readonly ConflictingAppointment[],
  timeZone: string,
): string[] {
  return dataOf(appointments, timeZone).map(
    ({ startsAt, endsAt, orderId, status }) =>
      `  ${startsAt.slice(11, 16)} to ${endsAt.slice(11, 16)}  ${orderId ? `${orderId}  ${status}` : "the provider's own block"}`,
  )
}

function dataOf(appointments: readonly ConflictingAppointment[], timeZone: string) {
  return appointments.map(({ startsAt, endsAt, ...rest }) => {
    return {
      startsAt: toOffsetIso(startsAt, timeZone),
      endsAt: toOffsetIso(endsAt, timeZone),
      ...rest,
    }
  })
}

function hoursSkipped(args: DayArguments): Promise<CommandResult> {
  return failure(`The clock skips ${describeHours(args)}: it goes forward that day.`)
}

function failure(why: string): Promise<CommandResult> {
  return Promise.resolve({ ok: false, why })
}
