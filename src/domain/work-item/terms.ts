import { addDays, compareDates, daysBetween, type PlainDate } from '../schedule/plain-date.ts'
import { addWorkingDays, workingDaysBetween } from '../schedule/working-days.ts'

/** The kinds of work that wait for an operator. */
export const WORK_KINDS = ['report', 'privacy-request', 'registration', 'message'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** How long work may wait; the day on which it came does not count. */
type Term = { readonly workingDays: number } | { readonly months: number }

/** The terms of the kinds of work for which an operator sets them, in working days (DESK-305). */
export interface WorkItemTerms {
  readonly registration: number
  readonly message: number
}

/** The terms where the operator sets none. */
export const DEFAULT_WORK_ITEM_TERMS: WorkItemTerms = { registration: 3, message: 2 }

/**
 * The term of a kind of work (row DESK-012). A privacy request: GDPR 12. A report: the law says promptly (DSA 16); the form and
 * the mails about it promise five days.
 */
function termOf(kind: WorkKind, terms: WorkItemTerms): Term {
  if (kind === 'privacy-request') return { months: 1 }
  return { workingDays: kind === 'report' ? 5 : terms[kind] }
}

/** The last day on which work is in time that came on a day, on the clock of Amsterdam. */
export function dueDay(kind: WorkKind, since: PlainDate, terms: WorkItemTerms): PlainDate {
  const term = termOf(kind, terms)
  return 'months' in term ? addMonths(since, term.months) : addWorkingDays(since, term.workingDays)
}

/** Whether the term of work is counted in working days; in days of any kind otherwise. */
export function isInWorkingDays(kind: WorkKind): boolean {
  return kind !== 'privacy-request'
}

/**
 * What is left on a day of a term that ends on `lastDay`, in the days by which the term is counted (DESK-219). Below zero the days of
 * any kind since it ended.
 */
export function daysUntil(kind: WorkKind, lastDay: PlainDate, today: PlainDate): number {
  const isLate = compareDates(lastDay, today) < 0
  return isLate || !isInWorkingDays(kind)
    ? daysBetween(today, lastDay)
    : workingDaysBetween(today, lastDay)
}

/** The last day from which work of a kind is due on `today` or earlier. */
export function lastDayDueBy(kind: WorkKind, today: PlainDate, terms: WorkItemTerms): PlainDate {
  let day = today
  while (compareDates(dueDay(kind, day, terms), today) > 0) day = addDays(day, -1)
  return day
}

// The same day of a later month, or its last day: 31 January and a month are 28 February.
function addMonths(from: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastDay))
  return first.toISOString().slice(0, 10) as PlainDate
}
