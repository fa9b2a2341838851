import { publicHolidays } from '#domain/schedule/public-holidays.ts'

const zone = 'Europe/Amsterdam'

/** Today in the time zone of the demo providers. */
export function today(): Temporal.PlainDate {
  return Temporal.Now.plainDateISO(zone)
}

export function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

/** Monday and Sunday of the week after this one, as the API writes them. */
export function nextWeek(): { startDate: string; endDate: string } {
  const monday = mondayOf(today()).add({ days: 7 })
  return { startDate: monday.toString(), endDate: monday.add({ days: 6 }).toString() }
}

/** Milliseconds until noon tomorrow. */
export function untilTomorrow(): number {
  const noon = today().add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
  return noon.epochMilliseconds - Date.now()
}

/** The first day from a day on that is no public holiday. */
export function ordinaryDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  const isHoliday = publicHolidays(day.year).some(({ date }) => date === day.toString())
  return isHoliday ? ordinaryDayFrom(day.add({ days: 1 })) : day
}
