import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { type CalendarVisit, calendarFile } from './calendar-file.ts'
import { wallTime } from './calendar-file-zone.ts'

test('a confirmed visit becomes a REQUEST in the wall time of the provider', () => {
  const { event, head } = parse(asMail({}))
  expect(head).toMatchObject({ VERSION: '2.0', METHOD: 'REQUEST', CALSCALE: 'GREGORIAN' })
  expect(event).toMatchObject({
    UID: 'order-1@bloesem.example',
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTAMP: '20261120T091500Z',
    'DTSTART;TZID=Europe/Amsterdam': '20261124T143000',
    'DTEND;TZID=Europe/Amsterdam': '20261124T160000',
    'ORGANIZER;CN="Studio ^\'Bloesem^\'"': 'mailto:studio@example.nl',
    'ATTENDEE;CN="Sanne";PARTSTAT=ACCEPTED': 'mailto:sanne@example.nl',
  })
})

test('a cancelled visit keeps its UID and has a higher SEQUENCE', () => {
  const { event, head } = parse(asMail({ method: 'CANCEL', sequence: 1 }))
  expect(head.METHOD).toBe('CANCEL')
  expect(event).toMatchObject({
    UID: 'order-1@bloesem.example',
    SEQUENCE: '1',
    STATUS: 'CANCELLED',
  })
})

test('a visit that needs confirmation is tentative', () => {
  expect(parse(asMail({ tentative: true })).event.STATUS).toBe('TENTATIVE')
})

test.each([
  ['the night before summer time', 'Europe/Amsterdam', '2026-03-28T23:30Z'],
  ['the night before winter time', 'Europe/Amsterdam', '2026-10-24T22:30Z'],
  ['a summer noon', 'Europe/Amsterdam', '2026-07-01T10:00Z'],
  ['the other half of the world', 'Australia/Lord_Howe', '2026-04-04T14:30Z'],
  ['a zone that never changes', 'America/Curacao', '2026-07-01T10:00Z'],
  ['a zone that no longer changes', 'Asia/Tehran', '2026-07-01T10:00Z'],
  ['universal time', 'UTC', '2026-07-01T10:00Z'],
])(
  'a calendar that knows the zone by this file only finds the right instants: %s',
  (_, timeZone, start) => {
    const startsAt = Date.parse(start)
    const endsAt = startsAt + 4 * HOUR_MS
    const text = asMail({ startsAt, endsAt }, timeZone)
    const { event, observances } = parse(text)
    expect(instantOf(event[`DTSTART;TZID=${timeZone}`], observances)).toBe(startsAt)
    expect(instantOf(event[`DTEND;TZID=${timeZone}`], observances)).toBe(endsAt)
  },
)

test('the second of two equal wall times is written in UTC', () => {
  const startsAt = Date.parse('2026-10-25T02:30:00+01:00')
  const { event } = parse(asMail({ startsAt, endsAt: startsAt + HOUR_MS }))
  expect(event).toMatchObject({
    DTSTART: '20261025T013000Z',
    'DTEND;TZID=Europe/Amsterdam': '20261025T033000',
  })
})

test('a saved file is in UTC and requests no answer', () => {
  const { event, head, observances } = parse(calendarFile({ ...aVisit, sequence: 3 }))
  expect(head).not.toHaveProperty('METHOD')
  expect(observances).toEqual([])
  expect(event).toMatchObject({
    UID: 'order-1@bloesem.example',
    SEQUENCE: '3',
    DTSTAMP: '20261120T091500Z',
    DTSTART: '20261124T133000Z',
    DTEND: '20261124T150000Z',
    LOCATION: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
  })
})

test('the zone names its halves of the year and their starts', () => {
  const { observances } = parse(asMail({}))
  expect(observances).toEqual([
    {
      kind: 'STANDARD',
      DTSTART: '20261025T030000',
      TZOFFSETFROM: '+0200',
      TZOFFSETTO: '+0100',
      TZNAME: 'CET',
    },
    {
      kind: 'DAYLIGHT',
      DTSTART: '20270328T020000',
      TZOFFSETFROM: '+0100',
      TZOFFSETTO: '+0200',
      TZNAME: 'CEST',
    },
  ])
})

test('a visit that starts at a clock change has that change in its zone', () => {
  const { event, observances } = parse(
    asMail({
      startsAt: Date.parse('2026-03-29T01:00:00Z'),
      endsAt: Date.parse('2026-03-29T02:00:00Z'),
    }),
  )
  expect(event['DTSTART;TZID=Europe/Amsterdam']).toBe('20260329T030000')
  expect(observances[0]).toMatchObject({
    kind: 'DAYLIGHT',
    DTSTART: '20260329T020000',
    TZOFFSETTO: '+0200',
  })
})

test('lines end in CRLF, have at most 75 octets and break between characters', () => {
  const summary = '€ Zoë 👩🏽‍🎤 '.repeat(40)
  const text = asMail({ summary })
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text).not.toMatch(/[^\r]\n|\uFFFD/)
  expect(parse(text).event.SUMMARY).toBe(summary)
})

test.each(['x', '\u00e9', '\u07ff', '\u0800', '\u20ac', '\uffff', '\u{10000}', '\u{1f338}'])(
  'lines of %j use their maximum length',
  (character) => {
    const width = Buffer.byteLength(character)
    for (const before of ['', '.', '..', '...']) {
      const summary = before + character.repeat(150)
      const text = asMail({ summary })
      const begins = text.indexOf('\r\nSUMMARY:') + 2
      const [line = ''] = /^.*(?:\r\n .*)*/.exec(text.slice(begins)) ?? []
      const full = line.split('\r\n').slice(0, -1)
      expect(full.length).toBeGreaterThan(1)
      for (const row of full) {
        expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75)
        expect(Buffer.byteLength(row) + width).toBeGreaterThan(75)
      }
      expect(parse(text).event.SUMMARY).toBe(summary)
    }
  },
)

test('typed text is escaped', () => {
  const summary = 'Kom; bel, of \\niet\nBEGIN:VEVENT\r\nMETHOD:CANCEL\rEND:VEVENT'
  const attendee = { name: 'Sanne\u0007\rEND:VEVENT', email: 'sanne@example.nl' }
  const { event, head } = parse(asMail({ summary: `\u0000${summary}`, attendee }))
  expect(event.SUMMARY).toBe(summary.replace(/\r\n?/g, '\n'))
  expect(event['ATTENDEE;CN="Sanne^nEND:VEVENT";PARTSTAT=ACCEPTED']).toBe('mailto:sanne@example.nl')
  expect(head.METHOD).toBe('REQUEST')
})

function asMail(changes: Partial<CalendarVisit>, timeZone = 'Europe/Amsterdam'): string {
  const visit: CalendarVisit = { ...aVisit, method: 'REQUEST', ...changes }
  return calendarFile(visit, wallTime(visit, timeZone))
}

const aVisit: CalendarVisit = {
  orderId: '1',
  host: 'bloesem.example',
  sequence: 0,
  stampedAt: Date.parse('2026-11-20T09:15:00Z'),
  startsAt: Date.parse('2026-11-24T14:30:00+01:00'),
  endsAt: Date.parse('2026-11-24T16:00:00+01:00'),
  tentative: false,
  summary: 'Gellak bij Studio Bloesem',
  location: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
  organizer: { name: 'Studio "Bloesem"', email: 'studio@example.nl' },
  attendee: { name: 'Sanne', email: 'sanne@example.nl' },
}

type Lines = Record<string, string>

/** A reader of its own: unfolds, splits at the first colon outside quotes, unescapes. */
function parse(text: string): { head: Lines; event: Lines; observances: Lines[] } {
  const head: Lines = {}
  const event: Lines = {}
  const observances: Lines[] = []
  const open: [string, Lines][] = []
  for (const line of text.replace(/\r\n /g, '').trimEnd().split('\r\n')) {
    const [, name = '', value = ''] = /^((?:"[^"]*"|[^":])+):(.*)$/s.exec(line) ?? []
    if (name === 'BEGIN') {
      const lines = { VCALENDAR: head, VEVENT: event, VTIMEZONE: {} }[value] ?? { kind: value }
      if (value === 'STANDARD' || value === 'DAYLIGHT') observances.push(lines)
      open.push([value, lines])
    } else if (name === 'END') {
      expect(open.pop()?.[0]).toBe(value)
    } else {
      const lines = open.at(-1)?.[1] ?? {}
      lines[name] = value.replace(/\\([\\;,nN])/g, (_, character) =>
        /n/i.test(character) ? '\n' : character,
      )
    }
  }
  expect(open).toEqual([])
  return { head, event, observances }
}

/** The instant of a wall time by the observances alone; of two the first (RFC 5545, 3.3.5). */
function instantOf(wallTime: string | undefined, observances: Lines[]): number {
  const wall = asUtc(wallTime)
  const rules = observances
    .map((each) => ({
      onset: asUtc(each.DTSTART) - offsetMs(each.TZOFFSETFROM),
      offset: offsetMs(each.TZOFFSETTO),
    }))
    .toSorted((a, b) => a.onset - b.onset)
  const candidates = rules
    .map(({ onset, offset }, index) => ({
      onset,
      instant: wall - offset,
      end: rules[index + 1]?.onset ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ onset, instant, end }) => onset <= instant && instant < end)
  return Math.min(...candidates.map(({ instant }) => instant))
}

function asUtc(digits = ''): number {
  return Temporal.PlainDateTime.from(digits).toZonedDateTime('UTC').epochMilliseconds
}

function offsetMs(text = ''): number {
  return (
    Number(`${text[0]}1`) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5))) * MINUTE_MS
  )
}
