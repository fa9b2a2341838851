import { addDays, type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ProviderPageData, WorkingDay } from '../booking/provider-data.ts'

/** Whether the salon is open and until when, or when it opens next. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: string }
  | {
      readonly kind: 'opens'
      readonly daysAhead: number
      readonly day: number
      readonly at: string
    }
  | { readonly kind: 'unknown' }

type OpeningHours = Pick<ProviderPageData, 'workingHours' | 'dateHours'>

/**
 * The state at an instant (epoch ms) in the salon's time zone; times are 'HH:MM'. By the hours of the week and of
 * single dates, closures are not considered.
 */
export function openState(hours: OpeningHours, timeZone: string, now: number): OpenState {
  const { date, time } = wallClock(now, timeZone)
  const current = intervalsOf(hours, date).find(
    ({ openTime, closeTime }) => openTime <= time && time < closeTime,
  )
  if (current) return { kind: 'open', until: current.closeTime }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = addDays(date, daysAhead)
    const next = intervalsOf(hours, day).find(({ openTime }) => daysAhead > 0 || openTime > time)
    if (next) return { kind: 'opens', daysAhead, day: weekday(day), at: next.openTime }
  }
  return { kind: 'unknown' }
}

function intervalsOf({ workingHours, dateHours }: OpeningHours, date: PlainDate) {
  const own = dateHours.find((hours) => hours.date === date)
  return own ? [own] : intervalsOn(workingHours, weekday(date))
}

/** The dates of the coming four weeks with hours of their own. */
export function otherHours<Hours extends { readonly date: string }>(
  dateHours: readonly Hours[],
  today: PlainDate,
): readonly Hours[] {
  return dateHours.filter(({ date }) => date >= today && date < addDays(today, 28))
}

/** The opening intervals of a weekday (0 is Sunday); empty if it is closed. */
export function intervalsOn(workingHours: readonly WorkingDay[], day: number) {
  const hours = workingHours.find((one) => one.day === day)
  return hours?.isOpen ? hours.intervals : []
}

export interface HoursLine {
  /** Consecutive weekdays; 0 is Sunday. */
  readonly days: readonly number[]
  /** '09:30 – 18:00'; two with a break, empty if closed. */
  readonly spans: readonly string[]
  readonly isToday: boolean
}

/** The week from Monday. Consecutive days with equal hours share a line, except today. */
export function hoursLines(workingHours: readonly WorkingDay[], today: number | null): HoursLine[] {
  const lines: HoursLine[] = []
  for (const line of hoursByDay(workingHours, today)) {
    const before = lines.at(-1)
    const isSame = before?.spans.join() === line.spans.join()
    const needsOwnLine = line.isToday || before?.isToday
    if (before && isSame && !needsOwnLine) {
      lines[lines.length - 1] = { ...before, days: [...before.days, ...line.days] }
    } else lines.push(line)
  }
  return lines
}

/** The week from Monday, one line per day. */
export function hoursByDay(workingHours: readonly WorkingDay[], today: number | null): HoursLine[] {
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    days: [day],
    spans: intervalsOn(workingHours, day).map(
      ({ openTime, closeTime }) => `${openTime} – ${closeTime}`,
    ),
    isToday: day === today,
  }))
}
