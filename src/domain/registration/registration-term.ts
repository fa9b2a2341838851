import type { PlainDate } from '../schedule/plain-date.ts'
import { isWorkingDay, subtractWorkingDays } from '../schedule/working-days.ts'
import { daysUntil, dueDay, type WorkItemTerms } from '../work-item/terms.ts'

/** The last day of the term of a registration that began on a day. */
export function lastDayOfTerm(since: PlainDate, terms: WorkItemTerms): PlainDate {
  return dueDay('registration', since, terms)
}

/** What is left of a term on a day: working days, or below zero the days of any kind since it ended. */
export function daysLeftOfTerm(since: PlainDate, today: PlainDate, terms: WorkItemTerms): number {
  return daysUntil('registration', lastDayOfTerm(since, terms), today)
}

/**
 * The day on which a term began that has so many working days left today, at most those of a whole term. No term ends on a day
 * that is no working day: it has one left then (DESK-307).
 */
export function termWithDaysLeft(
  today: PlainDate,
  daysLeft: number,
  { registration: whole }: WorkItemTerms,
): PlainDate {
  const left = Math.min(whole, Math.max(isWorkingDay(today) ? 0 : 1, daysLeft))
  return subtractWorkingDays(today, whole - left)
}
