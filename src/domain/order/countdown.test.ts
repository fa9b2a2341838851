import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { type CountdownVisit, countdown, nextChange } from './countdown.ts'

const AMSTERDAM = 'Europe/Amsterdam'

function aVisit(starts: string, timeZone = AMSTERDAM): CountdownVisit {
  const startsAt = Date.parse(starts)
  return { startsAt, endsAt: startsAt + 45 * MINUTE_MS, timeZone }
}

function at(now: string, visit: CountdownVisit) {
  const { changesAt, ...rest } = countdown(visit, Date.parse(now))
  return { ...rest, changesAt: changesAt === null ? null : new Date(changesAt).toISOString() }
}

test('[ORDER-06] one minute after midnight is tomorrow, and the text changes at midnight', () => {
  const visit = aVisit('2026-11-21T00:01:00+01:00')
  const midnight = '2026-11-20T23:00:00.000Z'
  expect(at('2026-11-20T23:59:00+01:00', visit)).toEqual({
    kind: 'to-come',
    days: 1,
    changesAt: midnight,
  })
  expect(at(midnight, visit)).toEqual({
    kind: 'to-come',
    days: 0,
    changesAt: '2026-11-20T23:01:00.000Z',
  })
})

test('[ORDER-06] a visit is upcoming, in progress and over', () => {
  const visit = aVisit('2026-11-24T13:30:00+01:00')
  expect(at('2026-11-24T13:29:59+01:00', visit)).toMatchObject({ kind: 'to-come', days: 0 })
  expect(at('2026-11-24T13:30:00+01:00', visit)).toEqual({
    kind: 'under-way',
    changesAt: '2026-11-24T13:15:00.000Z',
  })
  expect(at('2026-11-24T14:15:00+01:00', visit)).toEqual({ kind: 'over', changesAt: null })
})

test('[ORDER-06] days of 23 and 25 hours count as one and end at their own midnight', () => {
  const inSpring = aVisit('2026-03-30T09:00:00+02:00')
  expect(at('2026-03-29T00:30:00+01:00', inSpring)).toMatchObject({
    days: 1,
    changesAt: '2026-03-29T22:00:00.000Z',
  })
  expect(at('2026-03-28T23:30:00+01:00', inSpring)).toMatchObject({
    days: 2,
    changesAt: '2026-03-28T23:00:00.000Z',
  })
  const inAutumn = aVisit('2026-10-26T09:00:00+01:00')
  expect(at('2026-10-25T00:30:00+02:00', inAutumn)).toMatchObject({
    days: 1,
    changesAt: '2026-10-25T23:00:00.000Z',
  })
  // The hour that comes twice is the same day both times.
  expect(at('2026-10-25T02:30:00+02:00', inAutumn)).toMatchObject({ days: 1 })
  expect(at('2026-10-25T02:30:00+01:00', inAutumn)).toMatchObject({ days: 1 })
})

test('[ORDER-06] days are counted in the provider’s zone, not in the reader’s', () => {
  const now = '2026-11-20T21:30:00+01:00' // already Saturday in Auckland
  expect(at(now, aVisit('2026-11-21T10:00:00+13:00', 'Pacific/Auckland'))).toMatchObject({
    kind: 'to-come',
    days: 0,
  })
})

test('[ORDER-06] at any time the text is valid exactly until its change time', () => {
  const zones = [AMSTERDAM, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const year = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') })
  fc.assert(
    fc.property(year, fc.nat(40 * DAY_MS), fc.constantFrom(...zones), (now, ahead, timeZone) => {
      const visit = { startsAt: now + ahead + 1, endsAt: now + ahead + HOUR_MS, timeZone }
      const { changesAt, ...words } = countdown(visit, now)
      const wordsAt = (instant: number) => {
        const { changesAt: _, ...rest } = countdown(visit, instant)
        return rest
      }
      expect(changesAt).toBeGreaterThan(now)
      expect(changesAt).toBeLessThanOrEqual(now + 25 * HOUR_MS)
      expect(wordsAt((changesAt ?? 0) - 1)).toEqual(words)
      expect(wordsAt(changesAt ?? 0)).not.toEqual(words)
    }),
  )
})

test('[ORDER-06] of several visits the first change is next; there is none once all are over', () => {
  const [first, second] = [aVisit('2026-11-24T13:30:00+01:00'), aVisit('2026-11-24T16:00:00+01:00')]
  const morning = Date.parse('2026-11-24T09:00:00+01:00')
  expect(nextChange([second, first], morning)).toBe(first.startsAt)
  expect(nextChange([first, second], first.endsAt)).toBe(second.startsAt)
  expect(nextChange([first, second], second.endsAt)).toBeNull()
  expect(nextChange([], morning)).toBeNull()
})
