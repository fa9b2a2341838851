import { isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'
import { toOffsetIso } from '../../http/zoned-iso.ts'
import { closeHours, readDay, reopenHours } from '../../schedule/close-hours.ts'
import type { InTheWay } from '../../schedule/closures-store.ts'
import {
  type AdminDeps,
  type Command,
  type CommandResult,
  type Options,
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
    run: (deps, words, options) => withHours(words, (hours) => close(deps, hours, options)),
  },
  reopen: {
    usage: 'PROVIDER YYYY-MM-DD [FROM UNTIL]',
    does: 'Opens what was closed.',
    words: [2, 4],
    run: (deps, words) => withHours(words, (hours) => reopen(deps, hours)),
  },
}

interface Asked {
  readonly providerUserName: string
  readonly date: PlainDate
  readonly hours: { readonly from: string; readonly until: string } | undefined
  readonly reason: string
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function withHours(
  words: readonly string[],
  work: (asked: Asked) => Promise<CommandResult>,
): Promise<CommandResult> {
  const [providerUserName = '', date = '', ...more] = words
  if (!isPlainDate(date)) return no(`${date} is no day. Write it as 2026-12-24.`)
  const [from = '', until = ''] = more
  // A beginning alone would otherwise pass for the reason, and close the whole day.
  if (more.length === 1 && TIME.test(from)) {
    return no(`${from} is half of the hours. Write both, as 13:00 17:30.`)
  }
  const hasHours = more.length >= 2
  if (hasHours && !(TIME.test(from) && TIME.test(until) && from < until)) {
    return no(`${from} to ${until} are no hours of a day. Write them as 13:00 17:30.`)
  }
  const hours = hasHours ? { from, until } : undefined
  return work({ providerUserName, date, hours, reason: (hasHours ? more[2] : more[0]) ?? '' })
}

async function day(deps: AdminDeps, asked: Asked): Promise<CommandResult> {
  const read = await readDay(deps, asked)
  if (!read.ok) return unknownProvider(asked.providerUserName)
  const { appointments, timeZone } = read
  const lines = appointments.length > 0 ? listed(appointments, timeZone) : ['Nothing is booked.']
  return { ok: true, lines, data: dataOf(appointments, timeZone) }
}

async function close(deps: AdminDeps, asked: Asked, { anyway }: Options): Promise<CommandResult> {
  const closed = await closeHours(deps, { ...asked, anyway })
  if (closed.ok) {
    const { standing, timeZone } = closed
    const lines = [`Closed: ${textOf(asked)}.`]
    if (standing.length > 0) lines.push('These stand:', ...listed(standing, timeZone))
    return { ok: true, lines, data: { standing: dataOf(standing, timeZone) } }
  }
  if (closed.refusal === 'not-found') return unknownProvider(asked.providerUserName)
  if (closed.refusal === 'hours-skipped') return skipped(asked)
  const { inTheWay, timeZone } = closed
  return no(
    [
      `Not closed, because this is booked:`,
      ...listed(inTheWay, timeZone),
      'Call those off first (order-status ORDER-ID CANCELLED), or close what is left: --anyway',
    ].join('\n'),
  )
}

async function reopen(deps: AdminDeps, asked: Asked): Promise<CommandResult> {
  const opened = await reopenHours(deps, asked)
  if (!opened.ok) {
    return opened.refusal === 'not-found' ? unknownProvider(asked.providerUserName) : skipped(asked)
  }
  if (opened.closures === 0) return no(`${textOf(asked)} was not closed.`)
  return { ok: true, lines: [`Open again: ${textOf(asked)}.`], data: { closures: opened.closures } }
}

function textOf({ date, hours }: Asked): string {
  return hours ? `${date} ${hours.from} to ${hours.until}` : date
}

function listed(appointments: readonly InTheWay[], timeZone: string): string[] {
  return dataOf(appointments, timeZone).map(
    ({ startsAt, endsAt, orderId, status }) =>
      `  ${startsAt.slice(11, 16)} to ${endsAt.slice(11, 16)}  ${orderId ? `${orderId}  ${status}` : "the provider's own block"}`,
  )
}

function dataOf(appointments: readonly InTheWay[], timeZone: string) {
  return appointments.map(({ startsAt, endsAt, ...rest }) => {
    return {
      startsAt: toOffsetIso(startsAt, timeZone),
      endsAt: toOffsetIso(endsAt, timeZone),
      ...rest,
    }
  })
}

function skipped(asked: Asked): Promise<CommandResult> {
  return no(`The clock skips ${textOf(asked)}: it goes forward that day.`)
}

function no(why: string): Promise<CommandResult> {
  return Promise.resolve({ ok: false, why })
}
