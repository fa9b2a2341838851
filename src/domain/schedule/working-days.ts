import { addDays, compareDates, type PlainDate, weekday } from './plain-date.ts'
import { isOptionalHoliday, publicHolidays } from './public-holidays.ts'

/** Whether a day is from Monday to Friday and no Dutch public holiday. */
export function isWorkingDay(date: PlainDate): boolean {
  if (weekday(date) === 0 || weekday(date) === 6) return false
  const holidays = publicHolidays(Number(date.slice(0, 4)))
  return !holidays.some((each) => each.date === date && !isOptionalHoliday(each.name))
}

/** The day that is so many working days after a day, which itself does not count. */
export function addWorkingDays(date: PlainDate, days: number): PlainDate {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** The working days after the first day up to the second, which counts; 0 when it is not later. */
export function workingDaysBetween(from: PlainDate, to: PlainDate): number {
  let count = 0
  for (let day = from; compareDates(day, to) < 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) count += 1
  }
  return count
}

/** The latest day that is so many working days before a day: `workingDaysBetween` of both is that number. */
export function subtractWorkingDays(date: PlainDate, days: number): PlainDate {
  let day = date
  while (workingDaysBetween(day, date) < days) day = addDays(day, -1)
  return day
}
