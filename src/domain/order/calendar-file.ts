/** A visit for a calendar program. */
export interface CalendarVisit {
  /** In a mail: REQUEST adds or updates the visit, CANCEL removes it. A downloaded file has none. */
  readonly method?: 'REQUEST' | 'CANCEL'
  readonly orderId: string
  /** The host name of the site, the right side of the UID. */
  readonly host: string
  /** Grows with every change, so that programs ignore older messages. */
  readonly sequence: number
  /** The time of the last change, epoch milliseconds. */
  readonly stampedAt: number
  /** Epoch milliseconds, half-open. */
  readonly startsAt: number
  readonly endsAt: number
  /** Whether the provider must still agree. */
  readonly tentative: boolean
  readonly summary: string
  readonly location: string
  readonly url?: string
  readonly organizer?: CalendarPerson
  readonly attendee?: CalendarPerson
}

interface CalendarPerson {
  readonly name: string
  readonly email: string
}

/** How a file writes its times. */
export interface CalendarClock {
  /** The VTIMEZONE lines before the event, if any. */
  readonly lines: readonly string[]
  /** The value of DTSTART and DTEND with its separator: ':20261124T123000Z'. */
  readonly moment: (epochMs: number) => string
}

/**
 * The iCalendar text of a visit (RFC 5545, scheduling by RFC 5546). The UID is that of the order in mails and files, so
 * that a calendar has the visit once.
 * @param clock UTC when left out; `wallTime` of calendar-file-zone.ts uses the provider's zone
 */
export function calendarFile(visit: CalendarVisit, clock: CalendarClock = UNIVERSAL_TIME): string {
  const method = visit.method ? [`METHOD:${visit.method}`] : []
  return calendarText([...method, ...clock.lines, ...event(visit, clock)])
}

/**
 * The iCalendar text of several visits for a mail, as of a series. Times are in UTC. RFC 5546 allows several events with a
 * UID each only in a PUBLISH, which has no attendees; a visit with the method CANCEL is a cancelled one.
 */
export function seriesFile(visits: readonly Omit<CalendarVisit, 'attendee'>[]): string {
  return calendarText([
    'METHOD:PUBLISH',
    ...visits.flatMap((visit) => event(visit, UNIVERSAL_TIME)),
  ])
}

/** The iCalendar text of many visits under a name, for programs that read it again and again. Times are in UTC. */
export function calendarFeed(name: string, visits: readonly CalendarVisit[]): string {
  return calendarText([
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...visits.flatMap((visit) => event(visit, UNIVERSAL_TIME)),
  ])
}

/** The iCalendar text of many visits under a name, in parts: a page of visits each. Times are in UTC. */
export async function* calendarParts(
  name: string,
  pages: AsyncIterable<readonly CalendarVisit[]>,
): AsyncGenerator<string> {
  yield textOf([...BEGIN, `X-WR-CALNAME:${escapeText(name)}`])
  for await (const visits of pages)
    yield textOf(visits.flatMap((visit) => event(visit, UNIVERSAL_TIME)))
  yield textOf([END])
}

/** The id of a visit in mails and files of this host. */
export function visitUid(orderId: string, host: string): string {
  return `order-${orderId}@${host}`
}

const BEGIN = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Bloesem//Bloesem//NL',
  'CALSCALE:GREGORIAN',
]
const END = 'END:VCALENDAR'

function calendarText(content: readonly string[]): string {
  return textOf([...BEGIN, ...content, END])
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** '20261124T123000Z' */
export function utc(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

const UNIVERSAL_TIME: CalendarClock = { lines: [], moment: (epochMs) => `:${utc(epochMs)}` }

function event(visit: CalendarVisit, { moment }: CalendarClock): string[] {
  const { organizer, attendee } = visit
  const status = visit.tentative ? 'TENTATIVE' : 'CONFIRMED'
  const answer = visit.tentative ? 'NEEDS-ACTION' : 'ACCEPTED'
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(visitUid(visit.orderId, visit.host))}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utc(visit.stampedAt)}`,
    `DTSTART${moment(visit.startsAt)}`,
    `DTEND${moment(visit.endsAt)}`,
    `STATUS:${visit.method === 'CANCEL' ? 'CANCELLED' : status}`,
    `SUMMARY:${escapeText(visit.summary)}`,
    `LOCATION:${escapeText(visit.location)}`,
    ...(visit.url ? [`URL:${visit.url}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [`ATTENDEE;CN=${quote(attendee.name)};PARTSTAT=${answer}:mailto:${attendee.email}`]
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(CONTROL, '')
}

// RFC 6868 escapes quotes and line ends in a parameter with a caret.
function quote(text: string): string {
  const inside = text.replace(/\^/g, '^^').replace(LINE_END, '^n').replace(/"/g, "^'")
  return `"${inside.replace(CONTROL, '')}"`
}

const LINE_END = /\r\n?|\n/g
const CONTROL = /(?!\t)\p{Cc}/gu

// Lines have at most 75 octets and are not split inside a character; a continuation begins with a space.
function fold(line: string): string {
  const rows: string[] = []
  let row = ''
  let size = 0
  for (const character of line) {
    const more = octets(character)
    if (size + more > 75) {
      rows.push(row)
      row = ' '
      size = 1
    }
    row += character
    size += more
  }
  return [...rows, row].join('\r\n')
}

/** The length of a character in UTF-8; the domain has no TextEncoder. */
function octets(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
