import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { isWithinHours, openRanges, type SlotsInput, slots, type WorkingHours } from './slots.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

test('[SLOT-05] every start on the grid is offered from which the visit ends by closing time', () => {
  const found = slots(aDay({ hours: '10:00-11:00', durationMinutes: 30 }))
  expect(clockTimes(found)).toEqual(['10:00', '10:15', '10:30'])
  expect(found.map((slot) => slot.endsAt - slot.startsAt)).toEqual(Array(3).fill(30 * MINUTE_MS))
})

test('[SLOT-05] no slot is offered if the visit is longer than the opening interval', () => {
  expect(slots(aDay({ hours: '10:00-11:00', durationMinutes: 61 }))).toEqual([])
})

test('[SLOT-05] the first and the last day are included', () => {
  const found = slots(
    aDay({ hours: '10:00-10:30', durationMinutes: 30, from: '2026-11-24', to: '2026-11-26' }),
  )
  expect(found.map((slot) => new Date(slot.startsAt).toISOString().slice(0, 10))).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
})

test('a range that ends before it starts has no slots', () => {
  expect(slots(aDay({ from: '2026-11-24', to: '2026-11-23' }))).toEqual([])
})

test.each([
  ['00:00', '17:00', true],
  ['09:00', '00:00', true],
  ['00:00', '00:00', true],
  ['09:00', '17:00', false],
  ['17:00', '09:00', true],
])('[SLOT-04] is closed from %s to %s with isOpen %s', (openTime, closeTime, isOpen) => {
  const workingHours = EVERY_DAY.map((day) => ({ day, isOpen, openTime, closeTime }))
  expect(slots({ ...aDay(), workingHours })).toEqual([])
})

test('[SLOT-04] the hours are those of the weekday, with Sunday as 0', () => {
  const workingHours = [{ day: 0, isOpen: true, openTime: '10:00', closeTime: '11:00' }]
  const week = { ...aDay(), workingHours, from: '2026-11-23', to: '2026-11-29' }
  const found = slots({ ...week, durationMinutes: 60 })
  expect(found.map((slot) => new Date(slot.startsAt).toISOString())).toEqual([
    '2026-11-29T09:00:00.000Z',
  ])
})

test('[SLOT-02] a slot that overlaps busy time is busy, an adjacent one is free', () => {
  const busy = [{ startsAt: at('10:30'), endsAt: at('11:00') }]
  const found = slots(aDay({ hours: '10:00-11:30', durationMinutes: 30, busy }))
  expect(found.map((slot) => slot.busy)).toEqual([false, true, true, true, false])
})

test('busy time without length blocks nothing', () => {
  const busy = [{ startsAt: at('10:10'), endsAt: at('10:10') }]
  expect(slots(aDay({ busy })).some((slot) => slot.busy)).toBe(false)
})

test('busy times may come in any order and overlap', () => {
  const busy = [
    { startsAt: at('11:00'), endsAt: at('11:15') },
    { startsAt: at('10:00'), endsAt: at('10:45') },
    { startsAt: at('10:15'), endsAt: at('10:30') },
  ]
  const found = slots(aDay({ hours: '10:00-11:30', durationMinutes: 15, busy }))
  expect(clockTimes(found.filter((slot) => !slot.busy))).toEqual(['10:45', '11:15'])
})

test('the grid starts again after a break', () => {
  const found = slots(aDay({ hours: '09:00-10:00 10:20-11:00', durationMinutes: 30 }))
  expect(clockTimes(found)).toEqual(['09:00', '09:15', '09:30', '10:20'])
})

test('intervals of one day that overlap or touch are joined', () => {
  const joined = slots(aDay({ hours: '10:20-11:00 09:00-10:10 10:00-10:20', durationMinutes: 90 }))
  expect(clockTimes(joined)).toEqual(['09:00', '09:15', '09:30'])
})

test('the step can differ from a quarter of an hour', () => {
  const found = slots(aDay({ hours: '10:00-11:00', durationMinutes: 20, stepMinutes: 20 }))
  expect(clockTimes(found)).toEqual(['10:00', '10:20', '10:40'])
})

test('starts before now plus the notice are left out, on the same grid', () => {
  const notice = { now: at('09:31'), minimumNoticeMinutes: 60 }
  const found = slots(aDay({ hours: '10:00-11:30', durationMinutes: 30, ...notice }))
  expect(clockTimes(found)).toEqual(['10:45', '11:00'])
})

test('a start at exactly now plus the notice is offered', () => {
  const notice = { now: at('09:45'), minimumNoticeMinutes: 60 }
  const found = slots(aDay({ hours: '10:00-11:30', durationMinutes: 30, ...notice }))
  expect(clockTimes(found)).toEqual(['10:45', '11:00'])
})

test('[SLOT-06] the skipped hour is left out when the clock goes forward', () => {
  const found = slots(springDay({ hours: '01:00-04:00', durationMinutes: 60, stepMinutes: 60 }))
  expect(found.map((slot) => new Date(slot.startsAt).toISOString())).toEqual([
    '2026-03-29T00:00:00.000Z', // 01:00+01:00
    '2026-03-29T01:00:00.000Z', // 03:00+02:00
  ])
})

test('[SLOT-06] the repeated hour is offered twice when the clock goes back', () => {
  const found = slots(autumnDay({ hours: '01:00-04:00', durationMinutes: 60, stepMinutes: 60 }))
  expect(found.map((slot) => new Date(slot.startsAt).toISOString())).toEqual([
    '2026-10-24T23:00:00.000Z', // 01:00+02:00
    '2026-10-25T00:00:00.000Z', // 02:00+02:00
    '2026-10-25T01:00:00.000Z', // 02:00+01:00
    '2026-10-25T02:00:00.000Z', // 03:00+01:00
  ])
})

test('[SLOT-06] an opening in the skipped hour moves later', () => {
  const [first] = slots(springDay({ hours: '02:30-05:00', durationMinutes: 30 }))
  expect(instantText(first)).toBe('2026-03-29T01:30:00.000Z') // 03:30+02:00
})

test('[SLOT-06] an ambiguous opening is the first occurrence, an ambiguous closing the second', () => {
  const found = slots(autumnDay({ hours: '02:15-02:45', durationMinutes: 30, stepMinutes: 30 }))
  expect(instantText(found.at(0))).toBe('2026-10-25T00:15:00.000Z') // 02:15+02:00
  expect(instantText(found.at(-1))).toBe('2026-10-25T01:15:00.000Z') // 02:15+01:00
})

test('[SLOT-06] intervals that overlap because of the skipped hour are offered once', () => {
  const found = slots(springDay({ hours: '02:00-02:30 03:00-03:30', durationMinutes: 15 }))
  expect(found.map((slot) => instantText(slot))).toEqual([
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T01:15:00.000Z',
  ])
})

test.each([
  ['Australia/Lord_Howe', '2026-04-05', '01:00-03:00', 150], // back by half an hour
  ['Australia/Lord_Howe', '2026-10-04', '01:00-03:00', 90], // forward by half an hour
  ['Asia/Kathmandu', '2026-06-01', '01:00-03:00', 120],
  ['America/Sao_Paulo', '2018-11-04', '00:15-02:00', 45], // no midnight that day
  ['Pacific/Apia', '2011-12-29', '09:00-17:00', 480],
  ['Pacific/Apia', '2011-12-30', '09:00-17:00', 0], // the day Samoa skipped
  ['Pacific/Apia', '2011-12-31', '09:00-17:00', 480],
])('[SLOT-06] %s on %s from %s is open for %i minutes', (timeZone, date, hours, openMinutes) => {
  const found = slots(
    aDay({ timeZone, from: date, to: date, now: 0, hours, durationMinutes: 5, stepMinutes: 5 }),
  )
  expect(found.length * 5).toBe(openMinutes)
})

test('invalid input throws a RangeError', () => {
  expect(() => slots(aDay({ timeZone: 'Europe/Bloesem' }))).toThrow(RangeError)
  expect(() => slots(aDay({ from: '2026-02-30' }))).toThrow(RangeError)
  expect(() => slots(aDay({ to: 'tomorrow' }))).toThrow(RangeError)
  expect(() => slots(aDay({ stepMinutes: 0 }))).toThrow(RangeError)
  expect(() => slots(aDay({ durationMinutes: 0 }))).toThrow(RangeError)
})

test('[SLOT-06] equals a minute-by-minute count in any zone, also near clock changes', () => {
  fc.assert(
    fc.property(anyInput(), (input) => {
      expect(slots(input)).toEqual(slotsByTheMinute(input))
    }),
    { numRuns: 500 },
  )
})

test('slots ascend, are in the future and have the requested length', () => {
  fc.assert(
    fc.property(anyInput(), (input) => {
      const earliest = input.now + (input.minimumNoticeMinutes ?? 0) * MINUTE_MS
      let before = Number.NEGATIVE_INFINITY
      for (const { startsAt, endsAt } of slots(input)) {
        expect(startsAt).toBeGreaterThan(before)
        expect(startsAt).toBeGreaterThanOrEqual(earliest)
        expect(endsAt - startsAt).toBe(input.durationMinutes * MINUTE_MS)
        before = startsAt
      }
    }),
  )
})

test('more busy time never frees or removes a slot', () => {
  fc.assert(
    fc.property(anyInput(), ({ busy, ...input }) => {
      const some = slots({ ...input, busy: busy.slice(1) })
      const all = slots({ ...input, busy })
      expect(all.map((slot) => slot.startsAt)).toEqual(some.map((slot) => slot.startsAt))
      some.forEach((slot, index) => {
        if (slot.busy) expect(all[index]?.busy).toBe(true)
      })
    }),
  )
})

test('the input is not changed, and its order does not matter', () => {
  fc.assert(
    fc.property(anyInput(), (input) => {
      const turned = {
        ...input,
        busy: input.busy.toReversed(),
        workingHours: input.workingHours.toReversed(),
      }
      const before = structuredClone(turned)
      expect(slots(turned)).toEqual(slots(input))
      expect(turned).toEqual(before)
    }),
  )
})

type DayOptions = Partial<Omit<SlotsInput, 'workingHours'>> & { hours?: string }

/** A Tuesday in Amsterdam, in winter time, open every day at the hours given as '09:00-12:00 …'. */
function aDay({ hours = '10:00-12:00', ...overrides }: DayOptions = {}): SlotsInput {
  return {
    timeZone: 'Europe/Amsterdam',
    workingHours: EVERY_DAY.flatMap((day) => intervals(day, hours)),
    busy: [],
    durationMinutes: 45,
    from: '2026-11-24',
    to: '2026-11-24',
    now: Date.parse('2026-01-01T00:00:00Z'),
    ...overrides,
  }
}

function springDay(options: DayOptions): SlotsInput {
  return aDay({ from: '2026-03-29', to: '2026-03-29', ...options })
}

function autumnDay(options: DayOptions): SlotsInput {
  return aDay({ from: '2026-10-25', to: '2026-10-25', ...options })
}

function intervals(day: number, hours: string): WorkingHours[] {
  return hours.split(' ').map((interval) => {
    const [openTime = '', closeTime = ''] = interval.split('-')
    return { day, isOpen: true, openTime, closeTime }
  })
}

/** An instant of the Tuesday of `aDay`. */
function at(time: string): number {
  return Date.parse(`2026-11-24T${time}:00+01:00`)
}

function clockTimes(found: readonly { startsAt: number }[]): string[] {
  return found.map(({ startsAt }) => new Date(startsAt + HOUR_MS).toISOString().slice(11, 16))
}

function instantText(slot: { startsAt: number } | undefined): string | undefined {
  return slot && new Date(slot.startsAt).toISOString()
}

const CLOCK_CHANGES = [
  ['Europe/Amsterdam', '2026-03-29'],
  ['Europe/Amsterdam', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Africa/Casablanca', '2026-02-15'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['America/St_Johns', '2010-11-07'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2019-02-17'],
  ['Africa/Cairo', '2026-04-24'],
  ['Antarctica/Troll', '2026-03-29'],
  ['Pacific/Apia', '2011-12-30'],
  ['Asia/Kathmandu', '2026-06-01'],
  ['UTC', '2026-06-01'],
] as const

function anyInput(): fc.Arbitrary<SlotsInput> {
  return fc
    .record({
      change: fc.constantFrom(...CLOCK_CHANGES),
      workingHours: fc.array(anyHours(), { maxLength: 16 }),
      dateHours: fc.array(fc.tuple(fc.integer({ min: -2, max: 1 }), anyHours()), { maxLength: 2 }),
      busyMinutes: fc.array(fc.tuple(fc.integer({ max: 4_500 }), fc.nat(300)), { maxLength: 12 }),
      durationMinutes: fc.integer({ min: 5, max: 240 }),
      stepMinutes: fc.constantFrom(5, 10, 15, 20, 30, 45),
      before: fc.nat(2),
      after: fc.nat(1),
      nowMinutes: fc.integer({ min: -3_000, max: 3_000 }),
      minimumNoticeMinutes: fc.nat(600),
    })
    .map(({ change: [timeZone, date], busyMinutes, before, after, nowMinutes, ...fields }) => {
      const { dateHours, ...rest } = fields
      const day = Temporal.PlainDate.from(date)
      const start = Date.parse(date)
      const ofDates = dateHours.map(([days, hours]) => {
        return { ...hours, date: day.add({ days }).toString() }
      })
      return {
        ...rest,
        workingHours: [...rest.workingHours, ...ofDates],
        timeZone,
        from: day.subtract({ days: before }).toString(),
        to: day.add({ days: after }).toString(),
        now: start + nowMinutes * MINUTE_MS,
        busy: busyMinutes.map(([offset, length]) => {
          const startsAt = start + offset * MINUTE_MS
          return { startsAt, endsAt: startsAt + length * MINUTE_MS }
        }),
      }
    })
}

function anyHours(): fc.Arbitrary<WorkingHours> {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const quarter = fc
    .record({ hour: fc.nat(23), quarter: fc.nat(3) })
    .map((time) => `${twoDigits(time.hour)}:${twoDigits(time.quarter * 15)}`)
  return fc.record({
    day: fc.nat(6),
    isOpen: fc.integer({ max: 9 }).map((die) => die !== 0),
    openTime: quarter,
    closeTime: quarter,
  })
}

/** The same by brute force: mark every open minute with Temporal, then walk each unbroken run. */
function slotsByTheMinute(input: SlotsInput): ReturnType<typeof slots> {
  const { stepMinutes = 15, minimumNoticeMinutes = 0, durationMinutes, busy, now } = input
  const open = openMinutes(input)
  const found: ReturnType<typeof slots> = []
  for (const opening of [...open].filter((minute) => !open.has(minute - 1)).sort((a, b) => a - b)) {
    let closing = opening
    while (open.has(closing)) closing += 1
    for (let start = opening; start + durationMinutes <= closing; start += stepMinutes) {
      const startsAt = start * MINUTE_MS
      const endsAt = startsAt + durationMinutes * MINUTE_MS
      if (startsAt < now + minimumNoticeMinutes * MINUTE_MS) continue
      const overlaps = busy.some(
        (block) =>
          block.startsAt < block.endsAt && block.startsAt < endsAt && block.endsAt > startsAt,
      )
      found.push({ startsAt, endsAt, busy: overlaps })
    }
  }
  return found
}

function hoursOn(day: Temporal.PlainDate, workingHours: readonly WorkingHours[]) {
  const ofDate = workingHours.filter(({ date }) => date === day.toString())
  if (ofDate.length > 0) return ofDate
  return workingHours.filter((hours) => hours.date === undefined && hours.day === day.dayOfWeek % 7)
}

function openMinutes({ timeZone, workingHours, from, to }: SlotsInput): Set<number> {
  const open = new Set<number>()
  const last = Temporal.PlainDate.from(to)
  let day = Temporal.PlainDate.from(from)
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (!day.toZonedDateTime(timeZone).toPlainDate().equals(day)) continue
    for (const { isOpen, openTime, closeTime } of hoursOn(day, workingHours)) {
      const isClosed = !isOpen || openTime === '00:00' || closeTime === '00:00'
      if (isClosed || closeTime <= openTime) continue
      const instant = (time: string, disambiguation: 'compatible' | 'later') =>
        day.toPlainDateTime(time).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
      const closing = instant(closeTime, 'later') / MINUTE_MS
      for (let minute = instant(openTime, 'compatible') / MINUTE_MS; minute < closing; minute++) {
        open.add(minute)
      }
    }
  }
  return open
}

test('[WORK-141] the hours of a date hold in place of those of its weekday', () => {
  const longer = { day: 0, isOpen: true, openTime: '12:00', closeTime: '13:00', date: '2026-11-29' }
  const every = { day: 0, isOpen: true, openTime: '10:00', closeTime: '11:00' }
  const sundays = { ...aDay(), workingHours: [every, longer], from: '2026-11-22', to: '2026-12-06' }
  const days = openRanges(sundays.timeZone, sundays.workingHours, sundays.from, sundays.to)
  expect(days.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
    '2026-11-22T09:00:00.000Z',
    '2026-11-29T11:00:00.000Z',
    '2026-12-06T09:00:00.000Z',
  ])
})

test('[WORK-142] a visit is within the hours of the date on which it starts', () => {
  const hours = [
    { day: 0, isOpen: true, openTime: '12:00', closeTime: '13:00', date: '2026-11-29' },
  ]
  const visit = (from: string, until: string) => ({
    startsAt: Date.parse(`2026-11-29T${from}+01:00`),
    endsAt: Date.parse(`2026-11-29T${until}+01:00`),
  })
  const isWithin = (from: string, until: string) =>
    isWithinHours(visit(from, until), hours, 'Europe/Amsterdam')
  expect(isWithin('12:00', '13:00')).toBe(true)
  expect(isWithin('12:00', '13:05')).toBe(false)
  expect(isWithin('11:55', '12:30')).toBe(false)
})
