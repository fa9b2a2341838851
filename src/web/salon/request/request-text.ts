import { daysBetween, isPlainDate } from '#domain/schedule/plain-date.ts'
import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import { durationText } from '../../text-formats.ts'

/** What the texts depend on. `now` is epoch ms. */
export interface TextContext {
  readonly t: Translate
  readonly language: Language
  readonly timeZone: string
  readonly now: number
}

const SOON_MS = 30 * MINUTE_MS

/** 'today', 'tomorrow' or 'Wed 25 November' ('Wed 25 Nov'), in the salon's time zone. */
export function dayText(
  instant: string,
  { t, language, timeZone, now }: TextContext,
  format: 'short' | 'brief' = 'short',
): string {
  const [from, to] = [dayIn(timeZone, now), dayIn(timeZone, instant)]
  const days = isPlainDate(from) && isPlainDate(to) ? daysBetween(from, to) : null
  if (days === 0) return t('workspace.requests.today')
  if (days === 1) return t('workspace.requests.tomorrow')
  return formatDay(instant, timeZone, language, format)
}

/** 'today 15:00 – 15:45'. */
export function timeText(
  visit: { appointmentStartTime: string; appointmentEndTime: string },
  context: TextContext,
): string {
  const { t, language, timeZone } = context
  return t('workspace.requests.time', {
    day: dayText(visit.appointmentStartTime, context),
    start: formatTime(visit.appointmentStartTime, timeZone, language),
    end: formatTime(visit.appointmentEndTime, timeZone, language),
  })
}

/** 'today 15:00', or only '15:00' of today. */
export function momentText(
  instant: string,
  context: TextContext,
  format: 'short' | 'brief' = 'short',
): string {
  const { language, timeZone, now } = context
  const time = formatTime(instant, timeZone, language)
  const isToday = dayIn(timeZone, now) === dayIn(timeZone, instant)
  return isToday ? time : `${dayText(instant, context, format)} ${time}`
}

/** The time left to answer: a clock time first, minutes alone in the last half hour (WORK-04). */
export function timeLeftText(answerBy: string, context: TextContext): string {
  const { t, now } = context
  const left = Date.parse(answerBy) - now
  if (left <= 0) return t('workspace.requests.over')
  if (left <= SOON_MS) return t('workspace.requests.soon', { count: Math.ceil(left / MINUTE_MS) })
  return t('workspace.requests.answerBy', {
    moment: momentText(answerBy, context, 'brief'),
    left: roundedDuration(left, t),
  })
}

// Rounded down: a salon must not think it has longer.
function roundedDuration(milliseconds: number, t: Translate): string {
  const hours = Math.floor(milliseconds / HOUR_MS)
  if (hours >= 48) return t('workspace.requests.days', { count: Math.floor(hours / 24) })
  if (hours >= 1) return t('workspace.requests.hours', { count: hours })
  return t('common.minutes', { minutes: Math.floor(milliseconds / MINUTE_MS) })
}

/** How long something took: '2 h 45', from a day on '1 day 3 hours', from two days on '6 days' (WORK-281). */
export function longDurationText(minutes: number, t: Translate): string {
  if (minutes < DAY_MINUTES) return durationText(t, minutes)
  const hours = Math.round(minutes / 60)
  if (hours >= 48) return t('workspace.requests.days', { count: Math.round(hours / 24) })
  const day = t('workspace.requests.days', { count: 1 })
  return hours === 24 ? day : `${day} ${t('workspace.requests.hours', { count: hours - 24 })}`
}

/** How the visit fits behind the one before it on that day. */
export function fitText(minutesFreeBefore: number | null, t: Translate): string {
  if (minutesFreeBefore === null) return t('workspace.requests.fits.first')
  if (minutesFreeBefore === 0) return t('workspace.requests.fits.adjacent')
  return t('workspace.requests.fits.after', { duration: durationText(t, minutesFreeBefore) })
}
