import { expect, test } from 'vitest'
import { type CalendarEvent, calendar } from './calendar.ts'

test('a confirmed visit becomes a request in the wall time of the salon', () => {
  const { event, head } = parse(calendar(aVisit({})))
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

test('a cancelled visit keeps its name and outranks the request', () => {
  const { event, head } = parse(calendar(aVisit({ method: 'CANCEL', sequence: 1 })))
  expect(head.METHOD).toBe('CANCEL')
  expect(event).toMatchObject({
    UID: 'order-1@bloesem.example',
    SEQUENCE: '1',
    STATUS: 'CANCELLED',
  })
})

test('a visit that waits for the salon is tentative', () => {
  expect(parse(calendar(aVisit({ tentative: true }))).event.STATUS).toBe('TENTATIVE')
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
  'a reader who only knows the zone by this text finds the right instants: %s',
  (_, timeZone, start) => {
    const startsAt = Date.parse(start)
    const endsAt = startsAt + 4 * 3_600_000
    const text = calendar(aVisit({ timeZone, startsAt, endsAt }))
    const { event, observances } = parse(text)
    expect(instantOf(event[`DTSTART;TZID=${timeZone}`], observances)).toBe(startsAt)
    expect(instantOf(event[`DTEND;TZID=${timeZone}`], observances)).toBe(endsAt)
  },
)

test('the second of two equal wall times is told in universal time', () => {
  const startsAt = Date.parse('2026-10-25T02:30:00+01:00')
  const { event } = parse(calendar(aVisit({ startsAt, endsAt: startsAt + 3_600_000 })))
  expect(event).toMatchObject({
    DTSTART: '20261025T013000Z',
    'DTEND;TZID=Europe/Amsterdam': '20261025T033000',
  })
})

test('the zone names its halves of the year and when they begin', () => {
  const { observances } = parse(calendar(aVisit({})))
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

test('lines end in CRLF, hold at most 75 octets and break between characters', () => {
  const description = '€ Zoë 👩🏽‍🎤 '.repeat(40)
  const text = calendar(aVisit({ description }))
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text).not.toMatch(/[^\r]\n|\uFFFD/)
  expect(parse(text).event.DESCRIPTION).toBe(description)
})

test('what people typed stays text', () => {
  const description = 'Kom; bel, of \\ niet\nBEGIN:VEVENT\r\nMETHOD:CANCEL'
  const { event, head } = parse(calendar(aVisit({ description })))
  expect(event.DESCRIPTION).toBe(description.replace('\r\n', '\n'))
  expect(head.METHOD).toBe('REQUEST')
})

function aVisit(changes: Partial<CalendarEvent>): CalendarEvent {
  return {
    method: 'REQUEST',
    uid: 'order-1@bloesem.example',
    sequence: 0,
    stampedAt: Date.parse('2026-11-20T09:15:00Z'),
    startsAt: Date.parse('2026-11-24T14:30:00+01:00'),
    endsAt: Date.parse('2026-11-24T16:00:00+01:00'),
    timeZone: 'Europe/Amsterdam',
    summary: 'Gellak bij Studio Bloesem',
    organizer: { name: 'Studio "Bloesem"', email: 'studio@example.nl' },
    attendee: { name: 'Sanne', email: 'sanne@example.nl' },
    ...changes,
  }
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
  return Number(`${text[0]}1`) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5))) * 60_000
}
