import { HOURS_STEP_MINUTES, isTimeOfDay } from '#domain/schedule/day-hours.ts'
import { addDays, daysBetween, isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'
import { timeFromText } from '../../ui/time-text.ts'
import type { NewClosure } from './use-add-closure.ts'
import type { NewDateHours } from './use-save-date-hours.ts'

/** What is typed to close days, or hours of the first day, or to open other hours on it. */
export interface ClosureForm {
  readonly kind: 'days' | 'hours' | 'open'
  readonly firstDay: string
  readonly lastDay: string
  readonly from: string
  readonly until: string
  readonly reason: string
}

export type ClosureField = 'firstDay' | 'lastDay' | 'from' | 'until'
export type ClosureFault =
  | ('day' | 'past' | 'far' | 'order' | 'long')
  | ('time' | 'times' | 'midnight' | 'step' | 'over')
export type ClosureFaults = { readonly [field in ClosureField]?: ClosureFault }

export const EMPTY_FORM: ClosureForm = {
  kind: 'days',
  firstDay: '',
  lastDay: '',
  from: '',
  until: '',
  reason: '',
}

const MAX_DAYS = 366
const HORIZON_DAYS = 730

/** The last day that can be closed first. */
export function lastClosableDay(today: PlainDate): PlainDate {
  return addDays(today, HORIZON_DAYS)
}

/** What is wrong in the form (WORK-34). */
export function closureFaults(form: ClosureForm, today: PlainDate): ClosureFaults {
  const first = dayFault(form.firstDay, today)
  return {
    ...(first && { firstDay: first }),
    ...(form.kind === 'days' ? lastDayFault(form, first) : hoursFaults(form)),
  }
}

function dayFault(day: string, today: PlainDate): ClosureFault | null {
  if (!isPlainDate(day)) return 'day'
  if (day < today) return 'past'
  return day > lastClosableDay(today) ? 'far' : null
}

function lastDayFault(
  { firstDay, lastDay }: ClosureForm,
  first: ClosureFault | null,
): ClosureFaults {
  // Without a last day it is one day.
  if (lastDay === '' || first || !isPlainDate(firstDay)) return {}
  if (!isPlainDate(lastDay)) return { lastDay: 'day' }
  if (lastDay < firstDay) return { lastDay: 'order' }
  return daysBetween(firstDay, lastDay) > MAX_DAYS ? { lastDay: 'long' } : {}
}

function hoursFaults(form: ClosureForm): ClosureFaults {
  const [from, until] = [timeFromText(form.from), timeFromText(form.until)]
  if (isTimeOfDay(from) && isTimeOfDay(until)) {
    if (from >= until) return { until: 'times' }
    return form.kind === 'open' ? openingFaults(from, until) : {}
  }
  return {
    ...(!isTimeOfDay(from) && { from: 'time' as const }),
    ...(!isTimeOfDay(until) && { until: 'time' as const }),
  }
}

function openingFaults(from: string, until: string): ClosureFaults {
  // Midnight as an opening means closed (SLOT-04).
  if (from === '00:00') return { from: 'midnight' }
  const isOffStep = (time: string) => Number(time.slice(3)) % HOURS_STEP_MINUTES !== 0
  return {
    ...(isOffStep(from) && { from: 'step' as const }),
    ...(isOffStep(until) && { until: 'step' as const }),
  }
}

/** The hours of a date in a form without faults. */
export function dateHoursOf({ from, until, reason }: ClosureForm): NewDateHours {
  return { hours: { openTime: timeFromText(from), closeTime: timeFromText(until) }, reason }
}

/** The closure of a form without faults. */
export function closureOf(form: ClosureForm): NewClosure {
  const { kind, firstDay, lastDay, reason } = form
  const hours = { from: timeFromText(form.from), until: timeFromText(form.until) }
  if (kind === 'hours') return { from: firstDay, to: firstDay, hours, reason }
  return { from: firstDay, to: lastDay || firstDay, reason }
}

/** The field of the form that a path of the API names. */
export function fieldOf(path: string): ClosureField {
  if (path === 'body.to') return 'lastDay'
  return path === 'body.hours' ? 'from' : 'firstDay'
}
