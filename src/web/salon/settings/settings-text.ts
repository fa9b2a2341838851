import type { Settings } from '#contract/settings.ts'
import { answerUntil } from '#domain/order/answer-term.ts'
import { bookableStarts } from '#domain/schedule/booking-rules.ts'
import { daysBetween, isPlainDate } from '#domain/schedule/plain-date.ts'
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import { formatList } from '../../text-formats.ts'

/** What the texts depend on. `now` is epoch ms. */
export interface TextContext {
  readonly t: Translate
  readonly language: Language
  readonly timeZone: string
  readonly now: number
}

const WEEK_MINUTES = 7 * DAY_MINUTES

/** A length in its largest whole unit: '2 hours', '1 day', '8 weeks'. */
export function spanText(minutes: number, t: Translate): string {
  if (minutes % WEEK_MINUTES === 0)
    return t('settings.spans.weeks', { count: minutes / WEEK_MINUTES })
  if (minutes % DAY_MINUTES === 0) return t('settings.spans.days', { count: minutes / DAY_MINUTES })
  if (minutes % 60 === 0) return t('settings.spans.hours', { count: minutes / 60 })
  return t('settings.spans.minutes', { count: minutes })
}

/** How far ahead: '8 weeks', '3 months', '1 year'. */
export function horizonText(days: number, t: Translate): string {
  if (days % 365 === 0) return t('settings.spans.years', { count: days / 365 })
  if (days > 56 && days % 91 === 0) return t('settings.spans.months', { count: (days / 91) * 3 })
  return spanText(days * DAY_MINUTES, t)
}

/** What each rule means now, as days and times of the salon (WORK-75). */
export function ruleTexts(settings: Settings, context: TextContext) {
  const { t, now } = context
  const { startsAt, endsAt } = bookableStarts(settings, now)
  const visit = afternoonOf(now + 7 * DAY_MS, context)
  const freeUntil = visit - settings.cancellationWindowMinutes * MINUTE_MS
  const answerBy = answerUntil(settings, now)
  return {
    answerTerm: t('settings.rules.answerTermNow', { moment: momentText(answerBy, context) }),
    notice: t('settings.rules.noticeNow', { moment: momentText(startsAt, context) }),
    horizon: t('settings.rules.horizonNow', { moment: momentText(endsAt, context) }),
    cancellation: t('settings.rules.cancellationNow', {
      visit: momentText(visit, context),
      moment: momentText(freeUntil, context),
    }),
    buffer: bufferText(settings, visit, context),
    step: t('settings.rules.stepNow', { times: stepTimes(settings, context) }),
  }
}

/** Two o'clock on the salon's day of an instant; an hour beside it on a day on which the clocks change. */
function afternoonOf(instant: number, { timeZone, language }: TextContext): number {
  const [hours = 0, minutes = 0] = formatTime(instant, timeZone, language).split(':').map(Number)
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS
  return minute + (14 - hours) * HOUR_MS - minutes * MINUTE_MS
}

function bufferText(
  { bufferMinutes }: Settings,
  end: number,
  { t, timeZone, language }: TextContext,
): string {
  if (bufferMinutes === 0) return t('settings.rules.bufferNone')
  return t('settings.rules.bufferNow', {
    end: formatTime(end, timeZone, language),
    moment: formatTime(end + bufferMinutes * MINUTE_MS, timeZone, language),
  })
}

// The grid begins when the salon opens, mostly on the hour.
function stepTimes({ slotStepMinutes }: Settings, { language }: TextContext): string {
  const times = [0, 1, 2].map((nth) =>
    formatTime(9 * HOUR_MS + nth * slotStepMinutes * MINUTE_MS, 'UTC', language),
  )
  return formatList(times, language)
}

/** 'today 15:00', 'Tue 24 Nov 14:00'; with the year when it is another one. */
function momentText(instant: number, { t, language, timeZone, now }: TextContext): string {
  const [from, to] = [dayIn(timeZone, now), dayIn(timeZone, instant)]
  const days = isPlainDate(from) && isPlainDate(to) ? daysBetween(from, to) : null
  const time = formatTime(instant, timeZone, language)
  const style = from.slice(0, 4) === to.slice(0, 4) ? 'brief' : 'dayMonthYear'
  const near = { 0: t('settings.today'), 1: t('settings.tomorrow') } as Record<number, string>
  const day = near[days ?? -1] ?? formatDay(instant, timeZone, language, style)
  return t('settings.moment', { day, time })
}
