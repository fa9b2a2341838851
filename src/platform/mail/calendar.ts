/** One visit as a mail program should note it. */
export interface CalendarEvent {
  /** REQUEST notes or moves the visit, CANCEL removes it. */
  method: 'REQUEST' | 'CANCEL'
  /** The same for every message about one visit. */
  uid: string
  /** Grows with every change, so that an older message never wins. */
  sequence: number
  /** Epoch milliseconds: when this message was made. */
  stampedAt: number
  /** Epoch milliseconds, half-open. */
  startsAt: number
  endsAt: number
  /** IANA name: the visit is shown in this zone's wall time. */
  timeZone: string
  /** REQUEST only: a visit that still has to be confirmed. */
  tentative?: boolean
  summary: string
  description?: string
  location?: string
  url?: string
  organizer?: { name: string; email: string }
  attendee?: { name: string; email: string }
}

/**
 * The iCalendar text (RFC 5545, scheduling per RFC 5546) of one visit, with the zone's own rules around it
 * so that no reader has to know the zone by name. Pure: equal events give equal texts.
 */
export function calendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bloesem//Bloesem//NL',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    ...zone(event),
    ...visit(event),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function visit(event: CalendarEvent): string[] {
  const { organizer, attendee, timeZone } = event
  const status = event.tentative ? 'TENTATIVE' : 'CONFIRMED'
  const answer = event.tentative ? 'NEEDS-ACTION' : 'ACCEPTED'
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stampedAt)}`,
    `DTSTART${moment(event.startsAt, timeZone)}`,
    `DTEND${moment(event.endsAt, timeZone)}`,
    `STATUS:${event.method === 'CANCEL' ? 'CANCELLED' : status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [`ATTENDEE;CN=${quote(attendee.name)};PARTSTAT=${answer}:mailto:${attendee.email}`]
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

// The change of the clock before the visit, those during it and the one after: enough to read it by.
function zone({ startsAt, endsAt, timeZone }: CalendarEvent): string[] {
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
  // RFC 5545 names the moment of change by the wall clock that was valid until then.
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

// A wall time that occurs twice means the first (RFC 5545, 3.3.5); the second can only be told in UTC.
function moment(epochMs: number, timeZone: string): string {
  const local = zoned(epochMs, timeZone)
  const read = local.toPlainDateTime().toZonedDateTime(timeZone)
  return read.epochMilliseconds === epochMs
    ? `;TZID=${timeZone}:${digits(local)}`
    : `:${utc(epochMs)}`
}

function utc(epochMs: number): string {
  return `${digits(zoned(epochMs, 'UTC'))}Z`
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

function escapeText(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/[;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

// RFC 6868 writes quotes and line ends inside a parameter with a caret.
function quote(text: string): string {
  return `"${text.replace(/\^/g, '^^').replace(/\r?\n/g, '^n').replace(/"/g, "^'")}"`
}

// At most 75 octets a line, never inside a character; a continuation begins with a space.
function fold(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}
