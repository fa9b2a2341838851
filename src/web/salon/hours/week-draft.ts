import {
  type Break,
  type DayHours,
  type DayHoursFault,
  dayHoursFault,
  WEEKDAYS,
} from '#domain/schedule/day-hours.ts'
import { timeFromText } from '../../ui/time-text.ts'

/** A break in the form; `key` tells it from the others of its day. */
export interface DraftBreak extends Break {
  readonly key: string
}

/** A day of the week in the form. A closed day keeps its times, for opening it again. */
export interface DraftDay {
  readonly day: number
  readonly isOpen: boolean
  readonly openTime: string
  readonly closeTime: string
  readonly breaks: readonly DraftBreak[]
}

/** The seven days of the form, Monday first. A closed day gets the times of the first open day. */
export function draftOf(week: readonly DayHours[]): DraftDay[] {
  const { openTime, closeTime } = week[0] ?? { openTime: '09:00', closeTime: '18:00' }
  return WEEKDAYS.map((day) => {
    const hours = week.find((each) => each.day === day)
    if (!hours) return { day, isOpen: false, openTime, closeTime, breaks: [] }
    return { ...hours, isOpen: true, breaks: withKeys(hours.breaks) }
  })
}

/** The open days of the form, as they are sent: with times in full. */
export function weekOf(days: readonly DraftDay[]) {
  return days
    .filter(({ isOpen }) => isOpen)
    .map(({ day, openTime, closeTime, breaks }) => ({
      day,
      openTime: timeFromText(openTime),
      closeTime: timeFromText(closeTime),
      breaks: breaks
        .map(({ from, until }) => ({ from: timeFromText(from), until: timeFromText(until) }))
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    }))
}

/** The days of the form whose hours differ from those of a week. */
export function changedDays(days: readonly DraftDay[], week: readonly DayHours[]): number[] {
  const former = draftOf(week)
  const text = (day: DraftDay | undefined) => JSON.stringify(weekOf(day ? [day] : []))
  return days.filter((day, nth) => text(day) !== text(former[nth])).map(({ day }) => day)
}

export interface DayFault {
  readonly day: number
  readonly fault: DayHoursFault
}

/** The faults of the open days. */
export function faultsOf(days: readonly DraftDay[]): DayFault[] {
  return weekOf(days).flatMap((hours) => {
    const fault = dayHoursFault(hours)
    return fault ? [{ day: hours.day, fault }] : []
  })
}

/** Gives all other open days the hours of one day. */
export function copyToOpenDays(days: readonly DraftDay[], from: DraftDay): DraftDay[] {
  const { openTime, closeTime, breaks } = from
  return days.map((day) =>
    day.isOpen && day.day !== from.day
      ? { ...day, openTime, closeTime, breaks: withKeys(breaks) }
      : day,
  )
}

/** A day with one more break: at lunch, or in the afternoon when lunch has one. */
export function withBreak(day: DraftDay): DraftDay {
  const last = day.breaks.at(-1)?.until ?? ''
  const [from, until] = last < '12:30' ? ['12:30', '13:00'] : ['15:00', '15:15']
  return { ...day, breaks: [...day.breaks, { key: crypto.randomUUID(), from, until }] }
}

function withKeys(breaks: readonly Break[]): DraftBreak[] {
  return breaks.map(({ from, until }) => ({ key: crypto.randomUUID(), from, until }))
}
