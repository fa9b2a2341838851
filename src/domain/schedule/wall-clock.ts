import { HOUR_MS } from '../time-units.ts'
import type { PlainDate } from './plain-date.ts'

export interface WallClock {
  readonly date: PlainDate
  /** 'HH:MM', 24 hours. */
  readonly time: string
}

/**
 * The local date and time of an instant (epoch ms) in an IANA zone. Uses Intl, so that it works in browsers without
 * Temporal.
 */
export function wallClock(instant: number, timeZone: string): WallClock {
  const parts = new Map<string, string>()
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts.set(type, value)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const year = part('year').padStart(4, '0')
  return {
    date: `${year}-${part('month')}-${part('day')}` as PlainDate,
    time: `${part('hour')}:${part('minute')}`,
  }
}

// Creating a formatter costs about 50 times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** The instant (epoch ms) at which the next local day of a zone begins; a day has 23 to 25 hours. */
export function nextDay(instant: number, timeZone: string): number {
  const { date } = wallClock(instant, timeZone)
  let [same, later] = [instant, instant + LONGER_THAN_A_DAY_MS]
  while (later - same > 1) {
    const between = Math.floor((same + later) / 2)
    if (wallClock(between, timeZone).date > date) later = between
    else same = between
  }
  return later
}

const LONGER_THAN_A_DAY_MS = 26 * HOUR_MS
