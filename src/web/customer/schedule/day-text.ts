import { addDays, daysBetween, type PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { formatDay } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import { durationText } from '../../text-formats.ts'
import { clockOf, dateOf, type VisitTime } from '../booking/slot-days.ts'

type DayStyle = Parameters<typeof formatDay>[3]

/** A plain date as text, independent of time zones. */
export function dayText(date: PlainDate, language: Language, style: DayStyle = 'full'): string {
  return formatDay(`${date}T12:00:00Z`, 'UTC', language, style)
}

/** 'today', 'tomorrow' or 'Tue 24 November', for the middle of a sentence. */
export function nearDayText(
  t: Translate,
  date: PlainDate,
  today: PlainDate,
  language: Language,
  style: DayStyle = 'short',
): string {
  if (date === today) return t('schedule.today')
  if (date === addDays(today, 1)) return t('schedule.tomorrow')
  return dayText(date, language, style)
}

/** 'Tuesday 24 November, 13:30' in the salon's local time. */
export function momentText(
  { startTime }: Pick<VisitTime, 'startTime'>,
  language: Language,
  style: DayStyle = 'full',
): string {
  return `${dayText(dateOf(startTime), language, style)}, ${clockOf(startTime)}`
}

/** '13:30 – 14:30' in the salon's local time, without line breaks. */
export function timeRangeText({ startTime, endTime }: VisitTime): string {
  return `${clockOf(startTime)}\u00a0–\u00a0${clockOf(endTime)}`
}

/** '23 – 29 November', or '30 November – 6 December' where the month changes. */
export function weekText(days: readonly PlainDate[], language: Language): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth ? String(Number(first.slice(8))) : dayText(first, language, 'dayMonth')
  return `${from} – ${dayText(last, language, 'dayMonth')}`
}

/** Makes the first letter a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The difference between two starts: '1 h 30 later', '2 days earlier'. */
export function timeDifferenceText(t: Translate, from: string, to: string): string {
  const minutes = (Date.parse(to) - Date.parse(from)) / MINUTE_MS
  const days = daysBetween(dateOf(from), dateOf(to))
  const duration =
    days === 0 ? durationText(t, Math.abs(minutes)) : t('schedule.days', { count: Math.abs(days) })
  return t(minutes < 0 ? 'schedule.earlierBy' : 'schedule.laterBy', { duration })
}
