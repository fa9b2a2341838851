import type { DayHours } from '#domain/schedule/day-hours.ts'
import { addDays, daysBetween, type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import { type WallClock, wallClock } from '#domain/schedule/wall-clock.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { ConflictingVisit } from './conflicting-visit.ts'
import type { Closure, DateHours } from './hours-query.ts'

/** What the texts depend on. */
export interface TextContext {
  readonly t: Translate
  readonly language: Language
  readonly timeZone: string
  /** The salon's present day. */
  readonly today: PlainDate
}

/** The name of a weekday (0 is Sunday), as inside a sentence. */
export function weekdayText(day: number, language: Language): string {
  // 22 November 2026 is a Sunday.
  return dateText(addDays('2026-11-22', day), 'weekday', language)
}

/** 'Sat 26 December', with the year when it is another one. */
export function dayText(date: PlainDate, { language, today }: TextContext): string {
  const text = dateText(date, 'short', language)
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? text : `${text} ${year}`
}

interface HoursToCome {
  readonly week: readonly DayHours[]
  readonly dateHours: readonly DateHours[]
}

/** The days of a closure and how long it is: 'Sat 5 December' and 'Closes earlier, 15:00'. */
export function closureText(
  { startTime, endTime }: Pick<Closure, 'startTime' | 'endTime'>,
  { week, dateHours }: HoursToCome,
  context: TextContext,
): { days: string; what: string } {
  const { t, timeZone } = context
  const start = wallClock(Date.parse(startTime), timeZone)
  const end = endOf(endTime, timeZone)
  const span = (from: string, until: string) => t('hours.exceptions.span', { from, until })
  if (start.time === '00:00' && end.time === '24:00') {
    const count = daysBetween(start.date, end.date) + 1
    const first = dayText(start.date, context)
    if (count === 1) return { days: first, what: t('hours.exceptions.wholeDay') }
    const last = dayText(end.date, context)
    return { days: span(first, last), what: t('hours.exceptions.days', { count }) }
  }
  if (start.date !== end.date) {
    const days = span(dayText(start.date, context), dayText(end.date, context))
    return { days, what: betweenText(start.time, end.time, t) }
  }
  const open =
    dateHours.find(({ date }) => date === start.date) ??
    week.find(({ day }) => day === weekday(start.date))
  return { days: dayText(start.date, context), what: hoursText(start.time, end.time, open, t) }
}

/** Whether a closure has time of a day. */
export function isClosedOn(
  { startTime, endTime }: Pick<Closure, 'startTime' | 'endTime'>,
  date: string | undefined,
  timeZone: string,
): boolean {
  const first = wallClock(Date.parse(startTime), timeZone).date
  return date !== undefined && first <= date && date <= endOf(endTime, timeZone).date
}

// Midnight is the end of a day, 24:00.
function endOf(endTime: string, timeZone: string): WallClock {
  const end = wallClock(Date.parse(endTime), timeZone)
  return end.time === '00:00' ? { date: addDays(end.date, -1), time: '24:00' } : end
}

type OpenTimes = Pick<DayHours, 'openTime' | 'closeTime'>

function hoursText(from: string, until: string, open: OpenTimes | undefined, t: Translate): string {
  if (open && from <= open.openTime && until >= open.closeTime)
    return t('hours.exceptions.wholeDay')
  if (open && from > open.openTime && from < open.closeTime && until >= open.closeTime)
    return t('hours.exceptions.earlier', { time: from })
  if (open && from <= open.openTime && until > open.openTime)
    return t('hours.exceptions.later', { time: until })
  return betweenText(from, until, t)
}

function betweenText(from: string, until: string, t: Translate): string {
  return t('hours.exceptions.between', { from, until })
}

/** 'Tue 24 November 10:00 – 10:45', in the salon's zone. */
export function visitTimeText(
  { startTime, endTime }: Pick<ConflictingVisit, 'startTime' | 'endTime'>,
  { t, language, timeZone }: Pick<TextContext, 't' | 'language' | 'timeZone'>,
): string {
  return t('hours.conflicts.time', {
    day: formatDay(startTime, timeZone, language, 'short'),
    start: formatTime(startTime, timeZone, language),
    end: formatTime(endTime, timeZone, language),
  })
}

function dateText(date: PlainDate, style: 'short' | 'weekday', language: Language): string {
  return formatDay(`${date}T12:00Z`, 'UTC', language, style)
}
