import type { WorkingHours } from '#domain/schedule/slots.ts'

type DayHours = readonly [days: readonly number[], ...intervals: readonly string[]]

/** Patterns of working hours of Dutch salons; days count from 0 (Sunday), two intervals on a day leave a break. */
export const WORKING_HOURS = {
  classic: [
    [[2, 3, 4, 5], '09:00-18:00'],
    [[6], '09:00-17:00'],
  ],
  lateThursday: [
    [[1], '13:00-18:00'],
    [[2, 3, 5], '09:00-18:00'],
    [[4], '09:00-13:00', '14:00-21:00'],
    [[6], '09:00-17:00'],
  ],
  lateWeek: [
    [[2, 3], '09:30-18:00'],
    [[4], '09:30-13:00', '14:00-21:00'],
    [[5], '09:30-21:00'],
    [[6], '09:00-17:00'],
  ],
  lunchBreak: [
    [[1, 2, 3, 4, 5], '09:00-12:30', '13:15-17:30'],
    [[6], '10:00-15:00'],
  ],
  schoolHours: [
    [[1, 2, 4, 5], '08:45-14:30'],
    [[3], '08:45-12:15'],
    [[6], '10:00-16:00'],
  ],
  evenings: [
    [[1, 2, 3, 4], '12:00-21:30'],
    [[6], '10:00-16:00'],
  ],
  withSunday: [
    [[3, 4, 5], '10:00-19:00'],
    [[6], '09:00-18:00'],
    [[0], '11:00-17:00'],
  ],
  shoppingStreet: [
    [[1], '12:00-18:00'],
    [[2, 3, 5], '10:00-18:30'],
    [[4], '10:00-21:00'],
    [[6], '10:00-18:00'],
    [[0], '12:00-18:00'],
  ],
  everyDay: [[[0, 1, 2, 3, 4, 5, 6], '10:00-22:00']],
  earlyAndLate: [
    [[1, 2, 3, 4, 5], '08:00-21:30'],
    [[6, 0], '09:00-22:30'],
  ],
  weekends: [
    [[3], '13:00-18:00'],
    [[5], '14:00-20:00'],
    [[6, 0], '09:00-19:00'],
  ],
  clinic: [
    [[1, 3], '08:30-17:00'],
    [[2, 4], '08:30-12:30', '13:30-20:30'],
    [[5], '08:30-16:00'],
  ],
} as const satisfies Record<string, readonly DayHours[]>

export type WorkingHoursName = keyof typeof WORKING_HOURS

/** The intervals of a week, one for each row, times as 'HH:MM' in the provider's time zone. */
export function weeklyHours(name: WorkingHoursName): WorkingHours[] {
  const week: readonly DayHours[] = WORKING_HOURS[name]
  return week.flatMap(([days, ...intervals]) =>
    days.flatMap((day) =>
      intervals.map((interval) => ({
        day,
        isOpen: true,
        openTime: interval.slice(0, 5),
        closeTime: interval.slice(6),
      })),
    ),
  )
}
