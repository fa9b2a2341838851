/** Server only: uses Temporal, which not every browser has. */
import { type CalendarClock, type CalendarVisit, utc } from './calendar-file.ts'

/**
 * Writes a visit's times in the wall time of its zone (IANA name), with the zone's rules as VTIMEZONE.
 */
export function wallTime(
  visit: Pick<CalendarVisit, 'startsAt' | 'endsAt'>,
  timeZone: string,
): CalendarClock {
  return { lines: zone(visit, timeZone), moment: (epochMs) => moment(epochMs, timeZone) }
}

// The clock change before the visit, those during it and the one after.
function zone(
  { startsAt, endsAt }: Pick<CalendarVisit, 'startsAt' | 'endsAt'>,
  timeZone: string,
): string[] {
  const start = zoned(startsAt, timeZone)
  const before = start.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  const changes = before ? [before] : []
  for (
    let change = start.getTimeZoneTransition('next');
    change;
    change = change.getTimeZoneTransition('next')
  ) {
    changes.push(change)
    if (change.epochMilliseconds >= endsAt) break
  }
  const observances = changes.length > 0 ? changes.flatMap(observance) : fixedOffset(start)
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE']
}

function observance(change: Temporal.ZonedDateTime): string[] {
  const from = change.subtract({ milliseconds: 1 })
  const kind = change.offsetNanoseconds > from.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  // RFC 5545 writes the moment of change in the wall time before it.
  const onset = change.toInstant().toZonedDateTimeISO(from.offset)
  return [
    `BEGIN:${kind}`,
    `DTSTART:${digits(onset)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(change)}`,
    `TZNAME:${abbreviation(change)}`,
    `END:${kind}`,
  ]
}

function fixedOffset(start: Temporal.ZonedDateTime): string[] {
  const always = offset(start)
  return [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${always}`,
    `TZOFFSETTO:${always}`,
    `TZNAME:${abbreviation(start)}`,
    'END:STANDARD',
  ]
}

function zoned(epochMs: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone)
}

// A wall time that occurs twice means the first (RFC 5545, 3.3.5), so the second is written in UTC.
function moment(epochMs: number, timeZone: string): string {
  const local = zoned(epochMs, timeZone)
  const read = local.toPlainDateTime().toZonedDateTime(timeZone)
  return read.epochMilliseconds === epochMs
    ? `;TZID=${timeZone}:${digits(local)}`
    : `:${utc(epochMs)}`
}

function digits(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}

function offset(moment: Temporal.ZonedDateTime): string {
  return moment.offset.replaceAll(':', '')
}

// 'CET' where English has a short name, 'GMT+4' elsewhere.
function abbreviation(moment: Temporal.ZonedDateTime): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: moment.timeZoneId,
    timeZoneName: 'short',
  })
  const parts = format.formatToParts(moment.epochMilliseconds)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? moment.offset
}
