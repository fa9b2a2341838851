import { expect, test } from 'vitest'
import { movedStarts, seriesStarts } from './series.ts'

const ZONE = 'Europe/Amsterdam'
const at = (iso: string) => Date.parse(iso)
const starts = (first: string, rule: Partial<Parameters<typeof seriesStarts>[2]>) =>
  seriesStarts(at(first), ZONE, { everyWeeks: 1, times: 26, until: null, ...rule }).map((start) =>
    new Date(start).toISOString().slice(0, 16),
  )

test('[WORK-110] a visit is repeated every so many weeks, so many times in all', () => {
  expect(starts('2026-11-24T10:00:00+01:00', { everyWeeks: 2, times: 3 })).toEqual([
    '2026-11-24T09:00',
    '2026-12-08T09:00',
    '2026-12-22T09:00',
  ])
  expect(starts('2026-11-24T10:00:00+01:00', { times: 1 })).toEqual(['2026-11-24T09:00'])
})

test('[WORK-110] a series keeps its wall time when the clock changes, in spring and in autumn', () => {
  const spring = starts('2027-03-23T10:00:00+01:00', { times: 2 })
  expect(spring).toEqual(['2027-03-23T09:00', '2027-03-30T08:00'])
  const autumn = starts('2026-10-20T10:00:00+02:00', { times: 2 })
  expect(autumn).toEqual(['2026-10-20T08:00', '2026-10-27T09:00'])
  // 02:30 does not exist on 28 March 2027.
  expect(starts('2027-03-21T02:30:00+01:00', { times: 2 })[1]).toBe('2027-03-28T01:30')
})

test('[WORK-110] a series ends on its last day, that day included', () => {
  const until = (day: string) =>
    starts('2026-11-24T23:30:00+01:00', { until: day as '2026-12-08' }).length
  expect(until('2026-12-08')).toBe(3)
  expect(until('2026-12-07')).toBe(2)
  expect(until('2026-11-01')).toBe(1)
})

test('[WORK-110] a series has at most 26 visits, and at most a year', () => {
  expect(starts('2026-11-24T10:00:00+01:00', { times: 99 })).toHaveLength(26)
  const everyTwelve = starts('2026-11-24T10:00:00+01:00', { everyWeeks: 12 })
  expect(everyTwelve).toHaveLength(5)
  expect(everyTwelve.at(-1)).toBe('2027-10-26T08:00')
})

test('[WORK-153] visits of a series move as many days as the first, to its time of the day', () => {
  const moved = (from: string[], to: string) =>
    movedStarts(from.map(at), at(to), ZONE).map((start) =>
      new Date(start).toISOString().slice(0, 16),
    )
  // The second had been moved to another time before; the clock changes on 28 March 2027.
  const from = [
    '2027-03-16T10:00:00+01:00',
    '2027-03-24T15:30:00+01:00',
    '2027-03-30T10:00:00+02:00',
  ]
  expect(moved(from, '2027-03-18T09:15:00+01:00')).toEqual([
    '2027-03-18T08:15',
    '2027-03-26T08:15',
    '2027-04-01T07:15',
  ])
  expect(moved(from.slice(1), '2027-03-22T23:30:00+01:00')).toEqual([
    '2027-03-22T22:30',
    '2027-03-28T21:30',
  ])
  expect(moved(['2026-11-24T10:00:00+01:00'], '2027-06-01T10:00:00+02:00')).toEqual([
    '2027-06-01T08:00',
  ])
})
