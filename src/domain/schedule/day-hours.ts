import { weekday } from './plain-date.ts'
import { wallClock } from './wall-clock.ts'

/** Times of a day are multiples of this, in minutes. */
export const HOURS_STEP_MINUTES = 5

/** Far more than anybody takes. */
export const MAX_BREAKS = 6

/** A time on the wall clock, 'HH:MM', half-open. */
export interface Break {
  readonly from: string
  readonly until: string
}

/** The working hours of one weekday, as members edit them: an opening, a closing and the breaks between. */
export interface DayHours {
  /** 0 Sunday to 6 Saturday. A day without an entry is closed. */
  readonly day: number
  readonly openTime: string
  readonly closeTime: string
  readonly breaks: readonly Break[]
}

/** An unbroken time of a weekday in which a provider works, as it is stored. */
export interface DayInterval {
  readonly day: number
  readonly openTime: string
  readonly closeTime: string
}

/** Why the hours of a day are refused (row WORK-30). */
export const DAY_HOURS_FAULTS = [
  'no-time',
  'off-step',
  'opens-at-midnight',
  'closes-before-opening',
  'break-ends-before-start',
  'break-outside',
  'breaks-overlap',
] as const
export type DayHoursFault = (typeof DAY_HOURS_FAULTS)[number]

/** The first fault of a day's hours; null when they are right. */
export function dayHoursFault({ openTime, closeTime, breaks }: DayHours): DayHoursFault | null {
  const times = [openTime, closeTime, ...breaks.flatMap(({ from, until }) => [from, until])]
  if (!times.every(isTimeOfDay)) return 'no-time'
  if (!times.every((time) => minuteOf(time) % HOURS_STEP_MINUTES === 0)) return 'off-step'
  // Midnight as an opening means closed (SLOT-04).
  if (openTime === '00:00') return 'opens-at-midnight'
  if (openTime >= closeTime) return 'closes-before-opening'
  if (breaks.some(({ from, until }) => from >= until)) return 'break-ends-before-start'
  if (breaks.some(({ from, until }) => from <= openTime || until >= closeTime))
    return 'break-outside'
  const sorted = byStart(breaks)
  // Breaks that touch are one break in two entries.
  const areApart = sorted.every(
    ({ from }, nth) => nth === 0 || (sorted[nth - 1]?.until ?? '') < from,
  )
  return areApart ? null : 'breaks-overlap'
}

/** The intervals of a day whose hours are right, in order. */
export function intervalsOf({ day, openTime, closeTime, breaks }: DayHours): DayInterval[] {
  const sorted = byStart(breaks)
  const opens = [openTime, ...sorted.map(({ until }) => until)]
  const closes = [...sorted.map(({ from }) => from), closeTime]
  return opens.map((open, nth) => ({ day, openTime: open, closeTime: closes[nth] ?? closeTime }))
}

/** The hours of each open day, Monday first. Intervals of one day that overlap or touch count as one. */
export function weekFromIntervals(intervals: readonly DayInterval[]): DayHours[] {
  return WEEKDAYS.flatMap((day) => {
    const [first, ...more] = merged(intervals.filter((interval) => interval.day === day))
    if (!first) return []
    const breaks = more.map(({ openTime }, nth) => {
      return { from: (more[nth - 1] ?? first).closeTime, until: openTime }
    })
    const closeTime = (more.at(-1) ?? first).closeTime
    return [{ day, openTime: first.openTime, closeTime, breaks }]
  })
}

/** The days of a week, Monday first; 0 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** The minutes of work in a week whose hours are right. */
export function minutesOpen(week: readonly DayHours[]): number {
  return week
    .flatMap(intervalsOf)
    .reduce((sum, { openTime, closeTime }) => sum + minuteOf(closeTime) - minuteOf(openTime), 0)
}

/** Whether a visit (epoch ms) lies within one interval of a week; the buffer after it may end later. */
export function isWithinWeek(
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  week: readonly DayHours[],
  timeZone: string,
): boolean {
  const start = wallClock(startsAt, timeZone)
  const end = wallClock(endsAt, timeZone)
  const dayOfWeek = weekday(start.date)
  return (
    start.date === end.date &&
    week
      .filter(({ day }) => day === dayOfWeek)
      .flatMap(intervalsOf)
      .some(({ openTime, closeTime }) => openTime <= start.time && end.time <= closeTime)
  )
}

/** Whether a text is a time of a day, `HH:MM`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function byStart(breaks: readonly Break[]): Break[] {
  return breaks.toSorted((a, b) => a.from.localeCompare(b.from))
}

function merged(intervals: readonly DayInterval[]): DayInterval[] {
  const joined: DayInterval[] = []
  for (const next of intervals.toSorted((a, b) => a.openTime.localeCompare(b.openTime))) {
    const last = joined.at(-1)
    if (!last || last.closeTime < next.openTime) joined.push(next)
    else if (next.closeTime > last.closeTime)
      joined.splice(-1, 1, { ...last, closeTime: next.closeTime })
  }
  return joined
}
