import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyTimesOf } from './busy-times.ts'
import { readBusyTimes } from './read-busy-times.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FROM = Date.UTC(2026, 9, 1)
const request = (text: string) => ({
  text,
  from: FROM,
  to: FROM + 92 * DAY,
  timeZone: 'Europe/Amsterdam',
  ownHost: 'bloesem.example',
})
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x.example', ...lines, 'END:VEVENT']

/** The busy times of a file as UTC texts, in order. */
function busy(...lines: string[]): string[] {
  return busyTimesOf(request(calendar(...lines)))
    .ranges.toSorted((a, b) => a.startsAt - b.startsAt)
    .map(({ startsAt, endsAt }) => `${minute(startsAt)}/${minute(endsAt)}`)
}
const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const starts = (...lines: string[]) => busy(...lines).map((each) => each.slice(0, 16))

test('[WORK-113] an event is busy from its start to its end, or for its duration', () => {
  expect(busy(...event('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'))).toEqual([
    '2026-11-24T09:00/2026-11-24T10:00',
  ])
  expect(busy(...event('DTSTART:20261124T090000Z', 'DURATION:PT90M'))).toEqual([
    '2026-11-24T09:00/2026-11-24T10:30',
  ])
  expect(busy(...event('DTSTART:20261124T090000Z'))).toEqual([]) // a moment takes no time
})

test('[WORK-113] cancelled events, and those marked as free, are left out', () => {
  const at = ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z']
  for (const mark of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
    expect(busy(...event(...at, mark))).toEqual([])
  for (const mark of ['STATUS:TENTATIVE', 'TRANSP:OPAQUE'])
    expect(busy(...event(...at, mark))).toHaveLength(1)
})

test.each([
  ['Europe/Amsterdam', '08:00'],
  ['W. Europe Standard Time', '08:00'],
  ['/mozilla.org/20070129_1/Europe/Amsterdam', '08:00'],
  ['Pacific Standard Time', '17:00'],
  ['America/Argentina/Buenos_Aires', '12:00'],
  ['Nowhere', '08:00'], // as a time without a zone: that of the salon
])('[WORK-113] nine o’clock in the zone %s is %s in UTC', (zone, utc) => {
  const lines = event(`DTSTART;TZID="${zone}":20261124T090000`, 'DURATION:PT1H')
  expect(starts(...lines)).toEqual([`2026-11-24T${utc}`])
})

test('[WORK-113] a zone that only the file describes', () => {
  const rule = (name: string, start: string, offsets: [string, string], months: string) => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsets[0]}`,
    `TZOFFSETTO:${offsets[1]}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${months};BYDAY=-1SU`,
    `END:${name}`,
  ]
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    ...rule('STANDARD', '19701025T030000', ['+0300', '+0200'], '10'),
    ...rule('DAYLIGHT', '19700329T020000', ['+0200', '+0300'], '3'),
    'END:VTIMEZONE',
  ]
  const lines = event(
    'DTSTART;TZID=Customized Time Zone:20261023T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;UNTIL=20261026T070000Z',
  )
  expect(starts(...zone, ...lines)).toEqual([
    '2026-10-23T06:00',
    '2026-10-24T06:00',
    '2026-10-25T07:00',
    '2026-10-26T07:00',
  ])
})

test('[WORK-113] a whole day is busy by the clock of the salon, also when the clocks change', () => {
  expect(busy(...event('DTSTART;VALUE=DATE:20261025'))).toEqual([
    '2026-10-24T22:00/2026-10-25T23:00',
  ])
  expect(busy(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'))).toEqual([
    '2026-12-23T23:00/2026-12-26T23:00',
  ])
})

test('[WORK-113] a repeated event stays at its hour when the clocks change, until the last one', () => {
  const weekly = ['DTSTART;TZID=Europe/Amsterdam:20261013T090000', 'DURATION:PT1H']
  expect(starts(...event(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261027T080000Z'))).toEqual([
    '2026-10-13T07:00',
    '2026-10-20T07:00',
    '2026-10-27T08:00',
  ])
})

test('[WORK-113] dates left out, dates added, and one that was moved', () => {
  const daily = [
    'DTSTART;TZID=Europe/Amsterdam:20261123T090000',
    'DTEND;TZID=Europe/Amsterdam:20261123T100000',
    'RRULE:FREQ=DAILY;COUNT=5',
    'EXDATE;TZID=Europe/Amsterdam:20261124T090000',
    'EXDATE:20261125T080000Z',
    'RDATE;TZID=Europe/Amsterdam:20261201T120000',
    'RDATE;VALUE=PERIOD:20261202T120000Z/PT3H',
  ]
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Amsterdam:20261126T090000',
    'DTSTART;TZID=Europe/Amsterdam:20261126T150000',
    'DURATION:PT2H',
  )
  const cancelled = event(
    'RECURRENCE-ID:20261127T080000Z',
    'DTSTART:20261127T080000Z',
    'DURATION:PT1H',
    'STATUS:CANCELLED',
  )
  expect(busy(...moved, ...event(...daily), ...cancelled)).toEqual([
    '2026-11-23T08:00/2026-11-23T09:00',
    '2026-11-26T14:00/2026-11-26T16:00',
    '2026-12-01T11:00/2026-12-01T12:00',
    '2026-12-02T12:00/2026-12-02T15:00',
  ])
})

test('[WORK-113] what lies before and after is left out, what reaches into it is not', () => {
  const lines = ['DTSTART:20260930T230000Z', 'DURATION:PT2H', 'RRULE:FREQ=MONTHLY']
  expect(starts(...event(...lines))).toContain('2026-09-30T23:00')
  expect(busy(...event('DTSTART:20260901T090000Z', 'DURATION:PT1H'))).toEqual([])
  expect(busy(...event('DTSTART:20270901T090000Z', 'DURATION:PT1H'))).toEqual([])
})

test('[WORK-113] an event that cannot be understood is left out, a text that is no calendar refused', () => {
  const good = event('DTSTART:20261124T090000Z', 'DURATION:PT1H')
  expect(busy(...event('DTSTART:someday'), ...event(), ...good)).toHaveLength(1)
  for (const text of ['', 'hallo', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])
    expect(() => busyTimesOf(request(text)), text).toThrow()
})

test('[WORK-113] a file that this installation wrote is known by its ids', () => {
  const own = event('DTSTART:20261124T090000Z').with(1, 'UID:8@bloesem.example')
  expect(busyTimesOf(request(calendar(...own))).isOwn).toBe(true)
  const both = [...own, ...event('DTSTART:20261124T090000Z')]
  expect(busyTimesOf(request(calendar(...both))).isOwn).toBe(false)
  expect(busyTimesOf(request(calendar())).isOwn).toBe(false)
})

// The same times, computed by Temporal instead of by rules.
test('[WORK-113] repeated events are busy when their rule says so', () => {
  const rules = fc.record({
    day: fc.integer({ min: -40, max: 100 }),
    hour: fc.integer({ min: 0, max: 23 }).filter((hour) => hour !== 2), // no hour that is skipped or repeated
    minutes: fc.integer({ min: 5, max: 600 }),
    every: fc.integer({ min: 1, max: 4 }),
    unit: fc.constantFrom('days', 'weeks'),
    count: fc.integer({ min: 1, max: 40 }),
    left: fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(rules, ({ day, hour, minutes, every, unit, count, left }) => {
      const first = Temporal.PlainDate.from('2026-10-01').add({ days: day })
      const at = (nth: number) =>
        first.add({ [unit]: nth * every }).toZonedDateTime({
          timeZone: 'Europe/Amsterdam',
          plainTime: { hour },
        }).epochMilliseconds
      const wall = (nth: number) =>
        `${first
          .add({ [unit]: nth * every })
          .toString()
          .replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`
      const lines = event(
        `DTSTART;TZID=Europe/Amsterdam:${wall(0)}`,
        `DURATION:PT${minutes}M`,
        `RRULE:FREQ=${unit === 'days' ? 'DAILY' : 'WEEKLY'};INTERVAL=${every};COUNT=${count}`,
        ...left.map((nth) => `EXDATE;TZID=Europe/Amsterdam:${wall(nth)}`),
      )
      const { from, to } = request('')
      const expected = Array.from({ length: count }, (_, nth) => nth)
        .filter((nth) => !left.includes(nth))
        .map(at)
        .filter((start) => start < to && start + minutes * 60_000 > from)
      const found = busyTimesOf(request(calendar(...lines))).ranges.map(({ startsAt }) => startsAt)
      expect(found.toSorted()).toEqual(expected.toSorted())
    }),
  )
})

test('[WORK-113] any lines at all are read or refused, in the thread too', async () => {
  const words = fc.constantFrom(
    'DTSTART:20261124T090000Z',
    'DTSTART;VALUE=DATE:20261301',
    'DTEND:20261124',
    'DURATION:-P1D',
    'RRULE:FREQ=DAILY;INTERVAL=0',
    'RRULE:FREQ=YEARLY;BYDAY=9XX',
    'RRULE:',
    'EXDATE:x',
    ':',
    'A;B',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'RDATE;VALUE=PERIOD:x/y',
    'RECURRENCE-ID:1',
    'BEGIN:VTIMEZONE',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (lines) => {
      try {
        const { ranges } = busyTimesOf(request(calendar(...event(...lines))))
        return ranges.every(({ startsAt, endsAt }) => startsAt < endsAt)
      } catch (error) {
        return error instanceof Error
      }
    }),
  )
  await expect(readBusyTimes(request('hallo'))).rejects.toThrow()
})

test('[WORK-113] a file that would take too long or too much is refused, without a wait for others', async () => {
  const secondly = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
  expect(() => busyTimesOf(request(calendar(...secondly)))).toThrow('too many')
  // The thirtieth of February: a rule without an end that never comes true.
  const never = event('DTSTART:20260101T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
  const began = performance.now()
  const reading = readBusyTimes(request(calendar(...never)), { timeoutMs: 300 }).then(
    ({ ranges }) => ranges.length,
    () => 0,
  )
  await new Promise(setImmediate)
  expect(performance.now() - began).toBeLessThan(250)
  expect(await reading).toBe(0)
  const deep = readBusyTimes(request('BEGIN:VCALENDAR\r\n'.repeat(150_000)), { memoryMb: 16 })
  await expect(deep).rejects.toThrow()
  const good = calendar(...event('DTSTART:20261124T090000Z', 'DURATION:PT1H'))
  expect((await readBusyTimes(request(good))).ranges).toHaveLength(1)
})
