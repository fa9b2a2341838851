import { addDays, compareDates, isPlainDate, type PlainDate } from '../schedule/plain-date.ts'

/** The times at which a demo can begin, in Dutch time (PRICE-07). */
export const DEMO_TIMES = ['14:30', '15:00', '15:30', '16:00'] as const
export type DemoTime = (typeof DEMO_TIMES)[number]

const LEAD_DAYS = 2
const WINDOW_MONTHS = 3

/** Whether a text is one of the times at which a demo can begin. */
export function isDemoTime(text: string): text is DemoTime {
  return DEMO_TIMES.some((time) => time === text)
}

/** The days of a demo, both included: from two days to three months after today (PRICE-07). */
export function demoDays(today: PlainDate): { readonly from: PlainDate; readonly to: PlainDate } {
  return { from: addDays(today, LEAD_DAYS), to: monthsLater(today, WINDOW_MONTHS) }
}

/** Whether a text is one of the days of a demo, seen from `today` in the Netherlands. */
export function isDemoDay(text: string, today: PlainDate): boolean {
  if (!isPlainDate(text)) return false
  const { from, to } = demoDays(today)
  return compareDates(text, from) >= 0 && compareDates(text, to) <= 0
}

/** A demo's time as '2:30 PM' (PRICE-07). */
export function formatTwelveHours(time: DemoTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

// 30 November plus three months is the last day of February.
function monthsLater(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moment = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return new Date(moment).toISOString().slice(0, 10) as PlainDate
}
