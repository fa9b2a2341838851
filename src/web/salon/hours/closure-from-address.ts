import { isTimeOfDay } from '#domain/schedule/day-hours.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { type ClosureForm, EMPTY_FORM } from './closure-form.ts'

/** The search parameters of the hours: hours of a day that are to be closed. */
export interface HoursAddress {
  readonly close?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly reason?: string | undefined
}

/** The form that the address asks for; null without a valid day and times (WORK-161). */
export function closureFromAddress(search: Record<string, unknown>): ClosureForm | null {
  const { close, from, until, reason } = search
  if (!isPlainDate(close) || typeof from !== 'string' || typeof until !== 'string') return null
  if (!isTimeOfDay(from) || !isTimeOfDay(until)) return null
  return {
    ...EMPTY_FORM,
    kind: 'hours',
    firstDay: close,
    from,
    until,
    reason: typeof reason === 'string' ? reason : '',
  }
}
