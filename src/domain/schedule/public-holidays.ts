import { addDays, type PlainDate, weekday } from './plain-date.ts'

/** The Dutch public holidays, in the order of the year. */
export const HOLIDAY_NAMES = [
  'new-year',
  'good-friday',
  'easter-sunday',
  'easter-monday',
  'kings-day',
  'liberation-day',
  'ascension-day',
  'whit-sunday',
  'whit-monday',
  'christmas-day',
  'boxing-day',
] as const
export type HolidayName = (typeof HOLIDAY_NAMES)[number]

export interface PublicHoliday {
  readonly name: HolidayName
  readonly date: PlainDate
}

/** The Dutch public holidays of a year by date, and Good Friday, on which many work (row WORK-37). */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year)
  const dates: Record<HolidayName, PlainDate> = {
    'new-year': dayOf(year, 1, 1),
    'good-friday': addDays(easter, -2),
    'easter-sunday': easter,
    'easter-monday': addDays(easter, 1),
    'kings-day': kingsDay(year),
    'liberation-day': dayOf(year, 5, 5),
    'ascension-day': addDays(easter, 39),
    'whit-sunday': addDays(easter, 49),
    'whit-monday': addDays(easter, 50),
    'christmas-day': dayOf(year, 12, 25),
    'boxing-day': dayOf(year, 12, 26),
  }
  // Ascension Day may fall before or on Liberation Day.
  return HOLIDAY_NAMES.map((name) => ({ name, date: dates[name] })).toSorted((a, b) =>
    a.date.localeCompare(b.date),
  )
}

/** The public holidays of the year of a day and of the next one, from that day on. */
export function holidaysFrom(today: PlainDate): PublicHoliday[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].flatMap(publicHolidays).filter(({ date }) => date >= today)
}

/** A holiday that is no public one: it is offered, and many providers are open. */
export function isOptionalHoliday(name: HolidayName): boolean {
  return name === 'good-friday'
}

// On a Sunday it is celebrated on the day before.
function kingsDay(year: number): PlainDate {
  const day = dayOf(year, 4, 27)
  return weekday(day) === 0 ? addDays(day, -1) : day
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): PlainDate {
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const golden = year % 19
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const fromMarch = epact + toSunday - 7 * correction + 114
  return dayOf(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1)
}

function dayOf(year: number, month: number, day: number): PlainDate {
  const padded = [month, day].map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${padded.join('-')}` as PlainDate
}
