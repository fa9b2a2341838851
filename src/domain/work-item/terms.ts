import { addDays, compareDates, type PlainDate, weekday } from '../schedule/plain-date.ts'
import { isOptionalHoliday, publicHolidays } from '../schedule/public-holidays.ts'

/** The kinds of work that wait for an operator. */
export const WORK_KINDS = ['report', 'privacy-request', 'registration', 'message'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** How long work may wait. Working days are Monday to Friday, without the Dutch public holidays. */
type Term = { readonly workingDays: number } | { readonly months: number }

/** The terms of this market (row DESK-012). A report: the law says promptly (DSA 16). A privacy request: GDPR 12. */
const TERMS: Readonly<Record<WorkKind, Term>> = {
  report: { workingDays: 5 },
  'privacy-request': { months: 1 },
  registration: { workingDays: 3 },
  message: { workingDays: 2 },
}

/** The last day on which work is in time that came on a day, on the clock of Amsterdam. */
export function dueDay(kind: WorkKind, since: PlainDate): PlainDate {
  const term = TERMS[kind]
  return 'months' in term ? addMonths(since, term.months) : addWorkingDays(since, term.workingDays)
}

/** The last day from which work of a kind is due on `today` or earlier. */
export function lastDayDueBy(kind: WorkKind, today: PlainDate): PlainDate {
  let day = today
  while (compareDates(dueDay(kind, day), today) > 0) day = addDays(day, -1)
  return day
}

/** Whether a day is a working day: no weekend and no public holiday of the Netherlands. */
function isWorkingDay(day: PlainDate): boolean {
  if (weekday(day) === 0 || weekday(day) === 6) return false
  const holidays = publicHolidays(Number(day.slice(0, 4)))
  return !holidays.some(({ date, name }) => date === day && !isOptionalHoliday(name))
}

// The day on which it came does not count.
function addWorkingDays(from: PlainDate, days: number): PlainDate {
  let day = from
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left--
  }
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
