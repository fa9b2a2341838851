import { type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import type { WorkingDay } from '../../booking/provider-data.ts'
import { freeCount, type Slot, slotsOn } from '../../booking/slot-days.ts'

/**
 * What a day of the strip is: `free` has times, `full` has only taken ones, `none` is open but has
 * no time for this visit, and nothing can be booked on `closed` and `past` days. Of an `unknown` one the times did
 * not come, or have yet to.
 */
export type DayKind = 'free' | 'full' | 'none' | 'closed' | 'past' | 'unknown'

export interface DayState {
  readonly date: PlainDate
  readonly kind: DayKind
  readonly free: number
  /** Whether it can be chosen: days without a free time cannot (SLOT-01). */
  readonly isSelectable: boolean
}

/**
 * @param slots null while they are not known
 * @param workingHours empty when they did not load: then no day is called closed
 */
export function dayState(
  date: PlainDate,
  today: PlainDate,
  slots: readonly Slot[] | null,
  workingHours: readonly WorkingDay[],
): DayState {
  const daySlots = slotsOn(slots ?? [], date)
  const free = freeCount(daySlots)
  const kind = kindOf()
  return { date, kind, free, isSelectable: kind === 'free' }

  function kindOf(): DayKind {
    if (free > 0) return 'free'
    if (daySlots.length > 0) return 'full'
    if (date < today) return 'past'
    const hours = workingHours.find(({ day }) => day === weekday(date))
    if (hours && !hours.isOpen) return 'closed'
    return slots ? 'none' : 'unknown'
  }
}
