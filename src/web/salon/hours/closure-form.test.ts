import { expect, test } from 'vitest'
import {
  type ClosureForm,
  closureFaults,
  closureOf,
  dateHoursOf,
  EMPTY_FORM,
} from './closure-form.ts'

const aForm = (fields: Partial<ClosureForm>) => ({ ...EMPTY_FORM, ...fields })
const hours = (from: string, until: string) =>
  aForm({ kind: 'hours', firstDay: '2026-12-05', from, until })

test.each([
  [aForm({ firstDay: '2026-11-24' }), {}],
  [aForm({ firstDay: '2026-12-24', lastDay: '2027-01-03' }), {}],
  [aForm({}), { firstDay: 'day' }],
  [aForm({ firstDay: '2026-11-23' }), { firstDay: 'past' }],
  [aForm({ firstDay: '2028-11-24' }), { firstDay: 'far' }],
  [aForm({ firstDay: '2026-12-24', lastDay: '2026-12-23' }), { lastDay: 'order' }],
  [aForm({ firstDay: '2026-12-24', lastDay: '2027-12-26' }), { lastDay: 'long' }],
  [hours('9', '1230'), {}],
  [hours('', ''), { from: 'time', until: 'time' }],
  [hours('25:00', '12:00'), { from: 'time' }],
  [hours('12:00', '12:00'), { until: 'times' }],
])('[WORK-34] the form %j has the faults %j', (form, faults) => {
  expect(closureFaults(form, '2026-11-24')).toEqual(faults)
})

test('[WORK-34] a form without a last day closes one day, and hours close a part of it', () => {
  expect(closureOf(aForm({ firstDay: '2026-12-24', reason: 'Cursus' }))).toEqual({
    from: '2026-12-24',
    to: '2026-12-24',
    reason: 'Cursus',
  })
  expect(closureOf(hours('930', '12'))).toMatchObject({
    from: '2026-12-05',
    to: '2026-12-05',
    hours: { from: '09:30', until: '12:00' },
  })
})

test('[WORK-141] other hours of a date start after midnight, in steps of five minutes', () => {
  const open = (from: string, until: string) => ({ ...hours(from, until), kind: 'open' as const })
  const faults = (form: ClosureForm) => closureFaults(form, '2026-11-24')
  expect(faults(open('0', '12'))).toEqual({ from: 'midnight' })
  expect(faults(open('9:01', '20:02'))).toEqual({ from: 'step', until: 'step' })
  expect(faults(open('9', '2030'))).toEqual({})
  expect(dateHoursOf({ ...open('9', '2030'), reason: 'Feest' })).toEqual({
    hours: { openTime: '09:00', closeTime: '20:30' },
    reason: 'Feest',
  })
})
