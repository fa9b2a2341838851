import { expect, test } from 'vitest'
import { endOfNotice } from './end-of-notice.ts'
import { checkRestriction, mayEndAtOnce } from './restriction.ts'

test('[DESK-115] the last day of an announced end is whole: it takes effect at midnight in Dutch time', () => {
  const decided = Date.parse('2026-11-20T10:05:00+01:00')
  expect(new Date(endOfNotice(decided)).toISOString()).toBe('2026-12-20T23:00:00.000Z')
  // Across the change of the clock.
  const spring = Date.parse('2027-03-10T23:30:00+01:00')
  expect(new Date(endOfNotice(spring)).toISOString()).toBe('2027-04-09T22:00:00.000Z')
})

test('[DESK-113] what an operator may decide follows from the state', () => {
  const possible = (
    kind: 'pause' | 'hide' | 'end',
    state: 'live' | 'paused' | 'hidden' | 'ended',
  ) => checkRestriction(kind, { state, isEnding: false }) === null
  expect(
    ['live', 'paused', 'hidden', 'ended'].map((state) => possible('hide', state as never)),
  ).toEqual([...[true, true, false, false]])
  expect(possible('pause', 'paused')).toBe(false)
  expect(possible('end', 'hidden')).toBe(true)
  expect(checkRestriction('end', { state: 'live', isEnding: true })).toBe('not-possible-now')
})

test('[DESK-116] without notice ends what a law asks, what was repeated, or what the salon asked for', () => {
  expect(mayEndAtOnce('law')).toBe(true)
  expect(mayEndAtOnce('misleading-data')).toBe(false)
})
