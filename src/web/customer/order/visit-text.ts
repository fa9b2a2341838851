import { daysBetween, isPlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'

/** 'Tuesday 24 November, 13:30' in the time zone; `instant` is an ISO time. */
export function momentText(instant: string, timeZone: string, language: Language): string {
  return `${formatDay(instant, timeZone, language)}, ${formatTime(instant, timeZone, language)}`
}

/** 'Tuesday 24 November 2026, 13:30'. */
export function momentTextWithYear(instant: string, timeZone: string, language: Language): string {
  const weekday = formatDay(instant, timeZone, language, 'weekday')
  const day = formatDay(instant, timeZone, language, 'dayMonthYear')
  return `${weekday} ${day}, ${formatTime(instant, timeZone, language)}`
}

/** Date and time; with the year only if it is not the year of `now` (epoch ms). */
export function momentTextWithOtherYear(
  instant: string,
  timeZone: string,
  language: Language,
  now: number,
): string {
  const isThisYear = localYearOf(timeZone, instant) === localYearOf(timeZone, now)
  return (isThisYear ? momentText : momentTextWithYear)(instant, timeZone, language)
}

/** 'today', 'tomorrow', 'in 4 days', by calendar days in the salon's time zone; null after the start. */
export function countdownText(
  t: Translate,
  startsAt: string,
  timeZone: string,
  now: number,
): string | null {
  if (Date.parse(startsAt) <= now) return null
  const [from, to] = [dayIn(timeZone, now), dayIn(timeZone, startsAt)]
  if (!isPlainDate(from) || !isPlainDate(to)) return null
  const count = daysBetween(from, to)
  if (count === 0) return t('order.today')
  return count === 1 ? t('order.tomorrow') : t('order.inDays', { count })
}

/** '3 days and 21 hours', '2 hours and 5 minutes': the two largest units of a duration. */
export function timeLeftText(t: Translate, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const day = days > 0 && t('orderDetail.daysForScreenReader', { count: days })
  const hour = hours % 24 > 0 && t('common.hoursForScreenReader', { count: hours % 24 })
  const minute =
    !day && minutes % 60 > 0 && t('common.minutesForScreenReader', { count: minutes % 60 })
  const [first, second] = [day, hour, minute].filter((part) => part !== false)
  if (!first) return t('orderDetail.lessThanAMinute')
  return second ? t('orderDetail.and', { first, second }) : first
}

/** The time in the visitor's time zone; null if it equals the salon's. */
export function ownClockText(
  instant: string,
  timeZone: string,
  language: Language,
  ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const localTime = formatTime(instant, ownZone, language)
  return localTime === formatTime(instant, timeZone, language) ? null : localTime
}

function localYearOf(timeZone: string, instant: string | number): string {
  return dayIn(timeZone, instant).slice(0, 'YYYY'.length)
}
