import type { PlainDate } from '../schedule/plain-date.ts'
import { subtractWorkingDays } from '../schedule/working-days.ts'
import { daysUntil, dueDay, REGISTRATION_WORKING_DAYS } from '../work-item/terms.ts'

/** The last day of the term of a registration that began on a day. */
export function lastDayOfTerm(since: PlainDate): PlainDate {
  return dueDay('registration', since)
}

/** What is left of a term on a day: working days, or below zero the days of any kind since it ended. */
export function daysLeftOfTerm(since: PlainDate, today: PlainDate): number {
  return daysUntil('registration', lastDayOfTerm(since), today)
}

/** The day on which a term began that has so many working days left today, at most those of a whole term. */
export function termWithDaysLeft(today: PlainDate, daysLeft: number): PlainDate {
  const left = Math.min(REGISTRATION_WORKING_DAYS, Math.max(0, daysLeft))
  return subtractWorkingDays(today, REGISTRATION_WORKING_DAYS - left)
}
