import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { slots, type TimeRange } from './slots.ts'
import { stretchesOf, waitingTimes, waitsBetween } from './waiting-time.ts'

const colour = {
  durationMinutes: 120,
  parts: [
    { minutes: 30, waits: false },
    { minutes: 45, waits: true },
    { minutes: 45, waits: false },
  ],
}
const cut = { durationMinutes: 30, parts: [] }

test('[WORK-132] a visit waits where its treatments do, one after the other', () => {
  expect(waitingTimes([colour])).toEqual([{ from: 30, to: 75 }])
  expect(waitingTimes([cut, colour, colour])).toEqual([
    { from: 60, to: 105 },
    { from: 180, to: 225 },
  ])
  expect(waitingTimes([cut])).toEqual([])
})

test('[WORK-132] parts that do not take as long as their treatment do not count', () => {
  expect(waitingTimes([{ ...colour, durationMinutes: 90 }, colour])).toEqual([
    { from: 120, to: 165 },
  ])
})

test('[WORK-132] a visit takes its stretches around the waiting time, with the buffer after the last', () => {
  expect(minutesOf(stretchesOf(aVisit(120, 10, [{ from: 30, to: 75 }])))).toEqual([
    [0, 30],
    [75, 130],
  ])
  expect(minutesOf(stretchesOf(aVisit(120, 10, [])))).toEqual([[0, 130]])
})

test('[WORK-132, WORK-140] travel comes before the first stretch and after the buffer', () => {
  const visit = { ...aVisit(120, 10, [{ from: 30, to: 75 }]), travelMinutes: 20 }
  const stretches = stretchesOf(visit)
  expect(minutesOf(stretches)).toEqual([
    [-20, 0],
    [0, 30],
    [75, 130],
    [130, 150],
  ])
  expect(stretches.map(({ isTravel }) => isTravel)).toEqual([true, false, false, true])
  const joined = [
    { startsAt: at(-20), endsAt: at(30) },
    { startsAt: at(75), endsAt: at(150) },
  ]
  expect(waitsBetween(joined, 20)).toEqual(visit.waits)
})

test.each([
  ['at its start', { from: 0, to: 20 }],
  ['up to its end', { from: 90, to: 120 }],
  ['after its end', { from: 130, to: 140 }],
])('[WORK-132] no time %s is waiting time', (_, wait) => {
  expect(minutesOf(stretchesOf(aVisit(120, 0, [wait])))).toEqual([[0, 120]])
})

test('[WORK-132] the waiting times follow from the stretches', () => {
  const waits = waitingTimes([colour, cut, colour])
  expect(waitsBetween(stretchesOf(aVisit(270, 15, waits)))).toEqual(waits)
  expect(waitsBetween([])).toEqual([])
})

test('[WORK-133, WORK-140] a start is free exactly if each stretch and the travel are, and closures are outside of the whole visit', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 560 }), fc.integer({ min: 0, max: 90 }))
    .map(([from, length]) => ({ startsAt: at(from), endsAt: at(from + length) }))
  const busy = fc.array(
    range.chain((time) => fc.boolean().map((isClosure) => ({ ...time, isClosure }))),
  )
  const inputs = fc.record({
    busy,
    bufferMinutes: fc.constantFrom(0, 10, 60),
    travelMinutes: fc.constantFrom(0, 25),
    waits: fc.constantFrom(
      [],
      [{ from: 30, to: 75 }],
      [
        { from: 10, to: 20 },
        { from: 60, to: 90 },
      ],
    ),
  })
  fc.assert(
    fc.property(inputs, (input) => {
      const visit = { ...A_DAY, ...input, durationMinutes: 120 }
      const found = slots(visit)
      expect(found.map((slot) => slot.busy)).toEqual(
        found.map(({ startsAt, endsAt }) => {
          const time = { ...input, startsAt, endsAt }
          const whole = stretchesOf({ ...time, waits: [] })
          return input.busy.some((each) => {
            const taken = each.isClosure ? whole : stretchesOf(time)
            return each.startsAt < each.endsAt && taken.some((one) => meets(one, each))
          })
        }),
      )
      // What search promises, which counts a visit without its waiting time.
      const solid = slots({ ...visit, waits: [] })
      expect(solid.filter((slot, nth) => !slot.busy && found[nth]?.busy)).toEqual([])
    }),
  )
})

const DAY = Date.parse('2026-11-24T08:00:00Z')
const at = (minute: number) => DAY + minute * MINUTE_MS
const A_DAY = {
  timeZone: 'Europe/Amsterdam',
  workingHours: [{ day: 2, isOpen: true, openTime: '09:00', closeTime: '18:00' }],
  from: '2026-11-24',
  to: '2026-11-24',
  now: 0,
}

function meets(one: TimeRange, other: TimeRange): boolean {
  return Math.max(one.startsAt, other.startsAt) < Math.min(one.endsAt, other.endsAt)
}

function aVisit(minutes: number, bufferMinutes: number, waits: { from: number; to: number }[]) {
  return { startsAt: at(0), endsAt: at(minutes), bufferMinutes, travelMinutes: 0, waits }
}

function minutesOf(stretches: readonly TimeRange[]) {
  return stretches.map((each) =>
    [each.startsAt, each.endsAt].map((moment) => (moment - DAY) / MINUTE_MS),
  )
}
