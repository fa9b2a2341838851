import { expect, test } from 'vitest'
import { firstDayAfterNotice, holdsFrom, type TermsVersion, termsAt } from './notice.ts'
import { termsParagraphs } from './provider-terms.ts'

const ANNOUNCED = Date.parse('2026-11-24T10:00:00+01:00')

function aVersion(parts: Partial<TermsVersion> = {}): TermsVersion {
  return {
    number: 2,
    firstDay: '2026-12-10',
    announcedAt: ANNOUNCED,
    areMailsEnqueued: true,
    hasMails: true,
    isMailWaiting: false,
    hasMailLeft: true,
    lastMailAt: ANNOUNCED,
    ...parts,
  }
}

test('[DESK-161] between the day of the last mail and the first day lie fifteen whole days, in Dutch time', () => {
  expect(firstDayAfterNotice(ANNOUNCED)).toBe('2026-12-10')
  expect(firstDayAfterNotice(Date.parse('2026-11-24T23:30:00Z'))).toBe('2026-12-11')
})

test('[DESK-163] while a mail waits, or none has left, the notice has not begun', () => {
  const now = Date.parse('2027-01-20T12:00:00+01:00')
  expect(holdsFrom(aVersion(), now)).toBe('2026-12-10')
  for (const waiting of [
    { isMailWaiting: true },
    { areMailsEnqueued: false },
    { hasMailLeft: false },
  ])
    expect(holdsFrom(aVersion(waiting), now)).toBe('2027-02-05')
  expect(holdsFrom(aVersion({ hasMails: false, hasMailLeft: false, lastMailAt: null }), now)).toBe(
    '2026-12-10',
  )
})

test('[DESK-160] the highest version that holds is in force, and what has a higher number comes', () => {
  const first = aVersion({ number: 1, firstDay: '2026-11-22', announcedAt: null })
  const versions = [first, aVersion(), aVersion({ number: 3, firstDay: '2027-02-01' })]
  const at = (day: string) => {
    const { current, coming } = termsAt(versions, Date.parse(`${day}T12:00:00+01:00`))
    return [current?.number, coming.map(({ number }) => number)]
  }
  expect(at('2026-12-09')).toEqual([1, [2, 3]])
  expect(at('2026-12-10')).toEqual([2, [3]])
  expect(at('2027-02-01')).toEqual([3, []])
})

test('[DESK-160] empty lines part paragraphs', () => {
  expect(termsParagraphs('Een\ntwee\n\n \n drie\n')).toEqual(['Een\ntwee', 'drie'])
})
