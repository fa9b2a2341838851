import { expect, test } from 'vitest'
import type { PlainDate } from '../schedule/plain-date.ts'
import { DEFAULT_WORK_ITEM_TERMS, dueDay, lastDayDueBy, WORK_KINDS } from './terms.ts'

test.each([
  ['message', '2026-11-20', '2026-11-24'], // Friday: Monday and Tuesday
  ['message', '2026-11-21', '2026-11-24'], // Saturday
  ['registration', '2026-12-23', '2026-12-29'], // Thursday, then two days of Christmas and a weekend
  ['report', '2026-04-02', '2026-04-10'], // Good Friday is a working day, Easter Monday is none
  ['report', '2026-12-31', '2027-01-08'],
  ['privacy-request', '2026-10-27', '2026-11-27'],
  ['privacy-request', '2027-01-31', '2027-02-28'],
  ['privacy-request', '2026-12-31', '2027-01-31'],
] as const)('[DESK-012] a %s of %s is due on %s', (kind, since, due) => {
  expect(dueDay(kind, since, DEFAULT_WORK_ITEM_TERMS)).toBe(due)
})

test('[DESK-305] a market sets the terms of registrations and messages, and of nothing else', () => {
  const terms = { registration: 5, message: 1 }
  expect(dueDay('registration', '2026-11-20', terms)).toBe('2026-11-27')
  expect(dueDay('message', '2026-11-20', terms)).toBe('2026-11-23')
  expect(dueDay('report', '2026-11-20', terms)).toBe('2026-11-27')
  expect(dueDay('privacy-request', '2026-11-20', terms)).toBe('2026-12-20')
  expect(lastDayDueBy('message', '2026-11-23', terms)).toBe('2026-11-22')
})

test('[DESK-012] what is due by a day is all that came until one day, for every day of a year', () => {
  for (const kind of WORK_KINDS) {
    for (let day = 0; day < 366; day++) {
      const today = new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10) as PlainDate
      const last = lastDayDueBy(kind, today, DEFAULT_WORK_ITEM_TERMS)
      expect(dueDay(kind, last, DEFAULT_WORK_ITEM_TERMS) <= today).toBe(true)
      const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10) as PlainDate
      expect(dueDay(kind, next, DEFAULT_WORK_ITEM_TERMS) > today, `${kind} ${today}`).toBe(true)
    }
  }
})
