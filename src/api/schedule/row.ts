import type { Selectable } from 'kysely'
import { visitNoticeMinutes } from '#domain/delivery/travel-time.ts'
import { type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import type { WorkingHours } from '#domain/schedule/slots.ts'
import type { WaitingTime } from '#domain/schedule/waiting-time.ts'
import type { Providers, WorkingHours as WorkingHoursTable } from '../schema.gen.ts'

/** The settings of a provider's calendar. */
export interface Calendar {
  readonly providerId: string
  readonly timeZone: string
  readonly stepMinutes: number
  /** The provider's, and at least the travel of the visit in question. */
  readonly minimumNoticeMinutes: number
  /** Kept free after the visit in question. */
  readonly bufferMinutes: number
  /** Kept free before the visit in question and after its buffer: 0 at the salon. */
  readonly travelMinutes: number
  /** When the visit in question waits. */
  readonly waits: readonly WaitingTime[]
  readonly horizonDays: number
}

/** The columns of `providers` with the calendar's settings. */
export const CALENDAR_COLUMNS = [
  'id',
  'time_zone',
  'slot_step_minutes',
  'minimum_notice_minutes',
  'buffer_minutes',
  'horizon_days',
] as const satisfies (keyof Providers)[]

type CalendarRow = Pick<Selectable<Providers>, (typeof CALENDAR_COLUMNS)[number] | 'travel_minutes'>

/** The calendar of a provider's row, with the buffer and the travel of the visit in question, which does not wait. */
export function calendarOf(row: CalendarRow): Calendar {
  return {
    providerId: row.id,
    timeZone: row.time_zone,
    stepMinutes: row.slot_step_minutes,
    minimumNoticeMinutes: visitNoticeMinutes({
      minimumNoticeMinutes: row.minimum_notice_minutes,
      travelMinutes: row.travel_minutes,
    }),
    bufferMinutes: row.buffer_minutes,
    travelMinutes: row.travel_minutes,
    waits: [],
    horizonDays: row.horizon_days,
  }
}

/** The array columns of `providers` with the opening hours. */
export const WEEK_COLUMNS = [
  'week_days',
  'week_opens',
  'week_closes',
] as const satisfies (keyof Providers)[]

/** The opening hours of a provider's row, by day and opening. */
export function weekOf(row: Pick<Selectable<Providers>, (typeof WEEK_COLUMNS)[number]>) {
  return row.week_days.map((day, nth) =>
    workingHoursOf({
      day,
      open_time: row.week_opens[nth] ?? CLOSED,
      close_time: row.week_closes[nth] ?? CLOSED,
    }),
  )
}

const CLOSED = '00:00'

/** The array columns of `providers` with the opening hours, those of single dates too. */
export const HOURS_COLUMNS = [
  ...WEEK_COLUMNS,
  'date_days',
  'date_opens',
  'date_closes',
] as const satisfies (keyof Providers)[]

type HoursRow = Pick<Selectable<Providers>, (typeof HOURS_COLUMNS)[number]>

/** The opening hours of a provider's row: those of the week, then those of single dates (WORK-141). */
export function hoursOf(row: HoursRow): WorkingHours[] {
  return [...weekOf(row), ...dateHoursOf(row)]
}

/** The opening hours of single dates of a provider's row, by date. */
export function dateHoursOf(
  row: Pick<HoursRow, 'date_days' | 'date_opens' | 'date_closes'>,
): (WorkingHours & { date: PlainDate })[] {
  return row.date_days.map((text, nth) => {
    const date = text as PlainDate
    const hours = workingHoursOf({
      day: weekday(date),
      open_time: row.date_opens[nth] ?? CLOSED,
      close_time: row.date_closes[nth] ?? CLOSED,
    })
    return { ...hours, date }
  })
}

function workingHoursOf(
  row: Pick<Selectable<WorkingHoursTable>, 'day' | 'open_time' | 'close_time'>,
): WorkingHours {
  return {
    day: row.day,
    isOpen: true,
    openTime: row.open_time.slice(0, 5),
    closeTime: row.close_time.slice(0, 5),
  }
}
