import { type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import type { DateHours, WorkingDay } from '../../booking/provider-data.ts'
import { countFreeSlots, type Slot, slotsOn } from '../../booking/slot-days.ts'

/**
 * The state of a day: `free` has free slots, `full` has only busy ones, `none` is open but has no slot
 * for this visit, `closed` and `past` cannot be booked, `unknown` is not loaded.
 */
export type DayKind = 'free' | 'full' | 'none' | 'closed' | 'past' | 'unknown'

export interface DayState {
  readonly date: PlainDate
  readonly kind: DayKind
  readonly free: number
  /** Whether it can be chosen; only days with a free slot can (SLOT-01). */
  readonly isSelectable: boolean
}

/**
 * @param slots null if not loaded
 * @param workingHours empty if not loaded: then no day is `closed`
 * @param dateHours dates that are open whatever their weekday
 */
export function dayState(
  date: PlainDate,
  today: PlainDate,
  slots: readonly Slot[] | null,
  workingHours: readonly WorkingDay[],
  dateHours: readonly DateHours[] = [],
): DayState {
  const daySlots = slotsOn(slots ?? [], date)
  const free = countFreeSlots(daySlots)
  const kind = kindOf()
  return { date, kind, free, isSelectable: kind === 'free' }

  function kindOf(): DayKind {
    if (free > 0) return 'free'
    if (daySlots.length > 0) return 'full'
    if (date < today) return 'past'
    const hours = workingHours.find(({ day }) => day === weekday(date))
    const isOpen = hours?.isOpen || dateHours.some((own) => own.date === date)
    if (hours && !isOpen) return 'closed'
    return slots ? 'none' : 'unknown'
  }
}
